import { describe, expect, it } from 'vitest';
import { planOf, reasonOf } from '#tests/support/feed-files.ts';
import { onlyRowOf } from '#tests/support/table-rows.ts';
import { brandTwoCurrenciesAdapter } from './adapter.ts';

const network = { name: 'Operator A', support_2g: true, support_3g: true, support_4g_lte: true, support_5g: false };
const destination = {
  name: 'Algeria',
  is_saleable: true,
  details: [
    { text: 'Tethering / Hotspot', value: true },
    { text: 'No eKYC / ID Registration', value: true },
    { text: 'Rechargeable', value: true },
    { text: 'Auto APN', value: true },
  ],
  coverages: { standard: [{ code_iso_2: 'DZ', networks: [network] }], premium: [] },
};
const item = { natural_name: 'Algeria 30D 20GB', validity_days: 30, data_type: 'limited', quota_in_gb: 20, prices: [] };
const offer = { id: 'p-1', currency_code: 'IDR', price: 1_030_000, discounted_price: 1_030_000 };

interface Changes {
  readonly destination?: Record<string, unknown>;
  readonly item?: Record<string, unknown>;
  readonly offer?: Record<string, unknown>;
  readonly tier?: string;
}

const map = (changes: Changes) => {
  const product = { ...item, ...changes.item, [changes.tier ?? 'standard']: { ...offer, ...changes.offer } };
  return onlyRowOf(
    brandTwoCurrenciesAdapter,
    JSON.stringify([{ data: { ...destination, ...changes.destination, product_items: [product] } }]),
  );
};

describe('an offer of a brand', () => {
  it('is a plan', async () => {
    expect(planOf(await map({}))).toMatchObject({
      externalId: 'p-1',
      name: 'Algeria 30D 20GB',
      scope: 'local',
      coverage: ['DZ'],
      dataKind: 'total',
      dataMb: 20_000,
      validityDays: 30,
      price: { units: 10_300_000_000, currency: 'IDR' },
      tethering: true,
      topUp: true,
      ekyc: false,
      apnIos: 'automatic',
      apnAndroid: 'automatic',
      networks: [{ country: 'DZ', operator: 'Operator A', generation: '4G' }],
    });
  });

  it('that is unlimited has its fair-use quota as full-speed allowance', async () => {
    const stated = planOf(await map({ item: { data_type: 'unlimited', quota_in_gb: 0.5 } }));
    expect(stated).toMatchObject({ dataKind: 'unlimited', dataMb: 500, fairUse: 'FUP 0.5 GB' });
    const unstated = planOf(await map({ item: { data_type: 'unlimited', quota_in_gb: null } }));
    expect(unstated).toMatchObject({ dataKind: 'unlimited', dataMb: null, fairUse: null });
  });

  it('leaves unknown what the details do not say', async () => {
    expect(planOf(await map({ destination: { details: [] } }))).toMatchObject({
      tethering: null,
      topUp: null,
      ekyc: null,
      apnIos: null,
      apnAndroid: null,
    });
    const details = [
      { text: 'No eKYC / ID Registration', value: false },
      { text: 'Tethering / Hotspot', value: false },
    ];
    expect(planOf(await map({ destination: { details } }))).toMatchObject({ tethering: false, ekyc: true });
  });

  it.each([
    [{ support_5g: true }, '5G'],
    [{ support_4g_lte: false }, '3G'],
    [{ support_4g_lte: false, support_3g: false }, '2G'],
    [{ support_4g_lte: null, support_3g: null, support_2g: null }, null],
  ])('on a network with %j is of %j', async (flags, generation) => {
    const coverages = { standard: [{ code_iso_2: 'DZ', networks: [{ ...network, ...flags }] }] };
    expect(planOf(await map({ destination: { coverages } })).networks[0]?.generation).toBe(generation);
  });

  it('covers the countries of its tier, under the region that it is named after', async () => {
    const coverages = {
      standard: [{ code_iso_2: 'JP' }, { code_iso_2: 'KR' }],
      premium: [{ code_iso_2: 'JP' }, { code_iso_2: 'IC' }],
    };
    const changes = { destination: { name: 'East Asia (3 Countries)', coverages } };
    expect(planOf(await map(changes))).toMatchObject({
      scope: 'regional',
      region: 'east-asia',
      coverage: ['JP', 'KR'],
    });
    const premium = await map({ ...changes, tier: 'premium' });
    expect(premium.ok && [premium.value.plan.coverage, premium.value.leftOut]).toEqual([['JP'], ['IC']]);
  });

  it.each<[Changes, string]>([
    [{ destination: { is_saleable: false } }, 'not-offered'],
    [{ destination: { coverages: { standard: [] } } }, 'missing-field'],
    [{ destination: { coverages: { standard: [{ code_iso_2: 'QQ' }] } } }, 'unknown-destination'],
    [{ item: { data_type: 'metered' } }, 'bad-value'],
    [{ item: { quota_in_gb: null } }, 'missing-field'],
    [{ item: { quota_in_gb: 0 } }, 'bad-data-amount'],
    [{ item: { validity_days: 0 } }, 'bad-validity'],
    [{ offer: { id: '' } }, 'missing-field'],
    [{ offer: { price: 0 } }, 'zero-price'],
    [{ offer: { price: -1 } }, 'negative-price'],
    [{ offer: { currency_code: 'ZZZ' } }, 'bad-currency'],
  ])('with %j is skipped as %s', async (changes, reason) => {
    expect(reasonOf(await map(changes))).toBe(reason);
  });
});

