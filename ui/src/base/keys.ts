/** One key and what it does on a screen. */
export interface Binding {
  /** `j`, `?`, `Enter`, `Escape`, `J` for shift and j, `g o` for one after the other, `shift+Enter`. */
  keys: string;
  /** What the help says. */
  what: string;
  run: () => void;
  /** Works inside fields and with single keys turned off, as Escape does. */
  always?: boolean;
  /** Left out of the help. */
  silent?: boolean;
}

/** The pressed key as bindings write it, or null for a combination that belongs to the system. */
export function keyName(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key.length === 1) return event.key === ' ' ? 'Space' : event.key;
  return event.shiftKey ? `shift+${event.key}` : event.key;
}

/** Finds what a key means after a possible first key, later layers first. `pending` is set where a sequence has begun. */
export function matchKey(layers: Binding[][], key: string, before: string | null): { found: Binding | null; pending: string | null } {
  const wanted = before ? `${before} ${key}` : key;
  for (const layer of [...layers].reverse()) {
    const found = layer.find((binding) => binding.keys === wanted);
    if (found) return { found, pending: null };
  }
  const begins = layers.some((layer) => layer.some((binding) => binding.keys.startsWith(`${wanted} `)));
  return { found: null, pending: begins ? wanted : null };
}

/** True where typing belongs to the element. */
export function takesTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
}

/** True where Enter and Space already do something. */
export function takesEnter(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('a[href], button, summary, [role="button"], input[type="checkbox"], input[type="radio"]') !== null;
}

/** How the help writes a key. */
export function keyCaps(keys: string): string[] {
  const caps: Record<string, string> = { Enter: '↵', Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };
  return keys.split(' ').flatMap((key) => {
    const shifted = key.startsWith('shift+');
    const plain = shifted ? key.slice(6) : key;
    const upper = /^[A-Z]$/.test(plain);
    return shifted || upper ? ['⇧', caps[plain] ?? plain.toLowerCase()] : [caps[plain] ?? plain];
  });
}
