import { describe, expect, test } from 'vitest';

import { countWords, nameFromText, timeLeft } from './intake';

const nothing = { added: 0, needsLook: 0, alreadyHere: 0, notRead: 0, leftOut: 0 };

describe('the import strip', () => {
  test('counts only what happened', () => {
    expect(countWords({ ...nothing, added: 25, needsLook: 3, notRead: 1 })).toBe('25 read, 3 need a look, 1 not read');
    expect(countWords({ ...nothing, needsLook: 1 })).toBe('1 needs a look');
    expect(countWords(nothing)).toBe('');
  });

  test('says what a folder held beside documents', () => {
    expect(countWords({ ...nothing, added: 2, leftOut: 14 })).toBe('2 read, 14 other files were left out');
    expect(countWords({ ...nothing, added: 2, leftOut: 1 })).toBe('2 read, 1 other file was left out');
  });

  test('guesses the time only once it has seen enough', () => {
    expect(timeLeft({ done: 2, total: 100 }, 5000)).toBe('');
    expect(timeLeft({ done: 10, total: 20 }, 4000)).toBe('about 4 s left');
    expect(timeLeft({ done: 10, total: 1000 }, 10_000)).toBe('about 17 min left');
    expect(timeLeft({ done: 20, total: 20 }, 4000)).toBe('');
  });
});

describe('a name for pasted text', () => {
  test('is its first line where that can be a name', () => {
    expect(nameFromText('\n  Mira Holtz \nSystems engineer')).toBe('Mira Holtz');
  });

  test.each(['Dear Sir or Madam, I am writing to apply for the role', 'mira@example.org', 'Phone: 123', ''])('is left to the person for %s', (text) => {
    expect(nameFromText(text)).toBe('');
  });
});
