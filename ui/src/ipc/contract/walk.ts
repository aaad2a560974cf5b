/** The scorecard and one interviewer’s pass through it. */

import type { Evidence } from './candidate';
import type { CandidateId, DocumentId, OpeningId, QuestionId, Quote, RoleId, Time, WalkId } from './common';
import type { Opening } from './openings';
import type { Person } from './people';

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
