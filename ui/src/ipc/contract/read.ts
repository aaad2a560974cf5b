/** The written read, in which every sentence opens its source. */

import type { CandidateId, QuestionId, Span, Time } from './common';
import type { Opening } from './openings';

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
