import { describe, expect, test } from 'vitest';

import { cut } from './snippet';

const text = 'one leaf switch with dirty optics';

describe('a cut snippet', () => {
  test.each([
    [[]],
    [[{ start: 4, end: 8 }]],
    [[{ start: 26, end: 32 }, { start: 0, end: 3 }]],
    [[{ start: 0, end: 10 }, { start: 5, end: 20 }]],
    [[{ start: 30, end: 99 }, { start: 200, end: 300 }]],
    [[{ start: 9, end: 9 }]],
  ])('put together again is the text: %j', (marks) => {
    expect(cut(text, marks).map((piece) => piece.text).join('')).toBe(text);
  });

  test('marks what it was told to mark', () => {
    expect(cut(text, [{ start: 4, end: 8 }]).filter((piece) => piece.marked)).toEqual([{ text: 'leaf', marked: true }]);
  });
});
