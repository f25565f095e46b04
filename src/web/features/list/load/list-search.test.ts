import { describe, expect, it } from 'vitest';
import { nothingRemembered, readListQuery } from '#domain/listing/list-query.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { namesTrip, pastTheEnd, searchOf } from './list-search.ts';

const ask = (search: string, remembered = nothingRemembered): string => {
  const query = new URLSearchParams(search);
  return searchOf(readListQuery(query, remembered), query);
};

describe('searchOf', () => {
  it.each([
    ['', ''],
    ['?page=3', '?page=3'],
    ['?sort=trip', ''],
    ['?sort=price', '?days=7&gb=5&sort=price'],
    ['?gb=10&days=3', '?days=3&gb=10'],
    ['?nonsense=1', ''],
  ])('spells %s as %s', (search, expected) => {
    expect(ask(search)).toBe(expected);
  });

  it('keeps the plain address plain, whatever is remembered', () => {
    expect(ask('', { trip: { ...defaultTrip, days: 21 }, usesPromo: true })).toBe('');
  });
});

describe('pastTheEnd', () => {
  it('is no page of the plain list, and the first page of a filtered one', () => {
    expect(pastTheEnd('/japan', new URLSearchParams('page=9'))).toEqual({ kind: 'not-found' });
    expect(pastTheEnd('/japan', new URLSearchParams('sort=price&page=9'))).toEqual({
      kind: 'redirect',
      location: '/japan?sort=price',
      status: 302,
    });
  });
});

it.each([
  ['days=3', true],
  ['gb=unlimited', true],
  ['customer=returning', true],
  ['sort=price', false],
  ['', false],
])('an address with "%s" names a trip: %s', (search, expected) => {
  expect(namesTrip(new URLSearchParams(search))).toBe(expected);
});
