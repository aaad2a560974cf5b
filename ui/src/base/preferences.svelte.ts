export type Theme = 'system' | 'light' | 'dark';

const place = 'assay.preferences';

interface Stored {
  theme: Theme;
  singleKeys: boolean;
}

/** What belongs to this screen and not to the casebook. */
class Preferences {
  theme = $state<Theme>('system');
  singleKeys = $state(true);

  constructor() {
    const stored = readStored();
    this.theme = stored.theme ?? 'system';
    this.singleKeys = stored.singleKeys ?? true;
    showTheme(this.theme);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    showTheme(theme);
    this.#store();
  }

  setSingleKeys(on: boolean): void {
    this.singleKeys = on;
    this.#store();
  }

  /** True where the screen is dark now, by choice or by the system. */
  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  #store(): void {
    try {
      localStorage.setItem(place, JSON.stringify({ theme: this.theme, singleKeys: this.singleKeys } satisfies Stored));
    } catch {
      // A window without storage keeps the choice until it closes.
    }
  }
}

function readStored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export const preferences = new Preferences();
