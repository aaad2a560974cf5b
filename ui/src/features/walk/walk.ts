/** What a walk still needs, how far it has come, and what each key does to an answer. Pure: an answer in, an answer out. */

import type { Answer, Capture, Question, QuestionId, Rating, Scorecard } from '../../ipc';

/** The three fields that every question asks for. */
export const CAPTURES = [
  { id: 'broke', label: 'What broke', hint: 'In their words, from the first sign' },
  { id: 'scale', label: 'At what scale', hint: 'Machines, hours, who felt it' },
  { id: 'changed', label: 'What they personally changed', hint: 'Ask warmly: which part of that was yours?' },
] as const;

export type CaptureId = (typeof CAPTURES)[number]['id'];

/** An answer in which nothing is taken down. */
export function emptyAnswer(questionId: QuestionId): Answer {
  const open = (): Capture => ({ text: '', state: 'open', reason: '' });
  return {
    questionId,
    probes: [],
    broke: open(),
    scale: open(),
    changed: open(),
    words: '',
    rating: null,
    notAskedReason: '',
    record: null,
    handToPanel: '',
    shareAsked: false,
    later: false,
    seconds: 0,
    citations: [],
  };
}

/** True once anything was taken down, or the question was put and not answered. Time alone does not count. */
export function isAsked(answer: Answer): boolean {
  if (answer.rating === 'not-asked') return false;
  if (answer.rating !== null || answer.record !== null) return true;
  const put = CAPTURES.some(({ id }) => answer[id].state === 'answered' || answer[id].state === 'no-answer');
  return put || answer.words.trim() !== '' || answer.probes.length > 0;
}

/** True where a number may be given: the candidate's own words are written down. */
export function mayRate(answer: Answer): boolean {
  return answer.words.trim() !== '';
}

/** What to ask because of the document, each once, without what the question or its probes ask anyway. */
export function freshAsks(question: Pick<Question, 'ask' | 'probes'> | null, asks: readonly string[]): string[] {
  const known = new Set([question?.ask ?? '', ...(question?.probes ?? []).map((probe) => probe.text)].map(bareWords));
  return asks.filter((ask) => {
    const words = bareWords(ask);
    if (known.has(words)) return false;
    known.add(words);
    return true;
  });
}

/** Words without their marks and capitals, to tell whether two questions are the same. */
function bareWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** True for a question that is recorded and not rated. */
export function isRecorded(question: Question): boolean {
  return question.record.length > 0;
}

/** True where a rating, a choice or a reason closes the question. */
export function isClosed(answer: Answer): boolean {
  return answer.rating !== null || answer.record !== null;
}

/** How far a walk has come. */
export interface Coverage {
  asked: number;
  questions: number;
  keyRated: number;
  key: number;
}

/** Counts what was asked and which key questions carry a number. */
export function coverage(scorecard: Scorecard, answers: ReadonlyMap<QuestionId, Answer>): Coverage {
  const sum: Coverage = { asked: 0, questions: scorecard.questions.length, keyRated: 0, key: 0 };
  for (const question of scorecard.questions) {
    const answer = answers.get(question.id);
    const key = question.key && !isRecorded(question);
    sum.asked += answer && isAsked(answer) ? 1 : 0;
    sum.key += key ? 1 : 0;
    sum.keyRated += key && typeof answer?.rating === 'number' ? 1 : 0;
  }
  return sum;
}

/** One thing a walk needs before it can be submitted. */
export interface Missing {
  questionId: QuestionId;
  label: string;
  title: string;
  /** What to do, as the end of a sentence. */
  what: string;
}

/** What a walk needs before it can be submitted, in the order of the scorecard; empty where it is ready. */
export function missing(scorecard: Scorecard, answers: ReadonlyMap<QuestionId, Answer>): Missing[] {
  return scorecard.questions.flatMap((question) =>
    lacks(question, answers.get(question.id) ?? emptyAnswer(question.id)).map((what) => ({
      questionId: question.id,
      label: question.label,
      title: question.title,
      what,
    })),
  );
}

/** The questions that may stay open and do: worth naming, not in the way. */
export function untouched(scorecard: Scorecard, answers: ReadonlyMap<QuestionId, Answer>): Question[] {
  return scorecard.questions.filter((question) => {
    const answer = answers.get(question.id);
    return !question.key && (!answer || (!isAsked(answer) && !isClosed(answer)));
  });
}

function lacks(question: Question, answer: Answer): string[] {
  const found: string[] = [];
  if (!isClosed(answer) && (question.key || isAsked(answer))) found.push(howToClose(question));
  if (typeof answer.rating === 'number' && !mayRate(answer)) found.push('write down the candidate’s own words beside the rating');
  if (answer.rating === 'not-asked' && answer.notAskedReason.trim() === '') found.push('say why it was not asked');
  for (const { id, label } of CAPTURES) {
    const capture = answer[id];
    if (capture.state === 'not-asked' && capture.reason.trim() === '') {
      found.push(`say why “${label.toLowerCase()}” was not asked`);
    }
  }
  return found;
}

