import { describe, expect, test } from 'vitest';

import { clockTime, dayOf, momentOf } from './when';

const at = (text: string) => new Date(text).toISOString();
const now = new Date('2026-11-30T12:00:00');

describe('a time', () => {
  test('is written without the system language, and with the year only where it is another', () => {
    expect(dayOf(at('2026-11-28T16:04:00'), now)).toBe('28 Nov');
    expect(dayOf(at('2024-01-02T00:00:00'), now)).toBe('2 Jan 2024');
    expect(momentOf(at('2026-11-28T16:04:00'), now)).toBe('28 Nov, 16:04');
    expect(clockTime(at('2026-11-28T09:02:08'))).toBe('09:02:08');
  });

  test('that is none is left out', () => {
    expect([dayOf('', now), momentOf('soon', now), clockTime('x')]).toEqual(['', '', '']);
  });
});
