import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  facetNames,
  facetValues,
  isPlainQuery,
  noFacets,
  nothingRemembered,
  readListQuery,
  sortNames,
  viewNames,
  writeListQuery,
  type FacetName,
  type ListQuery,
  type Remembered,
} from './list-query.ts';
import { defaultTrip, maxTripDays } from '#domain/trip/trip.ts';

const frequentFlyer: Remembered = {
  trip: { days: 30, dataMb: null, hotspot: true, isNewCustomer: false },
  usesPromo: true,
};

function read(search: string, remembered = nothingRemembered): ListQuery {
  return readListQuery(new URLSearchParams(search), remembered);
}

const plain: ListQuery = {
  trip: defaultTrip,
  facets: noFacets,
  minPrice: null,
  maxPrice: null,
  sort: 'trip',
  view: 'best',
  more: [],
  page: 1,
  showsDominated: false,
  showsRenewing: false,
  usesPromo: false,
};

const anyFacet = (name: FacetName): fc.Arbitrary<string[]> =>
  fc.uniqueArray(fc.constantFrom(...(facetValues[name] ?? ['JP', 'tanuki-sim', 'KDDI & Docomo', 'unknown'])), {
    maxLength: 4,
  });

const anyQuery: fc.Arbitrary<ListQuery> = fc
  .record({
    trip: fc.record({
      days: fc.integer({ min: 1, max: maxTripDays }),
      dataMb: fc.option(fc.integer({ min: 1, max: 100_000 })),
      hotspot: fc.boolean(),
      isNewCustomer: fc.boolean(),
    }),
    facets: fc.record(
      Object.fromEntries(facetNames.map((name) => [name, anyFacet(name)])) as Record<FacetName, fc.Arbitrary<string[]>>,
    ),
    minPrice: fc.option(fc.integer({ min: 0, max: 50 })),
    maxPrice: fc.option(fc.integer({ min: 50, max: 5000 })),
    sort: fc.constantFrom(...sortNames),
    view: fc.constantFrom(...viewNames),
    more: fc.uniqueArray(fc.constantFrom('tanuki-sim', 'teacup-telegraph')),
    page: fc.integer({ min: 1, max: 400 }),
    showsDominated: fc.boolean(),
    showsRenewing: fc.boolean(),
    usesPromo: fc.boolean(),
  })
  // Only the first view has further plans.
  .map((query) => (query.view === 'best' ? query : { ...query, more: [] }));

describe('the state of a list', () => {
  test('is the plain list where the address says nothing', () => {
    expect(read('')).toEqual(plain);
    expect(read('utm_source=x&fbclid=1')).toEqual(plain);
  });

  test('takes trip and promo switch from an earlier visit where the address says nothing of them', () => {
    expect(read('scope=local', frequentFlyer)).toMatchObject(frequentFlyer);
    expect(read('days=7&gb=5', frequentFlyer)).toMatchObject(nothingRemembered);
  });

  test('has each chosen value once and none that a facet does not know', () => {
    expect(read('scope=local&scope=local&scope=moon&hotspot=yes').facets).toEqual({
      ...noFacets,
      scope: ['local'],
      hotspot: ['yes'],
    });
    expect(read(`provider=${'x'.repeat(200)}&provider=`).facets.provider).toEqual([]);
  });

  test('reads prices as whole amounts, the lower one first', () => {
    expect(read('min=40&max=5')).toMatchObject({ minPrice: 5, maxPrice: 40 });
    expect(read('min=1.5&max=-3')).toMatchObject({ minPrice: null, maxPrice: null });
  });

  test('falls back to the first order, view and page', () => {
    expect(read('sort=commission&view=map&page=0')).toEqual(plain);
    // The address of the view of providers before there was a best of each.
    expect(read('view=providers')).toEqual(plain);
    expect(read('sort=per-gb&view=table&page=3')).toMatchObject({ sort: 'per-gb', view: 'table', page: 3 });
  });

  test('survives any address', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...facetNames, 'days', 'gb', 'min', 'sort', 'page'), fc.string())),
        (pairs) => {
          const query = readListQuery(new URLSearchParams(pairs), nothingRemembered);
          expect(query.page).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });
});

describe('the address of a state', () => {
  test('of the plain list is empty', () => {
    expect(writeListQuery(plain).toString()).toBe('');
    expect(writeListQuery({ ...plain, page: 2 }).toString()).toBe('page=2');
  });

  test('names the trip as soon as anything is chosen, so that others see the same list', () => {
    expect(writeListQuery({ ...plain, sort: 'price' }).toString()).toBe('days=7&gb=5&sort=price');
    expect(read('days=7&gb=5&sort=price', frequentFlyer)).toEqual({ ...plain, sort: 'price' });
  });

  test('shows everyone the state it was made of, whatever they did before', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const address = writeListQuery(query);
        fc.pre(!isPlainQuery(address));
        expect(readListQuery(address, frequentFlyer)).toEqual(query);
        expect(readListQuery(address, nothingRemembered)).toEqual(query);
      }),
    );
  });

  test('is for search engines only while nothing but the page is in it', () => {
    expect(isPlainQuery(new URLSearchParams('page=3'))).toBe(true);
    expect(isPlainQuery(new URLSearchParams('page=3&utm_source=letter'))).toBe(true);
    for (const choice of ['sort=price', 'days=7', 'provider=tanuki-sim', 'min=5', 'promo=1', 'dominated=1'])
      expect(isPlainQuery(new URLSearchParams(choice))).toBe(false);
  });
});
