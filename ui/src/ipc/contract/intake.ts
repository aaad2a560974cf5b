/** Files on their way in, and those that wait for a person. */

import type { CandidateId, Time } from './common';

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
