import { asFault, host, type Opening, type Session, type Status } from '../ipc';
import { announcer } from './announce.svelte';

/** Who is here, and what is open; one for the window. */
class Desk {
  status = $state<Status | null>(null);
  /** The openings as the rail and the list show them. */
  openings = $state.raw<Opening[] | null>(null);
  #forget: (() => void)[] = [];

  get session(): Session | null {
    return this.status?.session ?? null;
  }

  get openNow(): Opening[] {
    return (this.openings ?? []).filter((opening) => opening.state === 'open').sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  }

  async load(): Promise<void> {
    this.status = await host().status();
  }

  /** Takes over a session that a call returned. */
  enter(session: Session): void {
    if (!this.status) return;
    this.status = { ...this.status, state: 'open', session };
  }

  async refreshOpenings(): Promise<void> {
    this.openings = await host().openings();
  }

  /** Puts one opening that a call returned in its place. */
  keep(opening: Opening): void {
    const all = this.openings ?? [];
    this.openings = all.some((other) => other.id === opening.id) ? all.map((other) => (other.id === opening.id ? opening : other)) : [opening, ...all];
  }

  async lock(): Promise<void> {
    try {
      this.leave(await host().lock());
    } catch (thrown) {
      announcer.show(asFault(thrown).message, { tone: 'danger' });
    }
  }

  /** Hands over what must be forgotten when the casebook closes. */
  onLeave(forget: () => void): void {
    this.#forget.push(forget);
  }

  /** Forgets all that was shown. */
  leave(status: Status): void {
    for (const forget of this.#forget) forget();
    this.openings = null;
    this.status = status;
  }

  /** Shows the unlock screen where a call found the casebook locked. */
  noticeFault(thrown: unknown): void {
    if (asFault(thrown).code === 'locked' && this.status) this.leave({ ...this.status, state: 'locked', session: null });
  }
}

export const desk = new Desk();
