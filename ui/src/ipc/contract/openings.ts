/** Seats and openings. */

import type { OpeningId, RoleId, Time, Verdict } from './common';

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
