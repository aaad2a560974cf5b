import { describe, expect, test } from 'vitest';

import { acceptable, passphraseStrength, shortest } from './passphrase';

describe('a passphrase', () => {
  test('never gets weaker by a further word', () => {
    let phrase = 'harbour';
    let before = passphraseStrength(phrase).level;
    for (const word of ['kettle', 'violin', 'gravel', 'orchid']) {
      phrase += ` ${word}`;
      const now = passphraseStrength(phrase).level;
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(before).toBe(4);
  });

  test.each(['', 'short', 'a'.repeat(shortest - 1), 'aaaaaaaaaaaaaaaa', 'abababababababab'])('%s is not accepted', (passphrase) => {
    expect(acceptable(passphrase)).toBe(false);
  });

  test('counts people’s letters, not code units', () => {
    expect(acceptable('😀'.repeat(6))).toBe(false);
  });
});