function howToClose(question: Question): string {
  return isRecorded(question) ? 'choose one, or “not asked” or “cannot share”' : 'rate it, or choose “not asked” or “cannot share”';
}

/** An answer with other text in a field. Typing answers an open field; emptying an answered one opens it again. */
export function typeInto(answer: Answer, id: CaptureId, text: string): Answer {
  const capture = answer[id];
  const blank = text.trim() === '';
  const state = !blank ? 'answered' : capture.state === 'answered' ? 'open' : capture.state;
  return { ...answer, [id]: { ...capture, text, state } };
}

/** An answer with another state of a field; choosing the state it has takes it back. The text stays. */
export function setCaptureState(answer: Answer, id: CaptureId, state: Capture['state']): Answer {
  const capture = answer[id];
  return { ...answer, [id]: { ...capture, state: capture.state === state ? 'open' : state } };
}

/** An answer with a rating, taken back where it is the one it has; null where the own words are still missing. */
export function rate(answer: Answer, rating: Rating): Answer | null {
  if (answer.rating === rating) return { ...answer, rating: null };
  if (typeof rating === 'number' && !mayRate(answer)) return null;
  return { ...answer, rating, record: null, later: false };
}

/** An answer with a recorded choice, taken back where it is the one it has. */
export function choose(answer: Answer, record: string): Answer {
  return { ...answer, record: answer.record === record ? null : record, rating: null, later: false };
}

/** An answer with a probe ticked, or not. The order of use is kept. */
export function toggleProbe(answer: Answer, id: string): Answer {
  const has = answer.probes.includes(id);
  return { ...answer, probes: has ? answer.probes.filter((probe) => probe !== id) : [...answer.probes, id] };
}

/** The first of some probes that is not ticked, or null. */
export function nextProbe(answer: Answer, ids: readonly string[]): string | null {
  return ids.find((id) => !answer.probes.includes(id)) ?? null;
}

/** The question after one; from the last, the first that is still open; null where everything is closed. */
export function nextQuestion(scorecard: Scorecard, answers: ReadonlyMap<QuestionId, Answer>, current: QuestionId): QuestionId | null {
  const { questions } = scorecard;
  const after = questions[questions.findIndex((question) => question.id === current) + 1];
  if (after) return after.id;
  const open = questions.find(({ id }) => {
    const answer = answers.get(id);
    return id !== current && (!answer || answer.later || !isClosed(answer));
  });
  return open?.id ?? null;
}

/** Where a walk goes on: the first question that is neither closed nor put off, then one put off, then the first. */
export function resumeAt(scorecard: Scorecard, answers: ReadonlyMap<QuestionId, Answer>): QuestionId | null {
  const open = ({ id }: Question) => !isClosed(answers.get(id) ?? emptyAnswer(id));
  const fresh = scorecard.questions.find((question) => open(question) && !answers.get(question.id)?.later);
  return (fresh ?? scorecard.questions.find(open) ?? scorecard.questions[0])?.id ?? null;
}

/** What a list shows for an answer: 1 to 4, N, W, R for a recorded choice; empty where it is open. */
export function markOf(answer: Answer | undefined): string {
  if (!answer) return '';
  if (answer.rating === 'not-asked') return 'N';
  if (answer.rating === 'withheld') return 'W';
  return answer.rating !== null ? String(answer.rating) : answer.record !== null ? 'R' : '';
}

/** Minutes and seconds, with hours once there are any: "4:10", "1:02:07". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Seconds spent on all questions. */
export function secondsOf(answers: ReadonlyMap<QuestionId, Answer>): number {
  return [...answers.values()].reduce((sum, answer) => sum + answer.seconds, 0);
}

/** A number with its word, as it stands in what was typed: "48 nodes". Digits inside a name, as in H100, count nothing. */
export function quantitiesIn(text: string): string[] {
  const found = text.matchAll(/(?<![\p{L}\p{N}_.,-])\d+(?:[.,]\d+)*[kKM]?(?![\p{L}\p{N}])\+?(?:\s?%|\s[\p{L}][\p{L}\p{N}/-]*)?/gu);
  return [...found].map((match) => match[0]);
}

/** True where somebody speaks for a group, which is the moment to ask once for the personal share. */
export function speaksForGroup(answer: Answer): boolean {
  const said = [answer.words, answer.broke.text, answer.changed.text].join(' ');
  return /\b(?:we|our|us)\b/iu.test(said) && !/\b(?:I|my|myself)\b/u.test(said);
}
