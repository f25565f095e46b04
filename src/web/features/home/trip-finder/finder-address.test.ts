import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFacets, nothingRemembered, readListQuery } from '#domain/listing/list-query.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { searchAddress, tripAddress } from './finder-address.ts';

const anyChosen = fc.record({
  trip: fc.record({
    days: fc.integer({ min: 1, max: 365 }),
    dataMb: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 1_000_000 })),
    hotspot: fc.boolean(),
    isNewCustomer: fc.boolean(),
  }),
  usesPromo: fc.boolean(),
  facets: fc
    .record({ '5g': fc.constantFrom([], ['yes']), phone: fc.constantFrom([], ['yes']) })
    .map((facets) => ({ ...noFacets, ...facets })),
});

describe('tripAddress', () => {
  it('is the plain page until something is chosen', () => {
    expect(tripAddress('/japan', null)).toBe('/japan');
    expect(tripAddress('/united-states?in=hawaii', null)).toBe('/united-states?in=hawaii');
  });

  it('takes days that were written beside the place', () => {
    expect(tripAddress('/japan', null, 'japan 10')).toBe('/japan?days=10');
    const chosen = { trip: { ...defaultTrip, days: 3 }, usesPromo: false, facets: noFacets };
    expect(tripAddress('/japan', chosen, 'japan 10')).toBe('/japan?days=10&gb=5');
  });

  it('says all of what is chosen, beside the part of a country', () => {
    fc.assert(
      fc.property(anyChosen, fc.constantFrom('/japan', '/united-states?in=hawaii'), (chosen, path) => {
        const { pathname, searchParams } = new URL(tripAddress(path, chosen), 'https://esim.example');
        expect(pathname + (searchParams.has('in') ? `?in=${searchParams.get('in')}` : '')).toBe(path);
        const { trip, facets, usesPromo } = readListQuery(searchParams, nothingRemembered);
        expect({ trip, facets, usesPromo }).toEqual(chosen);
      }),
    );
  });
});

describe('searchAddress', () => {
  it.each([
    ['japan', null, '/region?q=japan'],
    [
      ' côte d’ivoire',
      { trip: defaultTrip, usesPromo: false, facets: noFacets },
      '/region?q=c%C3%B4te+d%E2%80%99ivoire&days=7&gb=5',
    ],
  ])('of "%s" for %o is %s', (written, chosen, address) => {
    expect(searchAddress(written, chosen)).toBe(address);
  });

  it('is nowhere until something is written', () => {
    expect(searchAddress('  ', null)).toBeNull();
  });
});
