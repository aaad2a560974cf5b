/**
 * Everything the interface can ask of its host, as plain data.
 *
 * Two hosts answer it: the desktop shell, and a sample host that runs the whole interface in a browser.
 * Offsets are UTF-16 code units into the text they belong to. Times are ISO 8601 in UTC. A call that changes something
 * returns the thing as it now is. Every call may reject with a {@link Fault}.
 */

/** Where the interface branches on what went wrong; everything else is `failed`. */
export type FaultCode =
  | 'locked' // the casebook is locked: go to the unlock screen
  | 'wrong-passphrase' // also a wrong recovery code
  | 'in-use' // another window or program holds the casebook
  | 'newer' // the casebook was written by a newer version
  | 'sealed' // others' ratings stay closed until one's own are in
  | 'not-found' // the opening, candidate or walk is gone
  | 'cancelled' // a person stopped it
  | 'failed';

/** What a host rejects with. `message` is one or two sentences for a person: what happened, and what to do. */
export interface Fault {
  code: FaultCode;
  message: string;
}

export type RoleId = string;
export type OpeningId = string;
export type CandidateId = string;
export type DocumentId = string;
export type PersonId = string;
export type WalkId = string;
export type QuestionId = string;

/** ISO 8601, UTC. */
export type Time = string;

export type Verdict = 'evidenced' | 'partial' | 'keyword-only' | 'unrelated' | 'not-assessed';

/** 0 mentioned, 1 near it, 2 claimed, 3 specific, 4 demonstrated. */
export type Tier = 0 | 1 | 2 | 3 | 4;

/** The best tier in one dimension; null where nothing was found. */
export type Reading = Tier | null;

export type Stage = 'new' | 'screening' | 'to-panel' | 'on-hold' | 'closed';

/** Half-open range of UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** Words of a document with their place in its text. */
export interface Quote extends Span {
  text: string;
}

// ───────────────────────────── people and the casebook

export interface Person {
  id: PersonId;
  name: string;
  /** What they do here, in their own words: "Recruiter", "Hiring manager". */
  role: string;
}

export interface Status {
  state: 'first-run' | 'locked' | 'open';
  /** Version of the program. */
  version: string;
  /** The folder of the casebook; null in a browser. */
  casebook: string | null;
  /** Present while `state` is `open`. */
  session: Session | null;
}

/** An unlocked casebook. `person` is null until somebody says who is sitting here. */
export interface Session {
  people: Person[];
  person: Person | null;
  /** True for the sample casebook: its people and documents are invented. */
  sample: boolean;
}

export interface NewPerson {
  name: string;
  role: string;
}

/** A new recovery code, to be shown once and never stored. */
export interface Recoverable {
  recoveryCode: string;
  session: Session;
}

// ───────────────────────────── seats and openings

export interface Dimension {
  id: string;
  name: string;
  /** Two letters for a column head. */
  short: string;
  about: string;
}

/** What a seat owns. */
export interface Role {
  id: RoleId;
  name: string;
  /** One thing each, in words that follow "owns". */
  owns: string[];
  /** What the first ninety days are measured in. */
  ninetyDays: string[];
  /** Titles under which the seat is found. */
  titles: string[];
  dimensions: Dimension[];
  /** True where an ownership scorecard exists for it. */
  hasScorecard: boolean;
}

export type VerdictCounts = Record<Verdict, number>;

export interface Opening {
  id: OpeningId;
  title: string;
  /** Team or place; may be empty. */
  team: string;
  roleId: RoleId;
  roleName: string;
  /** A name; may be empty. */
  hiringManager: string;
  state: 'open' | 'closed';
  createdAt: Time;
  closedAt: Time | null;
  /** Candidates in all. */
  candidates: number;
  /** After any person's own verdict. */
  verdicts: VerdictCounts;
  /** Files that could not be read or assessed and wait for a person. */
  needsLook: number;
  /** Candidates still in stage `new`. */
  untouched: number;
  /** Walks begun by the person sitting here and not yet submitted. */
  walksToFinish: number;
  /** Candidates whose scorecards are all in and who have no decision yet. */
  toDecide: number;
}

export interface NewOpening {
  title: string;
  team: string;
  roleId: RoleId;
  hiringManager: string;
}

// ───────────────────────────── intake

