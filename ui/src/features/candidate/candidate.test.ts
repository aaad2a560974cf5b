import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Candidate, Evidence, Judgement, Reading, SeatVerdict, Tier, Verdict } from '../../ipc';
import { numberMarks } from '../../parts/marked';
import { dimensionRows, keywordNote, listWords, marksInView, marksOf, namedWords, otherSeat, rankSeats } from './candidate';

const text = 'Ran Slurm on 40 nodes. GPU, Slurm, NCCL, gpu. Trained a model on GPU nodes.';
const place = (words: string, from = 0) => {
  const start = text.indexOf(words, from);
  return { start, end: start + words.length };
};
const evidence = (words: string, dimension: string, tier: Tier, more: Partial<Evidence> = {}): Evidence => ({
  ...place(words),
  text: words,
  dimension,
  tier,
  stance: 'operate',
  agency: 'did',
  slots: [],
  ...more,
});
const judgement = (more: Partial<Judgement> = {}): Judgement => ({
  roleId: 'gpu-cluster-engineer',
  roleName: 'GPU Cluster Engineer',
  verdict: 'partial',
  keywordScreen: { passed: true, terms: [] },
  dimensions: [],
  evidence: [],
  mentions: [],
  flags: [],
  why: '',
  wouldFlip: '',
  ask: [],
  rolesVersion: '7f3a',
  ...more,
});
const seat = (roleId: string, verdict: Verdict, tier: Reading): SeatVerdict => ({ roleId, roleName: roleId, verdict, tier, best: null });
const candidate = (seats: SeatVerdict[], own: Partial<Judgement> = {}) => ({ judgement: judgement(own), seats }) as Candidate;
const flag = (pointsTo: string) => ({ code: 'other-seat', line: '', pointsTo, pointsToName: pointsTo, quotes: [], page: { title: '', notices: '', whyLook: '', example: '', whenWrong: '' } });

describe('the other seat', () => {
  const seats = [seat('gpu-cluster-engineer', 'keyword-only', 1), seat('ai-engineer', 'partial', 2), seat('mlops-engineer', 'evidenced', 4)];

  it('is the one that the flag points to, before any stronger one', () => {
    expect(otherSeat(candidate(seats, { flags: [flag('ai-engineer')] }))?.roleId).toBe('ai-engineer');
  });

  it('is the strongest one where no flag points to a seat', () => {
    expect(otherSeat(candidate(seats, { flags: [flag('data-center-technician')] }))?.roleId).toBe('mlops-engineer');
  });

  it('is none where the document shows nothing above a weak claim for any other', () => {
    expect(otherSeat(candidate([seats[0]!, seat('ai-engineer', 'unrelated', 1)]))).toBeNull();
  });
});

