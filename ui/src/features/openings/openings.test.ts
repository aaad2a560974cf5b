import { describe, expect, test } from 'vitest';

import type { Opening } from '../../ipc';
import { ageWords, countWords, inOrder, nextStep, suggestTitle, underTitle } from './openings';

const opening = (changes: Partial<Opening> = {}): Opening => ({
  id: '1', title: 'GPU Cluster Engineer', team: '', roleId: 'gpu-cluster-engineer', roleName: 'GPU Cluster Engineer', hiringManager: '', state: 'open', createdAt: '2026-01-01T00:00:00Z', closedAt: null,
  candidates: 0, verdicts: { evidenced: 0, partial: 0, 'keyword-only': 0, unrelated: 0, 'not-assessed': 0 }, needsLook: 0, untouched: 0, walksToFinish: 0, toDecide: 0, ...changes,
});

describe('what an opening waits for', () => {
  test('a decision comes before a file', () => {
    const next = nextStep(opening({ candidates: 9, needsLook: 2, toDecide: 1 }));
    expect(next.line).toBe('1 review can be decided');
    expect(next.more).toBe('2 files need a look');
  });

  test('a file leads to the tray', () => {
    expect(nextStep(opening({ candidates: 3, needsLook: 1, untouched: 3 })).to).toBe('look');
  });

  test('an empty opening says so, a finished one too', () => {
    expect(nextStep(opening()).line).toBe('No documents yet');
    expect(nextStep(opening({ candidates: 3 })).line).toBe('Nothing waits');
  });
});

test('age is told in whole days', () => {
  const now = new Date('2026-01-20T12:00:00Z');
  expect(ageWords(opening(), now)).toBe('open 19 days');
  expect(ageWords(opening({ createdAt: '2026-01-20T11:00:00Z' }), now)).toBe('open since today');
  expect(ageWords(opening({ state: 'closed', closedAt: '2026-01-19T11:00:00Z' }), now)).toBe('closed 1 day ago');
});

test('the seat is named once, in the title or under it', () => {
  const now = new Date('2026-01-20T12:00:00Z');
  expect(underTitle(opening({ team: 'Hall B' }), now)).toBe('Hall B, open 19 days');
  expect(underTitle(opening({ title: 'GPU cluster engineer, nights' }), now)).toBe('open 19 days');
  expect(underTitle(opening({ title: 'Night shift', team: 'Hall B' }), now)).toBe('GPU Cluster Engineer, Hall B, open 19 days');
});

test('counts leave out what is nought, but not that nothing is evidenced', () => {
  const counts = { evidenced: 0, partial: 2, 'keyword-only': 0, unrelated: 4, 'not-assessed': 0 };
  expect(countWords(counts)).toEqual({ evidenced: '0 evidenced', rest: '2 partly' });
  expect(countWords({ ...counts, partial: 0 }).rest).toBe('');
});

test('closed openings come last, new ones first', () => {
  const order = inOrder([opening({ id: 'old' }), opening({ id: 'shut', state: 'closed', createdAt: '2026-03-01T00:00:00Z' }), opening({ id: 'new', createdAt: '2026-02-01T00:00:00Z' })]);
  expect(order.map((one) => one.id)).toEqual(['new', 'old', 'shut']);
});

test('a title follows the seat until a person types one', () => {
  const role = (name: string) => ({ name }) as never;
  expect(suggestTitle(role('AI Engineer'), '', undefined)).toBe('AI Engineer');
  expect(suggestTitle(role('HPC Engineer'), 'AI Engineer', role('AI Engineer'))).toBe('HPC Engineer');
  expect(suggestTitle(role('HPC Engineer'), 'Night shift', role('AI Engineer'))).toBe('Night shift');
});
