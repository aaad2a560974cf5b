/** One candidate: the document, what it shows, and what people made of it. */

import type { CandidateId, DocumentId, OpeningId, Quote, Reading, RoleId, Span, Stage, Tier, Time, Verdict } from './common';
import type { Person } from './people';
import type { WalkMark } from './walk';

export interface Notice {
  code: string;
  detail: string;
}

export interface DocumentView {
  id: DocumentId;
  fileName: string;
  /** pdf, docx, odt, rtf, html, markdown, text, json-resume; empty where nothing could be read. */
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
