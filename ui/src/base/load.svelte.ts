import { asFault, type Fault } from '../ipc';
import { desk } from './session.svelte';

/** Something that is fetched: what came, what went wrong, and whether waiting is worth showing. */
export class Load<T> {
  value = $state.raw<T | null>(null);
  fault = $state<Fault | null>(null);
  /** True only after 150 ms without an answer, so that a quick answer never flickers. */
  waiting = $state(false);
  #turn = 0;

  /** Fetches; a later call makes an earlier answer void. The old value stays until the new one is there. */
  async run(fetch: () => Promise<T>): Promise<T | null> {
    const turn = ++this.#turn;
    const timer = setTimeout(() => (this.waiting = turn === this.#turn), 150);
    try {
      const value = await fetch();
      if (turn !== this.#turn) return null;
      this.value = value;
      this.fault = null;
      return value;
    } catch (thrown) {
      if (turn !== this.#turn) return null;
      this.fault = asFault(thrown);
      desk.noticeFault(thrown);
      return null;
    } finally {
      clearTimeout(timer);
      if (turn === this.#turn) this.waiting = false;
    }
  }
}
