import { describe, expect, it } from 'vitest';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { parseOfferUrl } from '#feeds/row/offer-url.ts';
import { noOptions, planOf, readFeedText, reasonOf } from '#tests/support/feed-files.ts';
import { csvOf, onlyRowOf } from '#tests/support/table-rows.ts';
import { priceCsvAdapter } from './adapter.ts';

const row = {
  provider: 'Nori.example',
  destination: 'Japan',
  data: '3 GB',
  days: '30',
  price: '9.9',
  currency: 'USD',
  url: 'https://nori.example/japan',
  date: '2026-08-10',
};

type PriceRow = typeof row;

const map = (changes: Partial<PriceRow>, options = noOptions) =>
  onlyRowOf(priceCsvAdapter, csvOf({ ...row, ...changes }), options);

describe('a row of a price list', () => {
  it('is a plan with exact money and the seller’s words', async () => {
    expect(planOf(await map({}))).toMatchObject({
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

  it('leaves what the list does not say unknown', async () => {
    const { tethering, topUp, ekyc, phoneNumber, networks, promo, ownPrices } = planOf(await map({}));
    expect([tethering, topUp, ekyc, phoneNumber, promo]).toEqual([null, null, null, null, null]);
    expect([networks, ownPrices]).toEqual([[], []]);
  });

  it('names its provider with a slug and the front page of its site', async () => {
    const mapped = await map({});
    expect(mapped.ok && mapped.value.provider).toEqual({
      slug: 'nori-example',
      name: 'Nori.example',
      url: 'https://nori.example/',
      image: null,
      example: false,
    });
  });

  it('takes the provider that the operator names', async () => {
    const mapped = await map({}, { ...noOptions, provider: 'puffin-roam' as ProviderSlug });
    expect(mapped.ok && mapped.value.provider).toMatchObject({ slug: 'puffin-roam', name: 'Puffin Roam' });
  });

  it('keeps the name of the list when the operator names the same provider', async () => {
    const mapped = await map({}, { ...noOptions, provider: 'nori-example' as ProviderSlug });
    expect(mapped.ok && mapped.value.provider.name).toBe('Nori.example');
  });

  it.each([
    ['7', 7],
    ['365', 365],
    ['', null],
    ['  ', null],
    ['1000', null],
  ])('reads %j days as %j', async (days, expected) => {
    expect(planOf(await map({ days })).validityDays).toBe(expected);
  });

  it.each([
    ['Unlimited', 'unlimited', null],
    ['500 MB', 'total', 500],
    ['1.5GB', 'total', 1500],
    ['1 GB/day', 'daily', 1000],
    ['1&nbsp;GB', 'total', 1000],
  ])('reads %j as %s', async (data, dataKind, dataMb) => {
    expect(planOf(await map({ data }))).toMatchObject({ dataKind, dataMb, dataWords: data.replace('&nbsp;', ' ') });
  });

  it('covers every country that a former country became', async () => {
    const plan = planOf(await map({ destination: 'AN' }));
    expect(plan).toMatchObject({ scope: 'regional', coverage: ['BQ', 'CW', 'SX'], region: 'netherlands-antilles' });
  });

  it.each([
    ['12.34', 123_400],
    ['410.99', 4_109_900],
    ['1.6', 16_000],
    ['0.0001', 1],
    ['4,50', 45_000],
    ['1,299.50', 12_995_000],
    ['4.12345', 41_200],
    ['USD 4.50', 45_000],
  ])('reads the price %s exactly', async (price, units) => {
    expect(planOf(await map({ price })).price.units).toBe(units);
  });

  it.each<[Partial<PriceRow>, string]>([
    [{ provider: ' ' }, 'missing-field'],
    [{ provider: '株式会社' }, 'missing-field'],
    [{ destination: '' }, 'missing-field'],
    [{ destination: 'Atlantis' }, 'unknown-destination'],
    [{ destination: 'Tokyo City' }, 'sub-national-destination'],
    [{ destination: 'Hawaii' }, 'sub-national-destination'],
    [{ destination: 'Mediterranean Cruise' }, 'region-without-countries'],
    [{ destination: 'Athens' }, 'sub-national-destination'],
    [{ destination: 'Atlantis' }, 'unknown-destination'],
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
    [{ price: '1.299' }, 'ambiguous-number'],
    [{ price: '-' }, 'missing-field'],
    [{ data: '10.000 MB' }, 'ambiguous-number'],
    [{ currency: 'XYZ' }, 'bad-currency'],
    [{ currency: '' }, 'missing-field'],
    [{ price: '4.50 EUR' }, 'two-currencies'],
    [{ date: '2026-02-30' }, 'bad-value'],
    [{ price: '€4.50' }, 'two-currencies'],
    [{ price: '1e3' }, 'bad-price'],
    [{ price: 'NaN' }, 'bad-price'],
    [{ currency: 'ZZZ' }, 'bad-currency'],
    [{ url: 'http://nori.example/japan' }, 'bad-url'],
    [{ url: 'javascript:alert(1)' }, 'bad-url'],
    [{ date: '10.08.2026' }, 'bad-value'],
    [{ date: '2026-13-45' }, 'bad-value'],
  ])('with %j is skipped as %s', async (changes, reason) => {
    expect(reasonOf(await map(changes))).toBe(reason);
  });

  it('gets no link without an address', async () => {
    expect(planOf(await map({ url: '' })).url).toBeNull();
  });

  it('has an id of the seller’s words, the same for the same words', async () => {
    const mapped = await Promise.all([
      map({ destination: 'Cote Divoire', data: '500 MB', days: '' }),
      map({ destination: 'Cote Divoire', data: '500MB', days: ' ', price: '99', date: '' }),
      map({ destination: 'Ivory Coast', data: '500 MB', days: '' }),
    ]);
    const ids = mapped.map((mapped) => planOf(mapped).externalId);
    expect(ids).toEqual([
      'cote-divoire-500mb-no-expiry',
      'cote-divoire-500mb-no-expiry',
      'ivory-coast-500mb-no-expiry',
    ]);
  });

  it('ignores the operator’s template when the list states an address', async () => {
    const template = parseOfferUrl('https://shop.example/{id}');
    expect(planOf(await map({}, { ...noOptions, offerUrl: template.ok ? template.value : null })).url).toBe(row.url);
  });
});

describe('prices and ids of a list', () => {
  it('are those of their rows to the last cent, and differ wherever place, amount or days differ', async () => {
    const rows = ['Japan', 'Germany'].flatMap((place) =>
      ['1 GB', '10 GB', '1 GB/day', 'Unlimited'].flatMap((data) =>
        ['', '1', '10', '1000'].map((days) => [place, data, days]),
      ),
    );
    const cents = rows.map((_row, index) => 1 + index * index * 977);
    const lines = rows.map(([place, data, days], index) => {
      const amount = cents[index] ?? 0;
      return `Nori,${place},${data},${days},${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')},USD`;
    });
    const text = `provider,country,data,days,price,currency\n${lines.join('\n')}\n`;
    const { plans } = await readFeedText(priceCsvAdapter, text);
    expect(plans.map(({ price }) => price.units)).toEqual(cents.map((amount) => amount * 100));
    expect(new Set(plans.map(({ externalId }) => externalId)).size).toBe(32);
  });
});