export type FileOutcome =
  | 'added' // a new candidate
  | 'already-here' // the same content is in this opening already
  | 'needs-look' // kept, not assessed: see the tray
  | 'not-read' // not kept: unsupported, too large or gone
  | 'left-out'; // of another kind, in a folder; not taken

export interface FileResult {
  fileName: string;
  outcome: FileOutcome;
  /** One sentence; empty for `added`. */
  detail: string;
}

export interface ImportProgress {
  done: number;
  total: number;
  /** The file being read, or empty. */
  current: string;
  added: number;
  alreadyHere: number;
  needsLook: number;
  notRead: number;
  /** Files in folders that are no documents; not among the total. */
  leftOut: number;
}

export interface ImportSummary extends ImportProgress {
  /** True where a person stopped it; what was added stays. */
  cancelled: boolean;
  /** In the order of the files. */
  files: FileResult[];
}

/** Why a file waits. */
export type LookReason = 'no-text' | 'encrypted' | 'damaged' | 'unsupported' | 'too-large' | 'timed-out' | 'language' | 'hidden-text';

export type Remedy = 'paste' | 'accept' | 'dismiss';

export interface LookItem {
  id: string;
  fileName: string;
  reason: LookReason;
  /** What was found, in one sentence for a recruiter. */
  detail: string;
  importedAt: Time;
  /** Present where a row stands in the table already. */
  candidateId: CandidateId | null;
  /** What can be done about it, the best first. */
  remedies: Remedy[];
}

export type Resolution =
  | { kind: 'paste'; text: string } // the text, copied by a person
  | { kind: 'accept' } // take it as it was read
  | { kind: 'dismiss'; reason: string }; // leave it out, and say why

/** Something dragged over or dropped on the window. */
export type DropEvent = { kind: 'over' } | { kind: 'left' } | { kind: 'dropped'; paths: string[] };

// ───────────────────────────── screening

export interface OverrideMark {
  verdict: Verdict;
  /** Name of the person. */
  by: string;
}

/** The first flag of a row; `codes` of the row holds them all. */
export interface RowFlag {
  code: string;
  line: string;
  /** Name of the seat or trade that the evidence points to. */
  pointsTo: string | null;
}

export interface ScreeningRow {
  id: CandidateId;
  name: string;
  /** Latest position; empty where none was read. */
  title: string;
  employer: string;
  fileName: string;
  /** The reading; a person's own verdict stands in `override`. */
  verdict: Verdict;
  override: OverrideMark | null;
  /** One for each dimension of the role, in its order; empty where the document was not assessed. */
  tiers: Reading[];
  flag: RowFlag | null;
  /** All flag codes. */
  codes: string[];
  /** The best words of the document for this seat; empty where there are none. */
  quote: string;
  stage: Stage;
  importedAt: Time;
}

export interface Screening {
  opening: Opening;
  role: Role;
  /** Every candidate of the opening, in the reading's own order: evidence for this seat first. */
  rows: ScreeningRow[];
}

export interface SearchHit {
  id: CandidateId;
  /** Words around the match. */
  snippet: string;
  /** Matches within the snippet. */
  marks: Span[];
}

export interface SearchAnswer {
  /** The query as it was understood, in words. */
  understood: string;
  /** Best first. */
  hits: SearchHit[];
  /** Where nothing matched: the nearest query that does, and how many it finds. */
  nearest: { query: string; hits: number } | null;
}

// ───────────────────────────── a candidate

export interface Notice {
  code: string;
  detail: string;
}

export interface DocumentView {
  id: DocumentId;
  fileName: string;
  /** pdf, docx, odt, rtf, html, markdown, text, json-resume */
  format: string;
  /** 0 where the format has none. */
  pages: number;
  text: string;
  /** Hash of `text`; cited with every quote a person relies on. */
  textHash: string;
  /** In the file and not visible on its pages. Shown apart, never marked as evidence. */
  hiddenText: string;
  notices: Notice[];
}

