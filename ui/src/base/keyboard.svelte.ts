import { untrack } from 'svelte';

import { keyName, matchKey, takesEnter, takesTyping, type Binding } from './keys';
import { preferences } from './preferences.svelte';

interface Layer {
  title: string;
  bindings: Binding[];
}

class Keyboard {
  layers = $state.raw<Layer[]>([]);
  #before: string | null = null;
  #beforeAt = 0;

  /** Answers a key press of the window. */
  press(event: KeyboardEvent): void {
    const key = keyName(event);
    if (key === null || event.defaultPrevented || event.isComposing) return;
    if (key === 'Enter' && takesEnter(event.target)) return;
    const open = document.querySelector('dialog[open]');
    if (open) return;
    const before = Date.now() - this.#beforeAt < 1200 ? this.#before : null;
    const { found, pending } = matchKey(this.#usable(event.target), key, before);
    this.#before = pending;
    this.#beforeAt = Date.now();
    if (!found) return;
    event.preventDefault();
    found.run();
  }

  #usable(target: EventTarget | null): Binding[][] {
    const all = this.layers.map((layer) => layer.bindings);
    if (preferences.singleKeys && !takesTyping(target)) return all;
    return all.map((bindings) => bindings.filter((binding) => binding.always));
  }
}

/** The keys that work right now; the help dialog lists exactly these. */
export const keyboard = new Keyboard();

/** Makes keys work while the calling component is there. Later components win. Call while a component is set up. */
export function useKeys(title: string, bindings: Binding[]): void {
  $effect(() => {
    const layer = { title, bindings };
    // Read without tracking: an effect that depends on what it writes would run for ever.
    keyboard.layers = [...untrack(() => keyboard.layers), layer];
    return () => {
      keyboard.layers = keyboard.layers.filter((other) => other !== layer);
    };
  });
}
