import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListQuery } from '#domain/listing/list-query.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { makeListedPlan, makeListedProvider, makeListQuery } from '#tests/support/listed-plan-factory.ts';
import { anyListQuery, anyTrip } from '#tests/support/random-listed-plans.ts';
import { changeQuery, listAddress, planAddress } from './list-address.ts';

const japan = { path: '/japan', namedPlan: null, part: null, dates: null };

function parametersOf(address: string): URLSearchParams {
  return new URL(address, 'https://esim.example').searchParams;
}

/** What a browser with other habits remembers. */
const otherHabits = { trip: { days: 21, dataMb: null, hotspot: true, isNewCustomer: false }, usesPromo: true };

describe('listAddress', () => {
  it('is the plain path for the list as it opens', () => {
    expect(listAddress(japan, makeListQuery(), 'en')).toBe('/japan');
    expect(listAddress(japan, makeListQuery(), 'ja')).toBe('/ja/japan');
  });

  it('names the whole state', () => {
    const query = makeListQuery({ facets: { network: ['NTT Docomo', 'KDDI'] }, sort: 'price', page: 2 });
    expect(listAddress(japan, query, 'fr')).toBe(
      '/fr/japan?days=7&gb=5&network=NTT+Docomo&network=KDDI&sort=price&page=2',
    );
  });

  it('keeps the chosen part of the country in every state', () => {
    fc.assert(
      fc.property(anyListQuery, (query) => {
        const parameters = parametersOf(listAddress({ ...japan, part: 'okinawa' }, query, 'en'));
        expect(parameters.get('in')).toBe('okinawa');
        parameters.delete('in');
        expect(parameters.toString()).toBe(parametersOf(listAddress(japan, query, 'en')).toString());
      }),
    );
  });

  it('keeps the own price until the trip changes', () => {
    const offer = { typed: '5 GB $9', trip: defaultTrip };
    expect(listAddress({ ...japan, offer }, makeListQuery(), 'en')).toBe('/japan?offer=5+GB+%249');
    expect(listAddress({ ...japan, offer }, makeListQuery({ sort: 'price' }), 'en')).toContain('offer=5+GB+%249&');
    const longer = makeListQuery({ trip: { ...defaultTrip, days: 9 } });
    expect(listAddress({ ...japan, offer }, longer, 'en')).not.toContain('offer');
  });

  it('keeps the plan of the page, with the trip, in every state', () => {
    fc.assert(
      fc.property(anyListQuery, (query) => {
        const parameters = parametersOf(listAddress({ ...japan, path: '/japan/nori', namedPlan: 12 }, query, 'en'));
        expect(parameters.get('plan')).toBe('12');
        const plain = parametersOf(listAddress(japan, query, 'en'));
        expect(readListQuery(parameters, otherHabits)).toEqual(readListQuery(plain, query));
      }),
    );
  });
});

describe('planAddress', () => {
  const plan = makeListedPlan({ id: 12, provider: makeListedProvider('nori') });

  it('is on the page of the provider at the destination, in the language of the page', () => {
    const address = planAddress(plan, { ...makeListQuery(), path: '/region/europe', providerSlug: null }, 'es');
    expect(address).toBe('/es/region/europe/nori?plan=12&days=7&gb=5');
    const own = planAddress(plan, { ...makeListQuery(), path: '/global/nori', providerSlug: 'nori' }, 'en');
    expect(own).toBe('/global/nori?plan=12&days=7&gb=5');
  });

  it('says the trip and the promo switch, so that the receiver sees the same cost; and no filter', () => {
    fc.assert(
      fc.property(anyListQuery, anyTrip, (query, trip) => {
        const address = planAddress(plan, { ...query, trip, path: '/japan', providerSlug: null }, 'en');
        const { usesPromo } = query;
        expect(readListQuery(parametersOf(address), otherHabits)).toEqual(makeListQuery({ trip, usesPromo }));
      }),
    );
  });
});

describe('changeQuery', () => {
  it('begins at the first page, unless the page is what changes', () => {
    const query = makeListQuery({ page: 4, pagesShown: 2 });
    expect(changeQuery(query, { view: 'table' })).toMatchObject({ page: 1, pagesShown: 1, view: 'table' });
    expect(changeQuery(query, { page: 5 })).toEqual({ ...query, page: 5, pagesShown: 1 });
    expect(changeQuery(query, { pagesShown: 3 })).toEqual({ ...query, pagesShown: 3 });
  });
});