/** A word's box in points from the upper left of its page; pages count from 1. */
export interface PlacedWord extends Span {
  page: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Evidence extends Quote {
  /** Dimension id. */
  dimension: string;
  tier: Tier;
  /** operate, build, model, consume, physical, vendor, sell, study, supervise, none */
  stance: string;
  /** did, led, shared, assigned, assisted, advised, passive, exposed … */
  agency: string;
  /** scale, incident, change, outcome, catch: the ones that are filled */
  slots: string[];
}

export interface DimensionReading {
  /** Dimension id. */
  dimension: string;
  tier: Reading;
  /** What the tier rests on. */
  best: Quote | null;
}

/** A flag's own page. */
export interface FlagPage {
  title: string;
  notices: string;
  whyLook: string;
  example: string;
  whenWrong: string;
}

export interface Flag {
  code: string;
  line: string;
  pointsTo: string | null;
  pointsToName: string | null;
  quotes: Quote[];
  page: FlagPage;
}

/** What one document shows for one seat. */
export interface Judgement {
  roleId: RoleId;
  roleName: string;
  verdict: Verdict;
  keywordScreen: { passed: boolean; terms: string[] };
  /** Every dimension of the seat, in its order. */
  dimensions: DimensionReading[];
  /** Strongest first. */
  evidence: Evidence[];
  /** Every place where one of the seat's terms stands, in the order of the text. */
  mentions: Span[];
  /** At most three, strongest first. */
  flags: Flag[];
  /** Two or three sentences that can be read aloud. */
  why: string;
  wouldFlip: string;
  ask: string[];
  /** Hash of the role data that made it. */
  rolesVersion: string;
}

export interface SeatVerdict {
  roleId: RoleId;
  roleName: string;
  verdict: Verdict;
  /** Highest tier of the seat's evidence. */
  tier: Reading;
  /** The best words for it, or null. */
  best: Quote | null;
}

export interface Override {
  verdict: Verdict;
  reason: string;
  by: Person;
  at: Time;
}

/** One thing a person did about a candidate, oldest first in its list. */
export interface HistoryEntry {
  kind: 'imported' | 'stage' | 'override' | 'override-cleared' | 'walk-submitted' | 'decided' | 'exported';
  at: Time;
  /** Null for what nobody in particular did. */
  by: Person | null;
  /** A sentence: "Moved from New to Screening". */
  what: string;
  reason: string;
}

/** Where a candidate stands in an opening: what people said and did. */
export interface Standing {
  candidateId: CandidateId;
  stage: Stage;
  override: Override | null;
  history: HistoryEntry[];
}

export interface Candidate {
  id: CandidateId;
  openingId: OpeningId;
  name: string;
  title: string;
  employer: string;
  importedAt: Time;
  document: DocumentView;
  /** For the opening's own seat; `verdict` is `not-assessed` and the lists are empty where it was not read. */
  judgement: Judgement;
  /** All seats, in the fixed order of roles. */
  seats: SeatVerdict[];
  standing: Standing;
  walks: WalkMark[];
}

// ───────────────────────────── the walk

export interface WalkMark {
  walkId: WalkId;
  person: Person;
  asked: number;
  questions: number;
  startedAt: Time;
  submittedAt: Time | null;
}

export interface Probe {
  id: string;
  text: string;
}

export interface Anchor {
  rating: 1 | 2 | 3 | 4;
  /** Two or three words: "Near it". */
  name: string;
  text: string;
}

export interface Question {
  id: QuestionId;
  /** "A3" */
  label: string;
  key: boolean;
  title: string;
  /** Dimension ids it speaks to. */
  dimensions: string[];
  minutes: number;
  ask: string;
  why: string;
  probes: Probe[];
  anchors: Anchor[];
  /** Strong signs to listen for. */
  strong: string[];
  /** Plausible, but not yet ownership. */
  plausible: string[];
  /** What the panel should pick up. */
  handToPanel: string;
  /** What to ask where there was none; may be empty. */
  ifNone: string;
  /** Where it is recorded and not rated: the answers to choose from. Empty for a rated question. */
  record: string[];
}

export interface Scorecard {
  roleId: RoleId;
  roleName: string;
  version: string;
  /** Sentences that hold for every question. */
  rules: string[];
  questions: Question[];
}

/** `not-asked` and `withheld` (cannot share) are left out of every average. */
export type Rating = 1 | 2 | 3 | 4 | 'not-asked' | 'withheld';

export interface Capture {
  text: string;
  state: 'open' | 'answered' | 'no-answer' | 'not-asked';
  /** Needed with `not-asked`. */
  reason: string;
}

/** A quote that an answer rests on; kept word for word with the hash of the text it stood in. */
export interface Citation extends Quote {
  documentId: DocumentId;
  textHash: string;
}

export interface Answer {
  questionId: QuestionId;
  /** Ids of probes asked; for a question that the pairing adds, its text. */
  probes: string[];
  /** What broke. */
  broke: Capture;
  /** At what scale. */
  scale: Capture;
  /** What they personally changed. */
  changed: Capture;
  /** The candidate's own words; a number can be given only once they are there. */
  words: string;
  rating: Rating | null;
  /** Needed with `not-asked`. */
  notAskedReason: string;
  /** The choice for a question that is recorded and not rated; null until made. */
  record: string | null;
  handToPanel: string;
  /** True once "which part of that was yours?" was asked. */
  shareAsked: boolean;
  /** Marked to come back to. */
  later: boolean;
  /** Time spent on the question. */
  seconds: number;
  citations: Citation[];
}

export interface Walk {
  id: WalkId;
  openingId: OpeningId;
  candidateId: CandidateId;
  person: Person;
  /** One for each question that was touched. */
  answers: Answer[];
  startedAt: Time;
  savedAt: Time | null;
  submittedAt: Time | null;
}

/** The document's words for one question. */
export interface Pairing {
  questionId: QuestionId;
  evidence: Evidence[];
  /** What to ask because of the document; may be empty. */
  ask: string[];
}

/** One person's pass through a scorecard, with all it needs. */
export interface WalkSheet {
  candidateName: string;
  opening: Opening;
  document: { id: DocumentId; textHash: string; fileName: string };
  scorecard: Scorecard;
  walk: Walk;
  pairings: Pairing[];
}

// ───────────────────────────── the review

export interface Rater {
  person: Person;
  asked: number;
  questions: number;
  submittedAt: Time | null;
}

export interface RaterCell {
  personId: PersonId;
  rating: Rating | null;
  /** The choice for a question that is recorded and not rated. */
  record: string | null;
  /** The candidate's own words as this rater wrote them down. */
  words: string;
  /** What was written down, shortened by nobody. */
  broke: string;
  scale: string;
  changed: string;
}

export interface ReviewRow {
  questionId: QuestionId;
  label: string;
  title: string;
  key: boolean;
  /** True where it is recorded and not rated. */
  recordOnly: boolean;
  cells: RaterCell[];
  /** Distance between the lowest and the highest number; null with fewer than two numbers. */
  spread: number | null;
}

export type Outcome = 'to-panel' | 'other-seat' | 'keep' | 'do-not-continue';

export interface Decision {
  outcome: Outcome;
  /** With `other-seat`. */
  roleId: RoleId | null;
  reason: string;
  by: Person;
  at: Time;
}

export interface NewDecision {
  outcome: Outcome;
  roleId: RoleId | null;
  reason: string;
}

export interface Review {
  candidateId: CandidateId;
  candidateName: string;
  opening: Opening;
  verdict: Verdict;
  raters: Rater[];
  /** True until the person sitting here and at least one other have submitted; `rows` is empty as long as it is. */
  sealed: boolean;
  /** Why it is sealed and what opens it, in a sentence; empty once open. */
  sealedBecause: string;
  /** Widest disagreement first. */
  rows: ReviewRow[];
  /** Pairs of numbers on the same question; null while sealed. */
  agreement: { pairs: number; same: number; withinOne: number } | null;
  /** The one in force, then the earlier ones. */
  decisions: Decision[];
}

// ───────────────────────────── the written read

export interface ReadSource {
  number: number;
  kind: 'document' | 'said' | 'person';
  /** The very words. */
  quote: string;
  /** "resume.pdf, page 2" or "A3, heard by Hanne Solberg". */
  where: string;
  /** Place in the document's text, for `document`. */
  span: Span | null;
  questionId: QuestionId | null;
}

export interface ReadSentence {
  text: string;
  /** Numbers of its sources; never empty. */
  sources: number[];
}

export interface ReadSection {
  heading: string;
  /** True where each sentence stands on a line of its own. */
  list: boolean;
  sentences: ReadSentence[];
}

export interface Read {
  candidateId: CandidateId;
  candidateName: string;
  opening: Opening;
  title: string;
  madeAt: Time;
  sections: ReadSection[];
  sources: ReadSource[];
  markdown: string;
  /** The same as one whole HTML page with its own styles, for a frame or a file. */
  html: string;
}

// ───────────────────────────── the host

export type Unsubscribe = () => void;

export interface Host {
  /** Which host answers; for a line in settings. */
  readonly kind: 'desktop' | 'sample';

