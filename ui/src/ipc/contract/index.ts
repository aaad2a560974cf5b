/**
 * Everything the interface can ask of its host, as plain data.
 *
 * Two hosts answer it: the desktop shell, and a sample host that runs the whole interface in a browser.
 * Offsets are UTF-16 code units into the text they belong to. Times are ISO 8601 in UTC. A call that changes something
 * returns the thing as it now is. Every call may reject with a {@link Fault}.
 */

export type * from './common';
export type * from './people';
export type * from './openings';
export type * from './intake';
export type * from './screening';
export type * from './candidate';
export type * from './walk';
export type * from './review';
export type * from './read';
export type * from './host';
