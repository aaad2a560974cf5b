import { describe, expect, test } from 'vitest';

import { keyCaps, keyName, matchKey, type Binding } from './keys';

const nothing = () => {};
const press = (key: string, held: Partial<KeyboardEvent> = {}) => keyName({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });
const binding = (keys: string): Binding => ({ keys, what: keys, run: nothing });

describe('the keyboard', () => {
  test('leaves combinations to the system', () => {
    expect(press('c', { ctrlKey: true })).toBeNull();
    expect(press('k', { metaKey: true })).toBeNull();
  });

  test('tells shifted named keys apart', () => {
    expect(press('Enter', { shiftKey: true })).toBe('shift+Enter');
    expect(press('J', { shiftKey: true })).toBe('J');
  });

  test('a later layer wins over an earlier one', () => {
    const below = binding('j');
    const above = binding('j');
    expect(matchKey([[below], [above]], 'j', null).found).toBe(above);
  });

  test('a sequence waits for its second key', () => {
    const openings = binding('g o');
    expect(matchKey([[openings]], 'g', null)).toEqual({ found: null, pending: 'g' });
    expect(matchKey([[openings]], 'o', 'g').found).toBe(openings);
    expect(matchKey([[openings]], 'x', 'g')).toEqual({ found: null, pending: null });
  });

  test('the help writes keys as they look', () => {
    expect(keyCaps('g o')).toEqual(['g', 'o']);
    expect(keyCaps('J')).toEqual(['⇧', 'j']);
    expect(keyCaps('shift+Enter')).toEqual(['⇧', '↵']);
    expect(keyCaps('Escape')).toEqual(['Esc']);
  });
});