  // Casebook and people
  status(): Promise<Status>;
  createCasebook(passphrase: string, person: NewPerson): Promise<Recoverable>;
  /** Opens a separate casebook of invented documents; nothing of it touches one's own. */
  openSample(): Promise<Session>;
  unlock(passphrase: string): Promise<Session>;
  /** Sets a new passphrase with the recovery code, which is then replaced. */
  recover(recoveryCode: string, passphrase: string): Promise<Recoverable>;
  changePassphrase(current: string, next: string): Promise<void>;
  /** Closes the casebook; also leaves the sample. */
  lock(): Promise<Status>;
  /** Says who is sitting here. */
  sitDown(personId: PersonId): Promise<Session>;
  /** Adds a person and seats them when nobody sits here yet. */
  addPerson(person: NewPerson): Promise<Session>;
  renamePerson(personId: PersonId, person: NewPerson): Promise<Session>;

  // Openings
  roles(): Promise<Role[]>;
  openings(): Promise<Opening[]>;
  createOpening(opening: NewOpening): Promise<Opening>;
  closeOpening(openingId: OpeningId): Promise<Opening>;
  reopenOpening(openingId: OpeningId): Promise<Opening>;

  // Intake
  /** A file dialog; empty where it was closed. Folders are walked by the import. */
  pickFiles(): Promise<string[]>;
  pickFolder(): Promise<string[]>;
  /** Resolves when all files are done or the import was cancelled; a bad file never stops it. One at a time per opening. */
  importFiles(openingId: OpeningId, paths: string[], onProgress: (progress: ImportProgress) => void): Promise<ImportSummary>;
  importText(openingId: OpeningId, name: string, text: string): Promise<ImportSummary>;
  cancelImport(openingId: OpeningId): Promise<void>;
  needsLook(openingId: OpeningId): Promise<LookItem[]>;
  resolveLook(openingId: OpeningId, itemId: string, resolution: Resolution): Promise<LookItem[]>;

