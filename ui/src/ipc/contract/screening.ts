/** The screening table and its search. */

import type { CandidateId, Reading, Span, Stage, Time, Verdict } from './common';
import type { Opening, Role } from './openings';

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
