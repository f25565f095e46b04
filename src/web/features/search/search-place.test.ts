import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { readPlaces } from './search-place.ts';

const japan = {
  slug: 'japan',
  code: 'JP',
  alpha3: 'JPN',
  name: '日本',
  path: '/japan',
  searches: ['Japan'],
  readings: ['ニホン'],
  airports: [],
  region: 'asia',
  subregions: ['east-asia'],
  parts: [{ slug: 'okinawa', name: '沖縄', searches: ['Okinawa'], airports: ['OKA'], rank: 35 }],
  providerNumber: 3,
  planCount: 7,
  from: { currency: 'JPY' as CurrencyCode, units: 3_900_000, isEstimate: true, amount: null },
};
const europe = { ...japan, slug: 'europe', name: 'ヨーロッパ', path: '/region/europe', countryNumber: 54 };

describe('readPlaces', () => {
  it('puts countries before regions and distinguishes them', () => {
    const [first, second] = readPlaces([japan], [europe]);
    expect(first).toEqual({
      kind: 'country',
      codes: ['JP', 'JPN'],
      airports: [],
      rank: 1,
      regions: ['east-asia', 'asia'],
      slug: 'japan',
      name: '日本',
      path: '/japan',
      searches: ['Japan'],
      readings: ['ニホン'],
      flag: 'JP',
      within: null,
      planCount: 7,
      countryCount: null,
      price: { currency: 'JPY', units: 3_900_000, isEstimate: true, amount: null },
      amount: null,
    });
    expect(second).toMatchObject({ kind: 'region', flag: null, countryCount: 54 });
  });

  it('puts parts last, each with the page, plans and price of its country', () => {
    const places = readPlaces([japan], [europe]);
    expect(places).toHaveLength(3);
    expect(places[2]).toMatchObject({
      kind: 'part',
      name: '沖縄',
      within: '日本',
      path: '/japan?in=okinawa',
      flag: 'JP',
      airports: ['OKA'],
      rank: 35,
      planCount: 7,
      price: japan.from,
    });
  });

  it('say what a price buys where no plan serves the basket', () => {
    const from = { ...japan.from, amount: { text: '100 MB・1日間' } };
    expect(readPlaces([{ ...japan, from }], [])[0]).toMatchObject({ price: from, amount: '100 MB・1日間' });
  });

  it('keeps of what nobody sells a plan for the country alone, with the names of its parts', () => {
    const idle = { providerNumber: 0, planCount: 0, from: null };
    const [country, ...others] = readPlaces([{ ...japan, ...idle }], [{ ...europe, ...idle }]);
    expect(country).toMatchObject({ planCount: 0, searches: ['Japan', '沖縄', 'Okinawa'] });
    expect(others).toEqual([]);
  });
});
