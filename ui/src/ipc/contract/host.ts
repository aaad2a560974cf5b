/** Everything that the interface can ask. */

import type { Candidate, Judgement, PlacedWord, Standing } from './candidate';
import type { CandidateId, DocumentId, OpeningId, PersonId, RoleId, Stage, Verdict, WalkId } from './common';
import type { DropEvent, ImportProgress, ImportSummary, LookItem, Resolution } from './intake';
import type { NewOpening, Opening, Role } from './openings';
import type { NewPerson, Recoverable, Session, Status } from './people';
import type { Read } from './read';
import type { NewDecision, Review } from './review';
import type { Screening, SearchAnswer } from './screening';
import type { Answer, Walk, WalkSheet } from './walk';

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