const dollars = { price: 66, discounted_price: 66 };

describe('the prices of an offer', () => {
  const pricesOf = async (prices: readonly object[], changes: Record<string, unknown> = {}, tier = 'standard') => {
    const { price, ownPrices, promo } = planOf(await map({ item: { prices }, offer: changes, tier, ...premium(tier) }));
    return { price, ownPrices, promo };
  };
  const premium = (tier: string): Changes =>
    tier === 'premium' ? { destination: { coverages: { premium: [{ code_iso_2: 'DZ' }] } } } : {};

  it('are the first currency’s as list price and the others as its own', async () => {
    const prices = [
      { currency_code: 'IDR', standard: { price: 1_030_000 } },
      { currency_code: 'USD', standard: dollars },
      { currency_code: 'EUR', standard: { price: '61.5' } },
    ];
    expect(await pricesOf(prices)).toEqual({
      price: { units: 10_300_000_000, currency: 'IDR' },
      ownPrices: [
        { units: 615_000, currency: 'EUR' },
        { units: 660_000, currency: 'USD' },
      ],
      promo: null,
    });
  });

  it('are those of its own tier', async () => {
    const prices = [{ currency_code: 'USD', standard: dollars, premium: { price: 80 } }];
    expect(await pricesOf(prices, {}, 'premium')).toMatchObject({ ownPrices: [{ units: 800_000, currency: 'USD' }] });
    const without = [{ currency_code: 'USD', standard: dollars, premium: null }];
    expect(await pricesOf(without, {}, 'premium')).toMatchObject({ ownPrices: [] });
  });

  it('leave out what cannot be read, and a currency that comes twice', async () => {
    const prices = [
      { currency_code: 'USD', standard: { price: -1 } },
      { currency_code: 'USD', standard: dollars },
      { currency_code: 'USD', standard: { price: 1 } },
      { currency_code: 'XXQ', standard: dollars },
      { currency_code: 'EUR', standard: { price: 0 } },
      { currency_code: 'EUR', standard: { price: null } },
    ];
    expect(await pricesOf(prices)).toMatchObject({ ownPrices: [{ units: 660_000, currency: 'USD' }] });
  });

  it.each([
    [900_000, 9_000_000_000],
    [1_029_999, 10_299_990_000],
    [1_030_000, undefined],
    [1_100_000, undefined],
    [0, undefined],
    ['x', undefined],
    [null, undefined],
  ])('have an offer at %j as %j', async (discounted, units) => {
    expect((await pricesOf([], { discounted_price: discounted })).promo?.price.units).toBe(units);
  });
});
