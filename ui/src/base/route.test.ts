import { describe, expect, test } from 'vitest';

import { href, parseRoute, type Route } from './route';

const routes: Route[] = [
  { screen: 'openings' },
  { screen: 'settings' },
  { screen: 'screening', openingId: 'a/b c' },
  { screen: 'look', openingId: '1' },
  { screen: 'candidate', openingId: '1', candidateId: 'ü%2F' },
  { screen: 'walk', openingId: '1', candidateId: '2' },
  { screen: 'review', openingId: '1', candidateId: '2' },
  { screen: 'read', openingId: '1', candidateId: '2' },
];

describe('a route', () => {
  test.each(routes)('survives being written and read: $screen', (route) => {
    expect(parseRoute(href(route))).toEqual(route);
  });

  test.each(['', '#', '#/', '#/nowhere', '#/o', '#/o/', '#//x'])('unknown address %s leads to the openings', (hash) => {
    expect(parseRoute(hash)).toEqual({ screen: 'openings' });
  });

  test('a broken escape does not throw', () => {
    expect(parseRoute('#/o/%E0%A4%A')).toEqual({ screen: 'screening', openingId: '%E0%A4%A' });
  });
});
