import type { Answer, CandidateId, Capture, Decision, HistoryEntry, LookItem, Opening, Override, Person, Stage, Verdict, Walk } from '../contract';
import { HostFault } from '../fault';
import { generate } from './generate';
import { judge } from './judge';
import { resumes, type SampleResume } from './resumes';
import { roleOf } from './roles';
import { scorecardOf } from './scorecards';

/** A candidate of an opening, as the sample keeps it. */
export interface Entry {
  id: CandidateId;
  resume: SampleResume;
  importedAt: string;
  stage: Stage;
  override: Override | null;
  history: HistoryEntry[];
}

/** An opening with all that hangs on it. */
export interface Desk {
  opening: Opening;
  entries: Entry[];
  look: LookItem[];
  walks: Walk[];
  decisions: Record<CandidateId, Decision[]>;
}

export const me: Person = { id: 'p1', name: 'Ingrid Falk', role: 'Recruiter' };
const manager: Person = { id: 'p2', name: 'Tobias Renner', role: 'Hiring manager' };

/** All that the sample host remembers; lost when the page is loaded anew. */
export class State {
  state: 'first-run' | 'locked' | 'open' = 'open';
  passphrase = 'correct horse battery staple';
  recoveryCode = '';
  people: Person[] = [me, manager];
  person: Person | null = me;
  sample = true;
  desks: Desk[] = [];
  #next = 1;

  constructor(start: string, size: number) {
    if (start === 'first-run') this.#forget('first-run');
    else this.fill(start === 'empty' ? -1 : size);
    if (start === 'locked') {
      this.state = 'locked';
      this.person = null;
      this.sample = false;
    }
  }

