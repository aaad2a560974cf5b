/** Words that every step of the journey uses. */

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
