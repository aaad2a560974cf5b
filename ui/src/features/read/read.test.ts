import { describe, expect, it } from 'vitest';

import type { Read, ReadSource } from '../../ipc';
import { fileNameOf, seatLine, sourced, stepSource, usesOf } from './read';

const source = (number: number): ReadSource => ({ number, kind: 'document', quote: 'x', where: 'cv.pdf', span: null, questionId: null });
const read = (sentences: number[][]): Read =>
  ({ sections: [{ heading: 'h', sentences: sentences.map((sources) => ({ text: 't', sources })) }], sources: [source(1), source(2)] }) as Read;

describe('a written read', () => {
  it('counts only sentences whose every source is there', () => {
    expect(sourced(read([[1], [1, 2], [], [3]]))).toEqual({ sentences: 4, sourced: 2 });
  });

  it('counts a source once a sentence', () => {
    expect([...usesOf(read([[1, 1], [1, 2]]).sections)]).toEqual([[1, 2], [2, 1]]);
  });

  it('steps through its sources and comes round', () => {
    const sources = [source(3), source(7), source(9)];
    expect([stepSource(sources, null, 1), stepSource(sources, 3, 1), stepSource(sources, 9, 1), stepSource(sources, 3, -1), stepSource(sources, null, -1)]).toEqual([3, 7, 3, 9, 9]);
    expect(stepSource([], 1, 1)).toBeNull();
  });

  it('names the seat once, and the opening only where it is called otherwise', () => {
    const line = (title: string, team: string) => seatLine({ opening: { roleName: 'AI Engineer', title, team } as Read['opening'], madeAt: '2026-11-28T12:00:00Z' });
    expect(line('AI Engineer', '')).toBe('For the seat AI Engineer. 28 November 2026.');
    expect(line('AI Engineer', 'Product')).toBe('For the seat AI Engineer, Product. 28 November 2026.');
    expect(line('Help pages', 'Product')).toBe('For the seat AI Engineer, opening “Help pages”, Product. 28 November 2026.');
  });

  it('has a file name that every system takes', () => {
    expect(fileNameOf({ candidateName: 'Zoë O’Hare / ../x', title: 'Written read' })).toBe('Zoe-O-Hare-x-Written-read');
    expect(fileNameOf({ candidateName: '///', title: '' })).toBe('read');
  });
});
