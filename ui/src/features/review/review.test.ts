import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Rater, Rating, ReviewRow } from '../../ipc';
import { gapNote, heard, initials, meanFor, meanOf, meanWords, numbersOf, orderRows, ratingMark, rowsApart, spreadOf, spreadWords, unasked } from './review';

const rating = fc.constantFrom<Rating | null>(null, 1, 2, 3, 4, 'not-asked', 'withheld');
const row = (label: string, ratings: (Rating | null)[], key = false): ReviewRow => ({
  questionId: label,
  label,
  title: label,
  key,
  recordOnly: false,
  spread: null,
  cells: ratings.map((rating, i) => ({ personId: String(i), rating, record: null, words: '', broke: '', scale: '', changed: '' })),
});
const rows = fc
  .array(fc.tuple(fc.array(rating, { minLength: 2, maxLength: 4 }), fc.boolean()), { maxLength: 9 })
  .map((given) => given.map(([ratings, key], i) => row(`A${i + 1}`, ratings, key)));

describe('the order of a review', () => {
  it('puts wider disagreement before narrower, whatever came in, and loses no row', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const ordered = orderRows(given);
        expect(ordered.map((r) => r.label).sort()).toEqual(given.map((r) => r.label).sort());
        const spreads = ordered.map((r) => spreadOf(r) ?? -1);
        expect(spreads).toEqual([...spreads].sort((a, b) => b - a));
      }),
    );
  });

  it('does not depend on the order in which the rows came', () => {
    const shuffled = rows.chain((given) => fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })));
    fc.assert(
      fc.property(shuffled, ([given, other]) => {
        expect(orderRows(other)).toEqual(orderRows(given));
      }),
    );
  });

  it('sorts equals by key, then as people count: A2 before A10', () => {
    const given = [row('A10', [2, 2]), row('A2', [2, 2]), row('A4', [1, 1], true)];
    expect(orderRows(given).map((r) => r.label)).toEqual(['A4', 'A2', 'A10']);
  });

  it('calls two points apart, and one not', () => {
    expect(rowsApart([row('A1', [2, 3]), row('A2', [2, 4]), row('A3', [1, 'withheld'])]).map((r) => r.label)).toEqual(['A2']);
    expect([null, 0, 1, 2, 3].map(spreadWords)).toEqual(['', '', '', 'Two apart: talk before averaging', 'Three apart: talk before averaging']);
  });
});

describe('a mean', () => {
  it('lies between its lowest and highest number, and leaves N and W out', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const numbers = given.flatMap(numbersOf);
        const { mean, n } = meanOf(given);
        expect(n).toBe(numbers.length);
        if (mean === null) expect(n).toBe(0);
        else {
          expect(mean).toBeGreaterThanOrEqual(Math.min(...numbers));
          expect(mean).toBeLessThanOrEqual(Math.max(...numbers));
        }
      }),
    );
  });

  it('does not move when a question was not asked or could not be told', () => {
    const given = [row('A1', [2, 4])];
    const more = [...given, row('A2', ['not-asked', 'withheld'])];
    expect(meanOf(more)).toEqual(meanOf(given));
    expect(meanWords(meanFor(more, '1'))).toBe('4.0');
    expect(meanWords({ mean: null, n: 0 })).toBe('–');
  });
});

describe('the mark of a rater', () => {
  const rater = (id: string, name: string): Rater => ({ person: { id, name, role: '' }, asked: 0, questions: 9, submittedAt: null });

  it('is never shared', () => {
    const names = fc.array(fc.constantFrom('Hanne', 'Henrik', 'Hanna', 'Priya', '', 'H'), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(names, (given) => {
        const marks = [...initials(given.map((name, i) => rater(String(i), name))).values()].map((m) => m.toLowerCase());
        expect(new Set(marks).size).toBe(given.length);
      }),
    );
  });

  it('is one letter where that is enough', () => {
    expect([...initials([rater('1', 'Hanne'), rater('2', 'Marcus'), rater('3', 'Helge')]).values()]).toEqual(['Ha', 'M', 'He']);
  });
});

describe('a cell', () => {
  it('shows N, W and R where there is no number', () => {
    expect([ratingMark(3, null), ratingMark('not-asked', null), ratingMark('withheld', null), ratingMark(null, 'on call'), ratingMark(null, null)]).toEqual(['3', 'N', 'W', 'R', '–']);
  });
});

describe('what a person should notice', () => {
  it('says where the mean and the decision point different ways', () => {
    expect(gapNote('to-panel', { mean: 2.1, n: 8 })).toContain('2.1');
    expect(gapNote('do-not-continue', { mean: 3.2, n: 8 })).toContain('3.2');
    expect([gapNote('to-panel', { mean: 3.2, n: 8 }), gapNote('keep', { mean: 1, n: 8 }), gapNote('to-panel', { mean: 1, n: 2 })]).toEqual(['', '', '']);
  });

  it('lists what nobody asked, and does not take "cannot share" for that', () => {
    expect(unasked([row('A1', ['not-asked', null]), row('A2', [3, null]), row('A3', ['withheld', null])]).map((r) => r.label)).toEqual(['A1']);
  });

  it('shows the own words before any note', () => {
    const cell = { ...row('A1', [2]).cells[0]!, changed: 'swapped optics' };
    expect(heard({ ...cell, words: 'I swapped it' })).toEqual({ text: 'I swapped it', own: true });
    expect(heard(cell)).toEqual({ text: 'swapped optics', own: false });
    expect(heard(row('A1', [2]).cells[0]!)).toEqual({ text: '', own: false });
  });
});
