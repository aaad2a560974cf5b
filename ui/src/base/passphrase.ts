/** A passphrase shorter than this is refused. */
export const shortest = 12;

export interface Strength {
  /** 0 to 4. */
  level: 0 | 1 | 2 | 3 | 4;
  words: string;
}

/** How hard a passphrase is to guess, by its length and its variety; symbols alone do not help. */
export function passphraseStrength(passphrase: string): Strength {
  const length = [...passphrase].length;
  if (length === 0) return { level: 0, words: `At least ${shortest} characters. Four unrelated words are easy to keep.` };
  if (length < shortest) return { level: 1, words: `${shortest - length} more ${shortest - length === 1 ? 'character' : 'characters'}.` };
  const different = new Set(passphrase.toLowerCase()).size;
  const words = new Set(passphrase.toLowerCase().split(/[\s\-_.]+/).filter((word) => word.length > 2)).size;
  if (different < 6) return { level: 1, words: 'It repeats itself. Use different words.' };
  if (words >= 4 || length >= 24) return { level: 4, words: 'Strong. Length counts, symbols do not.' };
  if (words >= 3 || length >= 18) return { level: 3, words: 'Good. One more word makes it strong.' };
  return { level: 2, words: 'It will do. Two more words make it strong.' };
}

/** True where a passphrase may be set. */
export function acceptable(passphrase: string): boolean {
  return passphraseStrength(passphrase).level >= 2;
}