  #forget(state: 'first-run' | 'locked' | 'open'): void {
    this.state = state;
    this.people = [];
    this.person = null;
    this.sample = false;
    this.desks = [];
  }

  /** The invented openings; `size` candidates in the first one, or all invented resumes with 0, or no opening at all with -1. */
  fill(size: number): void {
    this.desks = [];
    if (size < 0) return;
    const gpu = this.addOpening('GPU Cluster Engineer', 'Harbour hall', 'gpu-cluster-engineer', manager.name, 19);
    (size > 0 ? generate(size) : resumes).forEach((resume, at) => this.add(gpu, resume, 18 * 24 - at));
    const ai = this.addOpening('AI Engineer, Help pages', 'Product', 'ai-engineer', 'Paloma Reyes', 34);
    [...resumes].reverse().slice(2, 12).forEach((resume, at) => this.add(ai, resume, 30 * 24 - at));
    this.addOpening('HPC Engineer', 'Climate group', 'hpc-engineer', '', 0);
    this.#beginWalks(gpu);
  }

  id(prefix: string): string {
    return `${prefix}${this.#next++}`;
  }

  addOpening(title: string, team: string, roleId: string, hiringManager: string, daysAgo: number): Desk {
    const opening: Opening = {
      id: this.id('o'), title, team, roleId, roleName: roleOf(roleId).name, hiringManager, state: 'open', createdAt: hoursAgo(daysAgo * 24), closedAt: null,
      candidates: 0, verdicts: { evidenced: 0, partial: 0, 'keyword-only': 0, unrelated: 0, 'not-assessed': 0 }, needsLook: 0, untouched: 0, walksToFinish: 0, toDecide: 0,
    };
    const desk: Desk = { opening, entries: [], look: [], walks: [], decisions: {} };
    this.desks = [desk, ...this.desks];
    return desk;
  }

  add(desk: Desk, resume: SampleResume, hours: number): Entry {
    const importedAt = hoursAgo(hours);
    const history: HistoryEntry[] = [{ kind: 'imported', at: importedAt, by: this.person, what: `Added from ${resume.file}`, reason: '' }];
    const entry: Entry = { id: this.id('c'), resume, importedAt, stage: 'new', override: null, history };
    desk.entries.push(entry);
    if (resume.unread) desk.look.push({ id: this.id('l'), fileName: resume.file, reason: resume.unread.reason, detail: resume.unread.detail, importedAt, candidateId: entry.id, remedies: resume.unread.reason === 'no-text' ? ['paste', 'dismiss'] : ['dismiss', 'paste'] });
    if (resume.hidden) desk.look.push({ id: this.id('l'), fileName: resume.file, reason: 'hidden-text', detail: `${resume.hidden.split(' ').length} words on page 1 cannot be seen by a reader. They are listed and never counted.`, importedAt, candidateId: entry.id, remedies: ['accept', 'dismiss'] });
    return entry;
  }

  desk(openingId: string): Desk {
    const desk = this.desks.find((one) => one.opening.id === openingId);
    if (!desk) throw new HostFault('not-found', 'This opening is no longer here. Go back to the openings.');
    return desk;
  }

  entry(openingId: string, candidateId: string): { desk: Desk; entry: Entry } {
    const desk = this.desk(openingId);
    const entry = desk.entries.find((one) => one.id === candidateId);
    if (!entry) throw new HostFault('not-found', 'This candidate is no longer in the opening. Go back to the list.');
    return { desk, entry };
  }

  anyEntry(candidateId: string): Entry {
    const entry = this.desks.flatMap((desk) => desk.entries).find((one) => one.id === candidateId);
    if (!entry) throw new HostFault('not-found', 'This candidate is no longer here.');
    return entry;
  }

  /** The person sitting here. */
  seated(): Person {
    if (this.state !== 'open' || !this.person) throw new HostFault('locked', 'The casebook is locked. Unlock it to go on.');
    return this.person;
  }

  /** An opening with its counts as they are now. */
  count(desk: Desk): Opening {
    const verdicts = { evidenced: 0, partial: 0, 'keyword-only': 0, unrelated: 0, 'not-assessed': 0 };
    for (const entry of desk.entries) verdicts[verdictOf(entry, desk.opening.roleId)] += 1;
    const mine = desk.walks.filter((walk) => walk.person.id === this.person?.id);
    const toDecide = desk.entries.filter((entry) => {
      const walks = desk.walks.filter((walk) => walk.candidateId === entry.id);
      return walks.length > 1 && walks.every((walk) => walk.submittedAt) && !desk.decisions[entry.id]?.length;
    });
    desk.opening = {
      ...desk.opening, candidates: desk.entries.length, verdicts, needsLook: desk.look.length, untouched: desk.entries.filter((entry) => entry.stage === 'new').length,
      walksToFinish: mine.filter((walk) => !walk.submittedAt).length, toDecide: toDecide.length,
    };
    return desk.opening;
  }

  #beginWalks(desk: Desk): void {
    const questions = scorecardOf(desk.opening.roleId).questions;
    const named = (name: string) => desk.entries.find((entry) => entry.resume.name.startsWith(name));
    const begin = (entry: Entry | undefined, person: Person, ratings: (Answer['rating'])[], submitted: boolean, words: string[]) => {
      if (!entry) return;
      entry.stage = 'screening';
      const answers = ratings.map((rating, at) => answer(questions[at]?.id ?? '', rating, words[at] ?? ''));
      desk.walks.push({ id: this.id('w'), openingId: desk.opening.id, candidateId: entry.id, person, answers, startedAt: hoursAgo(30), savedAt: hoursAgo(28), submittedAt: submitted ? hoursAgo(28) : null });
    };
    begin(named('Idris'), me, [3, 2], false, ['Six of us on the rota; 96 nodes, two groups.', 'Rules were there already. Changed one quota.']);
    begin(named('Idris'), manager, [3, 2, 2, 3, 'not-asked', 2], true, ['Shared the pager with five.', 'Knows the rules well.', 'The network team found the leaf.', 'Own alarm on ECC.', '', 'Finance made the report.']);
    begin(named('Signe'), me, [4, 4, 4, 3, 3, 3], true, ['288 nodes, four on the rota, one down every second day.', 'Fair share after two teams starved a third.', 'Leaf switch, dirty optics, port counters.', 'Epilog drained before tenants saw it.', '19 trays back.', 'Reserved is not used.']);
    begin(named('Signe'), manager, [4, 3, 2, 4, 3, 'withheld'], true, ['Owned a quarter of the rota.', 'Knew who lost out and told them.', 'The vendor read the counters, she asked for them.', 'Catches Xid before tenants.', '72-hour burn-in was hers.', '']);
  }
}

/** The verdict in force: a person's own, else the reading. */
export function verdictOf(entry: Entry, roleId: string): Verdict {
  return entry.override?.verdict ?? judgedOnce(entry, roleId).verdict;
}

const judged = new WeakMap<SampleResume, Map<string, ReturnType<typeof judge>>>();

/** A judgement, made once. */
export function judgedOnce(entry: Pick<Entry, 'resume'>, roleId: string): ReturnType<typeof judge> {
  const bySeat = judged.get(entry.resume) ?? new Map<string, ReturnType<typeof judge>>();
  judged.set(entry.resume, bySeat);
  const known = bySeat.get(roleId) ?? judge(entry.resume, roleId);
  bySeat.set(roleId, known);
  return known;
}

function answer(questionId: string, rating: Answer['rating'], words: string): Answer {
  const empty: Capture = { text: '', state: 'open', reason: '' };
  return { questionId, probes: [], broke: words ? { text: words, state: 'answered', reason: '' } : empty, scale: empty, changed: empty, words, rating, notAskedReason: rating === 'not-asked' ? 'Time ran out.' : '', record: null, handToPanel: '', shareAsked: false, later: false, seconds: 240, citations: [] };
}

/** A time so many hours before now. */
export function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}
