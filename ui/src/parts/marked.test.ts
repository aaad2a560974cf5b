import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { clipSegments, distinctPlaces, keepLastWord, numberMarks, segmentText, stepMark, type Mark, type MarkKind, type NumberedMark } from './marked';

const LENGTH = 60;
const kind = fc.constantFrom<MarkKind>('evidence', 'elsewhere', 'near', 'named');
const mark = fc
  .tuple(kind, fc.integer({ min: -3, max: LENGTH + 3 }), fc.integer({ min: -3, max: LENGTH + 3 }))
  .map(([kind, a, b]): Mark => ({ kind, start: Math.min(a, b), end: Math.max(a, b) }));
const marks = fc.array(mark, { maxLength: 14 });
const strength: Record<MarkKind, number> = { evidence: 0, elsewhere: 1, near: 2, named: 3 };

describe('numbering marks', () => {
  it('counts from one in reading order and leaves named words without a number', () => {
    fc.assert(
      fc.property(marks, (given) => {
        const numbered = numberMarks(given, LENGTH);
        const counted = numbered.filter((m) => m.kind !== 'named');
        expect(counted.map((m) => m.number)).toEqual(counted.map((_, i) => i + 1));
        expect(numbered.filter((m) => m.kind === 'named').every((m) => m.number === null)).toBe(true);
        expect(numbered.every((m, i) => i === 0 || numbered[i - 1]!.start <= m.start)).toBe(true);
      }),
    );
  });

  it('does not depend on the order in which the marks came', () => {
    const shuffled = marks.chain((given) => fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })));
    fc.assert(
      fc.property(shuffled, ([given, other]) => {
        expect(numberMarks(other, LENGTH)).toEqual(numberMarks(given, LENGTH));
      }),
    );
  });

  it('makes one mark of two quotes of the same words, and the stronger kind stands', () => {
    const twice = numberMarks(
      [
        { kind: 'elsewhere', start: 4, end: 9 },
        { kind: 'evidence', start: 4, end: 9 },
      ],
      LENGTH,
    );
    expect(twice).toEqual([{ kind: 'evidence', start: 4, end: 9, id: '4-9', number: 1 }]);
  });
});

describe('cutting a text into segments', () => {
  it('covers every character once, in order, whatever the marks', () => {
    fc.assert(
      fc.property(marks, (given) => {
        let at = 0;
        for (const segment of segmentText(numberMarks(given, LENGTH), LENGTH)) {
          expect(segment.start).toBe(at);
          expect(segment.end).toBeGreaterThan(at);
          at = segment.end;
        }
        expect(at).toBe(LENGTH);
      }),
    );
  });

  it('draws each character with the strongest kind that covers it', () => {
    fc.assert(
      fc.property(marks, (given) => {
        const numbered = numberMarks(given, LENGTH);
        for (const segment of segmentText(numbered, LENGTH)) {
          for (let at = segment.start; at < segment.end; at++) {
            const covering = numbered.filter((m) => m.start <= at && at < m.end).map((m) => strength[m.kind]);
            expect(segment.mark ? strength[segment.mark.kind] : 9).toBe(Math.min(9, ...covering));
          }
        }
      }),
    );
  });

  it('shows each number exactly once, where its mark ends, also when hidden under a stronger one', () => {
    fc.assert(
      fc.property(marks, (given) => {
        const numbered = numberMarks(given, LENGTH);
        const shown = segmentText(numbered, LENGTH).flatMap((s) => s.ends.map((m) => [m.number, s.end]));
        const wanted = numbered.filter((m) => m.number !== null).map((m) => [m.number, m.end]);
        expect(shown.sort()).toEqual(wanted.sort());
      }),
    );
  });

  it('points at exactly the place that was jumped to, whatever the marks', () => {
    fc.assert(
      fc.property(marks, mark, (given, place) => {
        const pointed = segmentText(numberMarks(given, LENGTH), LENGTH, place).filter((s) => s.pointed);
        const shown = pointed.reduce((sum, s) => sum + s.end - s.start, 0);
        const within = Math.max(0, Math.min(LENGTH, place.end) - Math.max(0, place.start));
        expect(shown).toBe(within);
        expect(pointed.every((s) => place.start <= s.start && s.end <= place.end)).toBe(true);
      }),
    );
  });

  it('lets an inner mark be reached inside an outer one', () => {
    const numbered = numberMarks(
      [
        { kind: 'evidence', start: 0, end: 20 },
        { kind: 'evidence', start: 5, end: 10 },
      ],
      20,
    );
    expect(segmentText(numbered, 20).map((s) => s.mark?.number)).toEqual([1, 2, 1]);
  });
});

describe('clipping segments to a line', () => {
  it('loses nothing: the clips of adjoining lines cover what the whole covers, with every number once', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: LENGTH - 1 }), { maxLength: 6 });
    fc.assert(
      fc.property(marks, cuts, (given, at) => {
        const whole = segmentText(numberMarks(given, LENGTH), LENGTH);
        const places = [0, ...at.sort((a, b) => a - b), LENGTH];
        const clips = places.slice(1).flatMap((end, i) => clipSegments(whole, places[i]!, end));
        const look = (all: typeof whole) =>
          all.flatMap((s) => Array.from({ length: s.end - s.start }, () => s.mark?.id ?? '')).join(' ');
        expect(look(clips)).toBe(look(whole));
        expect(clips.flatMap((s) => s.ends.map((m) => m.id))).toEqual(whole.flatMap((s) => s.ends.map((m) => m.id)));
      }),
    );
  });
});

describe('distinct places', () => {
  it('keep the first at each place, in order', () => {
    const quotes = [
      { start: 4, end: 9, name: 'a' },
      { start: 0, end: 9, name: 'b' },
      { start: 4, end: 9, name: 'c' },
    ];
    expect(distinctPlaces(quotes).map((quote) => quote.name)).toEqual(['a', 'b']);
  });
});

describe('keeping a number on the line of its last word', () => {
  it('parts a text without changing it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { head, tail } = keepLastWord(text);
        expect(head + tail).toBe(text);
        expect(tail.trimEnd()).not.toContain(' ');
      }),
    );
    expect(keepLastWord('one leaf switch')).toEqual({ head: 'one leaf ', tail: 'switch' });
  });
});

describe('stepping through marks', () => {
  it('visits every numbered mark and comes round', () => {
    fc.assert(
      fc.property(marks, (given) => {
        const numbered = numberMarks(given, LENGTH);
        const count = numbered.filter((m) => m.number !== null).length;
        const seen: number[] = [];
        let current: string | null = null;
        for (let i = 0; i < count; i++) {
          const next: NumberedMark = stepMark(numbered, current, 1)!;
          seen.push(next.number!);
          const after = stepMark(numbered, next.id, 1)!;
          expect(stepMark(numbered, after.id, -1)?.id).toBe(next.id);
          current = next.id;
        }
        expect(seen).toEqual(Array.from({ length: count }, (_, i) => i + 1));
      }),
    );
  });
});
