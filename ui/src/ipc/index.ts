import type { Host } from './contract';

export type * from './contract';
export { asFault, HostFault } from './fault';

let chosen: Host | null = null;

/** The host that answers this window. */
export function host(): Host {
  if (!chosen) throw new Error('The host was asked before it was chosen.');
  return chosen;
}

/** Picks the desktop shell where there is one, else the sample host. Called once, before anything is drawn. */
export async function chooseHost(): Promise<Host> {
  chosen = '__TAURI_INTERNALS__' in window ? (await import('./tauri')).host : (await import('./sample')).host;
  return chosen;
}
