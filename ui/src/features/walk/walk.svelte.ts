import { announcer } from '../../base/announce.svelte';
import { Load } from '../../base/load.svelte';
import { pointing } from '../../base/pointing.svelte';
import { asFault, host, type Answer, type Pairing, type Question, type QuestionId, type Rating, type WalkSheet } from '../../ipc';
import { Saver, type SaveState } from './saver';
import { choose, coverage, emptyAnswer, freshAsks, isRecorded, missing, nextProbe, nextQuestion, rate, resumeAt, secondsOf, toggleProbe, untouched } from './walk';

/** Seconds after which the time alone is worth a save. */
const TIME_SAVE = 15;

/** One person's walk on the screen: where it stands, what is taken down, and whether it is saved. */
export class WalkState {
  readonly load = new Load<WalkSheet>();
  answers = $state.raw<ReadonlyMap<QuestionId, Answer>>(new Map());
  current = $state<QuestionId>('');
  paused = $state(false);
  save = $state<SaveState>('saved');
  savedAt = $state<string | null>(null);
  /** Why the last save failed; empty otherwise. */
  trouble = $state('');
  submittedAt = $state<string | null>(null);

  readonly sheet = $derived(this.load.value);
  readonly coverage = $derived(this.sheet ? coverage(this.sheet.scorecard, this.answers) : null);
  readonly missing = $derived(this.sheet ? missing(this.sheet.scorecard, this.answers) : []);
  readonly untouched = $derived(this.sheet ? untouched(this.sheet.scorecard, this.answers) : []);
  readonly seconds = $derived(secondsOf(this.answers));

  readonly #saver = new Saver<Answer>({
    write: async (answer) => {
      const walkId = this.sheet?.walk.id;
      if (walkId) this.savedAt = (await host().saveAnswer(walkId, answer)).savedAt;
    },
    onstate: (state, reason) => {
      this.save = state;
      this.trouble = state === 'failed' ? asFault(reason).message : '';
    },
  });
  #unsavedSeconds = 0;

  readonly openingId: string;
  readonly candidateId: string;

  constructor(openingId: string, candidateId: string) {
    this.openingId = openingId;
    this.candidateId = candidateId;
  }

  async open(): Promise<void> {
    const sheet = await this.load.run(() => host().walk(this.openingId, this.candidateId));
    if (!sheet) return;
    this.answers = new Map(sheet.walk.answers.map((answer) => [answer.questionId, answer]));
    this.savedAt = sheet.walk.savedAt;
    this.submittedAt = sheet.walk.submittedAt;
    const wanted = pointing.take(this.candidateId)?.questionId;
    const known = sheet.scorecard.questions.some((question) => question.id === wanted);
    const start = this.sealed ? sheet.scorecard.questions[0]?.id : resumeAt(sheet.scorecard, this.answers);
    this.current = (known && wanted) || (start ?? '');
  }

  get sealed(): boolean {
    return this.submittedAt !== null;
  }

  get question(): Question | null {
    return this.sheet?.scorecard.questions.find((question) => question.id === this.current) ?? null;
  }

  get answer(): Answer {
    return this.answers.get(this.current) ?? emptyAnswer(this.current);
  }

  /** What to ask because of the document, beside the question in sight. */
  get asks(): string[] {
    return freshAsks(this.question, this.pairing?.ask ?? []);
  }

  get pairing(): Pairing | null {
    return this.sheet?.pairings.find((pairing) => pairing.questionId === this.current) ?? null;
  }

  /** Takes a changed answer down and saves it soon. */
  change(answer: Answer): void {
    if (this.sealed) return;
    const cited = { ...answer, citations: this.#citations(answer) };
    this.answers = new Map(this.answers).set(answer.questionId, cited);
    this.#unsavedSeconds = 0;
    this.#saver.put(answer.questionId, cited);
  }

  /** Gives or takes back a rating; false where the own words are still missing. */
  rate(rating: Rating): boolean {
    const question = this.question;
    if (!question || this.sealed || (isRecorded(question) && typeof rating === 'number')) return true;
    const answer = rate(this.answer, rating);
    if (answer) this.change(answer);
    return answer !== null;
  }

  choose(record: string): void {
    this.change(choose(this.answer, record));
  }

  tickProbe(id: string): void {
    this.change(toggleProbe(this.answer, id));
  }

  tickNextProbe(): void {
    const probes = [...(this.question?.probes ?? []), ...this.asks.map((text) => ({ id: text, text }))];
    const id = nextProbe(this.answer, probes.map((probe) => probe.id));
    if (id === null) return announcer.say('All probes of this question are ticked.');
    this.tickProbe(id);
    announcer.say(`Ticked: ${probes.find((probe) => probe.id === id)?.text ?? ''}`);
  }

  goTo(questionId: QuestionId): void {
    this.current = questionId;
    void this.#saver.flush();
  }

  /** Goes on to the next question; false where all are closed. */
  next(): boolean {
    const next = this.sheet ? nextQuestion(this.sheet.scorecard, this.answers, this.current) : null;
    if (next) this.goTo(next);
    return next !== null;
  }

  step(by: 1 | -1): void {
    const questions = this.sheet?.scorecard.questions ?? [];
    const to = questions[questions.findIndex((question) => question.id === this.current) + by];
    if (to) this.goTo(to.id);
  }

  later(): void {
    this.change({ ...this.answer, later: true });
    if (!this.next()) announcer.say('No other question is open.');
  }

  /** One second of the interview went by. */
  tick(): void {
    if (this.paused || this.sealed || !this.question) return;
    const answer = { ...this.answer, seconds: this.answer.seconds + 1 };
    this.answers = new Map(this.answers).set(answer.questionId, answer);
    if (++this.#unsavedSeconds % TIME_SAVE === 0) this.#saver.put(answer.questionId, answer);
  }

  /** Writes what is due; true where all is safe. */
  flush(): Promise<boolean> {
    if (this.#unsavedSeconds > 0 && !this.sealed && this.question) this.#saver.put(this.current, this.answer);
    this.#unsavedSeconds = 0;
    return this.#saver.flush();
  }

  /** Closes the walk for good; true where it is closed. */
  async submit(): Promise<boolean> {
    const walkId = this.sheet?.walk.id;
    if (!walkId || !(await this.flush())) return false;
    try {
      this.submittedAt = (await host().submitWalk(walkId)).submittedAt;
      return this.sealed;
    } catch (thrown) {
      announcer.show(asFault(thrown).message, { tone: 'danger' });
      return false;
    }
  }

  /** The words that stood beside the question go with the answer, with the text they were read from. */
  #citations(answer: Answer): Answer['citations'] {
    const { document, pairings } = this.sheet ?? {};
    const evidence = pairings?.find((pairing) => pairing.questionId === answer.questionId)?.evidence ?? [];
    if (!document) return answer.citations;
    return evidence.slice(0, 3).map(({ start, end, text }) => ({ start, end, text, documentId: document.id, textHash: document.textHash }));
  }
}
