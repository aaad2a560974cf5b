/** Independent ratings side by side, and the decision. */

import type { CandidateId, PersonId, QuestionId, RoleId, Time, Verdict } from './common';
import type { Opening } from './openings';
import type { Person } from './people';
import type { Rating } from './walk';

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
