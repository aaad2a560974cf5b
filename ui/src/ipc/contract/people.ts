/** People and the state of the casebook. */

import type { PersonId } from './common';

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
