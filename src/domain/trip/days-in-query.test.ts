import { describe, expect, it } from 'vitest';
import { daysInQuery, withDaysOf } from './days-in-query.ts';

describe('daysInQuery', () => {
  it.each([
    ['japan 7', 7],
    ['hawaii 10 ', 10],
    ['10 days in japan', 10],
    ['japon 7 jours', 7],
    ['7j japon', 7],
    ['giappone 14 giorni 5 gb', 14],
    ['日本7日間', 7],
    ['日本　７', 7],
    ['japan 7 5gb', 7],
  ])('reads %j', (query, days) => {
    expect(daysInQuery(query)).toBe(days);
  });

  it.each(['japan', 'japan 5 gb', 'japan 5gb', 'japan 5g', 'japan 0', 'japan 900', 'japan 2 weeks', 'route 66b', ''])(
    'finds none in %j',
    (query) => {
      expect(daysInQuery(query)).toBeNull();
    },
  );
});

it('goes to a place with the days, beside what its path says', () => {
  expect(withDaysOf('japan', '/japan')).toBe('/japan');
  expect(withDaysOf('hawaii 10', '/united-states?in=hawaii')).toBe('/united-states?in=hawaii&days=10');
});
