import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFollowedTrip, writeFollowedTrip } from './followed-trip.ts';
import { facetNames, sortNames, viewNames } from '#domain/listing/list-query.ts';

const spell = (query: string): string => writeFollowedTrip(readFollowedTrip(new URLSearchParams(query)));

const parameter = fc.oneof(
  fc.tuple(fc.constant('days'), fc.integer({ min: -1, max: 500 }).map(String)),
  fc.tuple(fc.constant('gb'), fc.constantFrom('1', '0.5', '20', 'unlimited', 'x')),
  fc.tuple(fc.constant('hotspot'), fc.constantFrom('1', 'yes', 'no')),
  fc.tuple(fc.constant('customer'), fc.constantFrom('returning', 'new')),
  fc.tuple(fc.constantFrom(...facetNames), fc.string({ maxLength: 5 })),
  fc.tuple(fc.constant('scope'), fc.constantFrom('local', 'regional', 'global')),
  fc.tuple(fc.constantFrom('min', 'max'), fc.nat(90).map(String)),
);
const query = fc.array(parameter, { maxLength: 8 }).map((pairs) => pairs.map(([n, v]): [string, string] => [n, v]));

describe('a followed list', () => {
  it('always names its trip, the default one too', () => {
    expect(spell('')).toBe('days=7&gb=5');
  });

  it('keeps the trip and the filters, each filter in one order', () => {
    expect(spell('provider=b&provider=a&days=3&gb=1&hotspot=1&hotspot=yes&5g=yes&max=20')).toBe(
      'days=3&gb=1&hotspot=1&provider=a&provider=b&hotspot=yes&5g=yes&max=20',
    );
  });

  it('leaves out what decides nothing about the cheapest plan, or changes by the day', () => {
    const noise = `sort=${sortNames[1]}&view=${viewNames[1]}&page=3&promo=1&dominated=1&checked=1d&utm_source=x`;
    expect(spell(`days=3&gb=1&${noise}`)).toBe('days=3&gb=1');
  });

  it('has one spelling: its own address reads as itself', () => {
    fc.assert(
      fc.property(query, (pairs) => {
        const once = spell(new URLSearchParams(pairs).toString());
        expect(spell(once)).toBe(once);
      }),
    );
  });

  it('is the same list however its parameters are ordered, as long as each stands once', () => {
    const once = query.map((pairs) => [...new Map(pairs)]);
    fc.assert(
      fc.property(once, (pairs) => {
        expect(spell(new URLSearchParams(pairs.toReversed()).toString())).toBe(
          spell(new URLSearchParams(pairs).toString()),
        );
      }),
    );
  });
});