describe('the order of seats', () => {
  const some = fc.array(
    fc.tuple(fc.constantFrom<Verdict>('evidenced', 'partial', 'keyword-only', 'unrelated', 'not-assessed'), fc.constantFrom<Reading>(null, 0, 1, 2, 3, 4)),
    { maxLength: 8 },
  );

  it('puts the verdict before the tier and never loses a seat', () => {
    const order = ['evidenced', 'partial', 'keyword-only', 'unrelated', 'not-assessed'];
    fc.assert(
      fc.property(some, (given) => {
        const seats = given.map(([verdict, tier], i) => seat(String(i), verdict, tier));
        const ranked = rankSeats(seats);
        expect(ranked.map((s) => s.roleId).sort()).toEqual(seats.map((s) => s.roleId).sort());
        const places = ranked.map((s) => order.indexOf(s.verdict));
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
    );
  });
});

describe('the marks of a page', () => {
  const own = judgement({ evidence: [evidence('Ran Slurm on 40 nodes', 'scale', 3)], mentions: [place('Slurm'), place('GPU'), place('Slurm', 20)] });
  const other = judgement({ roleId: 'ai-engineer', evidence: [evidence('Trained a model on GPU nodes', 'shipped', 3)], mentions: [place('model')] });
  const numbered = numberMarks(marksOf(own, other), text.length);

  it('keep their numbers in every view', () => {
    const numbers = (view: 'this' | 'other' | 'plain') => marksInView(numbered, view, own, other).flatMap((m) => m.number ?? []);
    expect(numbers('this')).toEqual([1, 2]);
    expect(numbers('other')).toEqual([2]);
    expect(numbers('plain')).toEqual([]);
  });

  it('dot the words of the seat that is read against, and no others', () => {
    const dotted = (view: 'this' | 'other') =>
      marksInView(numbered, view, own, other)
        .filter((m) => m.kind === 'named')
        .map((m) => text.slice(m.start, m.end));
    expect(dotted('this')).toEqual(['Slurm', 'GPU', 'Slurm']);
    expect(dotted('other')).toEqual(['model']);
  });

  it('show words that count for both seats for the one for which they go further', () => {
    const used = judgement({ evidence: [evidence('Trained a model on GPU nodes', 'scale', 1)] });
    const owned = judgement({ evidence: [evidence('Trained a model on GPU nodes', 'scale', 4)] });
    const kinds = (mine: Judgement) => numberMarks(marksOf(mine, other), text.length).flatMap((m) => (m.number ? [m.kind] : []));
    expect(kinds(used)).toEqual(['elsewhere']);
    expect(kinds(owned)).toEqual(['evidence']);
  });

  it('do not take work near this seat for evidence, nor for another seat’s', () => {
    const kinds = (tier: 1 | 2) => marksOf(judgement({ evidence: [evidence('Trained a model on GPU nodes', 'scale', tier)] }), null).map((m) => m.kind);
    expect(kinds(1)).toEqual(['near']);
    expect(kinds(2)).toEqual(['evidence']);
    const bystander = judgement({ evidence: [evidence('Trained a model on GPU nodes', 'quality', 1)] });
    expect(marksOf(judgement({}), bystander)).toEqual([]);
  });

  it('do not take the words that a mere mention rests on for evidence', () => {
    const mentioned = judgement({ dimensions: [{ dimension: 'fabric', tier: 0, best: { ...place('NCCL'), text: 'NCCL' } }], mentions: [place('NCCL')] });
    expect(marksOf(mentioned, null).map((m) => m.kind)).toEqual(['named']);
  });
});

describe('words that are only named', () => {
  it('are counted without regard to case, and not where evidence holds them', () => {
    const mentions = [place('Slurm'), place('GPU'), place('Slurm', 20), place('NCCL'), place('gpu')];
    const found = namedWords(text, judgement({ evidence: [evidence('Ran Slurm on 40 nodes', 'scale', 3)], mentions }));
    expect(found.map(({ word, count }) => [word, count])).toEqual([
      ['GPU', 2],
      ['Slurm', 1],
      ['NCCL', 1],
    ]);
  });
});

describe('a dimension row', () => {
  it('says what the words state and whose share it was', () => {
    const shared = evidence('Ran Slurm on 40 nodes', 'scale', 3, { agency: 'shared', slots: ['scale', 'change'] });
    const [row] = dimensionRows(judgement({ evidence: [shared], dimensions: [{ dimension: 'scale', tier: 3, best: shared }] }), undefined);
    expect(row?.note).toBe('States a size and what was changed. Done jointly: the personal share is not stated.');
  });

  it('says of a near claim what the person did instead of running it', () => {
    const used = evidence('Ran Slurm on 40 nodes', 'scale', 1, { stance: 'consume' });
    const [row] = dimensionRows(judgement({ evidence: [used], dimensions: [{ dimension: 'scale', tier: 1, best: used }] }), undefined);
    expect(row?.note).toBe('Used for own work. The words do not say it was run.');
  });
});

describe('the keyword screen', () => {
  it('is told in one sentence', () => {
    expect(keywordNote({ passed: true, terms: ['GPU', 'Slurm', 'NCCL'] })).toBe('A keyword filter would pass this: 3 of its words appear.');
    expect(keywordNote({ passed: false, terms: ['GPU'] })).toBe('A keyword filter would drop this: only 1 of its words appears.');
    expect(keywordNote({ passed: false, terms: [] })).toBe('A keyword filter would drop this: none of its words appears.');
  });
});

describe('a list in words', () => {
  it('has an "and" before its last word', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listWords)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  });
});
