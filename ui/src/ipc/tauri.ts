import type { Host } from './contract';

/** The desktop shell. */
export const host: Host = new Proxy({ kind: 'desktop' } as Host, {
  get(target, name) {
    if (name in target) return Reflect.get(target, name);
    return () => Promise.reject({ code: 'failed', message: `The desktop host does not answer "${String(name)}" yet.` });
  },
});
