import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { parseOfferUrl } from '#feeds/offer-url.ts';
import { noOptions, planOf, reasonOf } from '#tests/support/feed-files.ts';
import { mapPriceRow } from './mapper.ts';
import type { PriceRow } from './wire-schema.ts';

const row: PriceRow = {
  provider: 'Nori.example',
  destination: 'Japan',
  data: '3 GB',
  days: '30',
  price: '9.9',
  currency: 'USD',
  url: 'https://nori.example/japan',
  date: '2026-08-10',
  fits: true,
};

const map = (changes: Partial<PriceRow>, options = noOptions) => mapPriceRow({ ...row, ...changes }, options);

describe('a row of a price list', () => {
  it('is a plan with exact money and the seller’s words', () => {
    expect(planOf(map({}))).toMatchObject({
      externalId: 'japan-3gb-30d',
      name: 'Japan 3 GB',
      scope: 'local',
      coverage: ['JP'],
      region: null,
      dataKind: 'total',
      dataMb: 3000,
      dataWords: '3 GB',
      validityDays: 30,
      price: { units: 99_000, currency: 'USD' },
      url: 'https://nori.example/japan',
      statedAt: '2026-08-10T00:00:00.000Z',
    });
  });

  it('leaves what the list does not say unknown', () => {
    const { tethering, topUp, ekyc, phoneNumber, networks, promo, ownPrices } = planOf(map({}));
    expect([tethering, topUp, ekyc, phoneNumber, promo]).toEqual([null, null, null, null, null]);
    expect([networks, ownPrices]).toEqual([[], []]);
  });

  it('names its provider with a slug and the front page of its site', () => {
    const mapped = map({});
    expect(mapped.ok && mapped.value.provider).toEqual({
      slug: 'nori-example',
      name: 'Nori.example',
      url: 'https://nori.example/',
      image: null,
      example: false,
    });
  });

  it('takes the provider that the operator names', () => {
    const mapped = map({}, { ...noOptions, provider: 'puffin-roam' as ProviderSlug });
    expect(mapped.ok && mapped.value.provider).toMatchObject({ slug: 'puffin-roam', name: 'Puffin Roam' });
  });

  it('keeps the name of the list when the operator names the same provider', () => {
    const mapped = map({}, { ...noOptions, provider: 'nori-example' as ProviderSlug });
    expect(mapped.ok && mapped.value.provider.name).toBe('Nori.example');
  });

  it.each([
    ['7', 7],
    ['365', 365],
    ['', null],
    ['  ', null],
    ['1000', null],
  ])('reads %j days as %j', (days, expected) => {
    expect(planOf(map({ days })).validityDays).toBe(expected);
  });

  it.each([
    ['Unlimited', 'unlimited', null],
    ['500 MB', 'total', 500],
    ['1.5GB', 'total', 1500],
    ['1 GB/day', 'daily', 1000],
    ['1&nbsp;GB', 'total', 1000],
  ])('reads %j as %s', (data, dataKind, dataMb) => {
    expect(planOf(map({ data }))).toMatchObject({ dataKind, dataMb, dataWords: data.replace('&nbsp;', ' ') });
  });

  it('covers every country that a former country became', () => {
    const plan = planOf(map({ destination: 'AN' }));
    expect(plan).toMatchObject({ scope: 'regional', coverage: ['BQ', 'CW', 'SX'], region: 'netherlands-antilles' });
  });

  it.each([
    ['12.34', 123_400],
    ['410.99', 4_109_900],
    ['1.6', 16_000],
    ['0.0001', 1],
  ])('reads the price %s exactly', (price, units) => {
    expect(planOf(map({ price })).price.units).toBe(units);
  });

  it.each<[Partial<PriceRow>, string]>([
    [{ fits: false }, 'bad-columns'],
    [{ provider: ' ' }, 'missing-field'],
    [{ provider: '株式会社' }, 'missing-field'],
    [{ destination: '' }, 'missing-field'],
    [{ destination: 'Atlantis' }, 'unknown-destination'],
    [{ destination: 'Tokyo City' }, 'sub-national-destination'],
    [{ destination: 'Hawaii' }, 'sub-national-destination'],
    [{ destination: 'Mediterranean Cruise' }, 'unknown-destination'],
    [{ destination: 'Virgin Islands' }, 'ambiguous-destination'],
    [{ destination: 'Europe' }, 'region-without-countries'],
    [{ data: '' }, 'missing-field'],
    [{ data: 'lots' }, 'bad-data-amount'],
    [{ data: '0 GB' }, 'bad-data-amount'],
    [{ days: '0' }, 'bad-validity'],
    [{ days: '-3' }, 'bad-validity'],
    [{ days: '7.5' }, 'bad-validity'],
    [{ price: '' }, 'missing-field'],
    [{ price: '-4.50' }, 'negative-price'],
    [{ price: '0.00' }, 'zero-price'],
    [{ price: '4,50' }, 'bad-price'],
    [{ price: '$4.50' }, 'bad-price'],
    [{ price: '1e3' }, 'bad-price'],
    [{ price: '4.12345' }, 'bad-price'],
    [{ price: 'NaN' }, 'bad-price'],
    [{ currency: 'ZZZ' }, 'bad-currency'],
    [{ url: 'http://nori.example/japan' }, 'bad-url'],
    [{ url: 'javascript:alert(1)' }, 'bad-url'],
    [{ date: '10.08.2026' }, 'bad-value'],
    [{ date: '2026-13-45' }, 'bad-value'],
  ])('with %j is skipped as %s', (changes, reason) => {
    expect(reasonOf(map(changes))).toBe(reason);
  });

  it('gets no link without an address', () => {
    expect(planOf(map({ url: '' })).url).toBeNull();
  });

  it('has an id of the seller’s words, the same for the same words', () => {
    const ids = [
      map({ destination: 'Cote Divoire', data: '500 MB', days: '' }),
      map({ destination: 'Cote Divoire', data: '500MB', days: ' ', price: '99', date: '' }),
      map({ destination: 'Ivory Coast', data: '500 MB', days: '' }),
    ].map((mapped) => planOf(mapped).externalId);
    expect(ids).toEqual([
      'cote-divoire-500mb-no-expiry',
      'cote-divoire-500mb-no-expiry',
      'ivory-coast-500mb-no-expiry',
    ]);
  });

  it('ignores the operator’s template when the list states an address', () => {
    const template = parseOfferUrl('https://shop.example/{id}');
    expect(planOf(map({}, { ...noOptions, offerUrl: template.ok ? template.value : null })).url).toBe(row.url);
  });
});

describe('prices and ids', () => {
  it('in cents are kept to the last cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        const price = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(planOf(map({ price })).price.units).toBe(cents * 100);
      }),
    );
  });

  it('are the same for the same place, amount and days, whatever else differs', () => {
    const amount = fc.constantFrom('1 GB', '3 GB', 'Unlimited');
    const days = fc.constantFrom('', '7', '30', '1000');
    fc.assert(
      fc.property(amount, days, fc.integer({ min: 1, max: 999 }), (data, validity, price) => {
        const one = planOf(map({ data, days: validity }));
        const other = planOf(map({ data, days: validity, price: String(price), date: '', url: '' }));
        expect(other.externalId).toBe(one.externalId);
      }),
    );
  });

  it('differ wherever place, amount or days differ', () => {
    const rows = ['Japan', 'Germany'].flatMap((destination) =>
      ['1 GB', '10 GB', '1 GB/day', 'Unlimited'].flatMap((data) =>
        ['', '1', '10', '1000'].map((days) => planOf(map({ destination, data, days })).externalId),
      ),
    );
    expect(new Set(rows).size).toBe(32);
  });
});
