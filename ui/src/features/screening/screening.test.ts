import { describe, expect, test } from 'vitest';

import type { ScreeningRow } from '../../ipc';
import { chosenCount, facetGroups, filterRows, foundRows, headline, noChoice, range, sortRows, stagesForSeveral, toggled, type Choice } from './screening';

const verdicts = ['evidenced', 'partial', 'keyword-only', 'unrelated', 'not-assessed'] as const;
const stages = ['new', 'screening', 'to-panel', 'on-hold', 'closed'] as const;
const codes = [[], ['other-seat'], ['other-seat', 'terms-only-listed'], ['quiet-operator']];

/** Rows in every mixture of verdict, flags and stage. */
const rows: ScreeningRow[] = Array.from({ length: 100 }, (_, at) => ({
  id: `c${at}`, name: `Name ${(at * 37) % 100}`, title: at % 3 ? 'Engineer' : '', employer: '', fileName: `f${at}.pdf`, verdict: verdicts[at % 5] ?? 'evidenced', override: at % 11 === 0 ? { verdict: 'partial', by: 'A' } : null,
  tiers: [], flag: null, codes: codes[at % 4] ?? [], quote: '', stage: stages[(at * 3) % 5] ?? 'new', importedAt: new Date(2026, 0, 1 + ((at * 13) % 100)).toISOString(),
}));

const choices: Choice[] = [noChoice, toggled(noChoice, 'verdict', 'partial'), toggled(toggled(noChoice, 'flag', 'other-seat'), 'stage', 'new'), toggled(toggled(noChoice, 'verdict', 'partial'), 'verdict', 'evidenced')];

describe('choices', () => {
  test.each(choices)('a count says what choosing the value would leave', (choice) => {
    for (const group of facetGroups(rows, choice)) {
      for (const option of group.options) {
        const only = { ...choice, [group.id]: new Set([option.value]) };
        expect(option.count).toBe(filterRows(rows, only).length);
      }
    }
  });

  test('nothing is hidden until a person chooses', () => {
    expect(filterRows(rows, noChoice)).toEqual(rows);
  });

  test('a person’s own verdict is the one that is filtered by', () => {
    const partial = filterRows(rows, toggled(noChoice, 'verdict', 'partial'));
    expect(partial).toContain(rows[0]);
    expect(partial.length).toBeGreaterThan(0);
  });

  test('turning a value on and off again changes nothing', () => {
    const once = toggled(noChoice, 'flag', 'thin');
    expect(chosenCount(once)).toBe(1);
    expect(chosenCount(toggled(once, 'flag', 'thin'))).toBe(0);
  });
});

describe('sorting', () => {
  test.each(['name', 'newest', 'stage'] as const)('by %s keeps every row, and sorting twice changes nothing', (sort) => {
    const once = sortRows(rows, sort);
    expect(new Set(once)).toEqual(new Set(rows));
    expect(sortRows(once, sort)).toEqual(once);
  });

  test('rows that compare alike stay as they were', () => {
    const sorted = sortRows(rows, 'stage').filter((row) => row.stage === 'new');
    expect(sorted).toEqual(rows.filter((row) => row.stage === 'new'));
  });

  test('names count numbers as numbers', () => {
    const sorted = sortRows(rows, 'name').map((row) => row.name);
    expect(sorted.indexOf('Name 9')).toBeLessThan(sorted.indexOf('Name 10'));
  });
});

test('several candidates can never be closed at once', () => {
  expect(stagesForSeveral).not.toContain('closed');
});

test('a search without an answer hides nothing; an empty answer hides all', () => {
  expect(foundRows(rows, null)).toEqual(rows);
  expect(foundRows(rows, [])).toEqual([]);
  expect(foundRows(rows, [{ id: 'c3', snippet: '', marks: [] }]).map((row) => row.id)).toEqual(['c3']);
});

test('a range reads the same in both directions', () => {
  expect(range(rows, 2, 5)).toEqual(['c2', 'c3', 'c4', 'c5']);
  expect(range(rows, 5, 2)).toEqual(range(rows, 2, 5));
});

test('a row without a position shows its file', () => {
  expect(headline(rows[0] as ScreeningRow)).toBe('f0.pdf');
  expect(headline(rows[1] as ScreeningRow)).toBe('Engineer');
});
