import type { Host } from '../contract';

export const host = { kind: 'sample', status: () => Promise.resolve({ state: 'first-run', version: '0', casebook: null, session: null }), onLocked: () => () => {} } as unknown as Host;
