/** Saves what changes, soon and in turn, and keeps what could not be saved until it is. */

/** What the save stamp shows. */
export type SaveState = 'saved' | 'pending' | 'saving' | 'failed';

interface Options<V> {
  /** Writes one value; rejects where it could not. */
  write: (value: V) => Promise<void>;
  /** Told whenever the state changes; `reason` comes with `failed`. */
  onstate: (state: SaveState, reason: unknown) => void;
  /** Milliseconds of rest before a save, and the longest a change may wait. */
  rest?: number;
  longest?: number;
}

/**
 * Values by key. The latest value of a key is written once typing rests, at the latest after `longest`; one write at a
 * time. A failed value stays due and is written with the next change or on `flush`.
 */
export class Saver<V> {
  readonly #due = new Map<string, V>();
  readonly #options: Required<Options<V>>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since: number | null = null;
  #running: Promise<boolean> | null = null;

  constructor(options: Options<V>) {
    this.#options = { rest: 500, longest: 1000, ...options };
  }

  /** True while something is not written yet. */
  get pending(): boolean {
    return this.#due.size > 0 || this.#running !== null;
  }

  put(key: string, value: V): void {
    this.#due.set(key, value);
    this.#since ??= Date.now();
    if (!this.#running) this.#options.onstate('pending', null);
    this.#arm();
  }

  /** Writes everything that is due now; true where nothing is left. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#running) await this.#running;
    if (this.#due.size === 0) return true;
    this.#running ??= this.#writeAll();
    return this.#running;
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const waited = Date.now() - (this.#since ?? Date.now());
    const wait = Math.max(0, Math.min(this.#options.rest, this.#options.longest - waited));
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  async #writeAll(): Promise<boolean> {
    this.#options.onstate('saving', null);
    this.#since = null;
    try {
      while (this.#due.size > 0) await this.#writeNext();
      this.#running = null;
      this.#options.onstate('saved', null);
      return true;
    } catch (reason) {
      this.#running = null;
      this.#options.onstate('failed', reason);
      return false;
    }
  }

  /** A value that changed again while it was written stays due. */
  async #writeNext(): Promise<void> {
    const [key, value] = this.#due.entries().next().value as [string, V];
    await this.#options.write(value);
    if (this.#due.get(key) === value) this.#due.delete(key);
  }
}
