import { describe, expect, test } from 'vitest';

import { askedGroups, codeGroups, sameGroup } from './lock';

describe('a recovery code', () => {
  test('is asked back by two different groups that exist', () => {
    for (let count = 2; count <= 10; count++) {
      const groups = Array.from({ length: count }, (_, at) => `G${at}`);
      const asked = askedGroups(groups);
      expect(new Set(asked).size).toBe(2);
      for (const at of asked) expect(groups[at]).toBeDefined();
    }
  });

  test('may be typed in lower case and with spaces around', () => {
    expect(codeGroups('AB12-CD34 EF56')).toEqual(['AB12', 'CD34', 'EF56']);
    expect(sameGroup(' cd34 ', 'CD34')).toBe(true);
    expect(sameGroup('cd35', 'CD34')).toBe(false);
  });
});