  // Screening
  screening(openingId: OpeningId): Promise<Screening>;
  search(openingId: OpeningId, query: string): Promise<SearchAnswer>;

  // A candidate
  candidate(openingId: OpeningId, candidateId: CandidateId): Promise<Candidate>;
  /** The same document read for another seat. */
  judgement(candidateId: CandidateId, roleId: RoleId): Promise<Judgement>;
  /** Every word with its box; empty where the format has no pages. */
  words(documentId: DocumentId): Promise<PlacedWord[]>;
  setStage(openingId: OpeningId, candidateId: CandidateId, stage: Stage, reason: string): Promise<Standing>;
  overrideVerdict(openingId: OpeningId, candidateId: CandidateId, verdict: Verdict, reason: string): Promise<Standing>;
  clearOverride(openingId: OpeningId, candidateId: CandidateId, reason: string): Promise<Standing>;

  // The walk of the person sitting here; started by the first call
  walk(openingId: OpeningId, candidateId: CandidateId): Promise<WalkSheet>;
  saveAnswer(walkId: WalkId, answer: Answer): Promise<Walk>;
  /** Closes the walk for good; rejects where a key question has neither a rating nor a reason. */
  submitWalk(walkId: WalkId): Promise<Walk>;

  // The review
  review(openingId: OpeningId, candidateId: CandidateId): Promise<Review>;
  decide(openingId: OpeningId, candidateId: CandidateId, decision: NewDecision): Promise<Review>;

  // The written read
  read(openingId: OpeningId, candidateId: CandidateId): Promise<Read>;
  /** Asks where to put it and writes it; null where the dialog was closed. Returns the path. */
  exportRead(openingId: OpeningId, candidateId: CandidateId, format: 'markdown' | 'html'): Promise<string | null>;

  // Events
  onDrop(handler: (event: DropEvent) => void): Unsubscribe;
  /** The host locked the casebook by itself. */
  onLocked(handler: () => void): Unsubscribe;
}
