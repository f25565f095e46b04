import { describe, expect, it } from 'vitest';
import { unstatedFacts } from '#domain/plan/field-lists.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { noOptions, planOf, reasonOf } from '#tests/support/feed-files.ts';
import { mapDataPlan } from './mapper.ts';

const entry = {
  planName: 'Japan 5GB',
  validity: 30,
  dataCap: 5,
  dataUnit: 'GB',
  dataCapPer: null,
  maxSpeed: 150_000,
  reducedSpeed: 128,
  prices: { USD: 11.5 },
  coverages: [{ code: 'JP', networks: [{ name: 'Operator J', types: ['4G', '5G'] }, 'Operator K'] }],
  internetBreakouts: [{ country: 'HK' }, 'SG'],
  telephony: null,
  subscription: false,
  canTopUp: true,
  eKYC: false,
  tethering: true,
  newUserOnly: true,
  hasAds: false,
  payAsYouGo: false,
  link: 'https://kori.example/japan',
};

const map = (changes: Record<string, unknown>, options = noOptions) => mapDataPlan({ ...entry, ...changes }, options);

describe('a DataPlan', () => {
  it('is a plan with all that it states', () => {
    expect(planOf(map({}))).toEqual({
      ...unstatedFacts,
      externalId: 'japan-5gb-5gb-30d-jp',
      name: 'Japan 5GB',
      scope: 'local',
      coverage: ['JP'],
      region: null,
      dataKind: 'total',
      dataMb: 5000,
      dataWords: '5 GB',
      reducedSpeedKbps: 128,
      speedLimitKbps: 150_000,
      validityDays: 30,
      price: { units: 115_000, currency: 'USD' },
      ownPrices: [],
      networks: [
        { country: 'JP', operator: 'Operator J', generation: '5G' },
        { country: 'JP', operator: 'Operator K', generation: null },
      ],
      breakout: ['HK', 'SG'],
      tethering: true,
      topUp: true,
      ekyc: false,
      subscription: false,
      newCustomersOnly: true,
      ads: false,
      url: 'https://kori.example/japan',
    });
  });

  it('leaves unknown what it does not state', () => {
    const names = ['tethering', 'canTopUp', 'eKYC', 'subscription', 'newUserOnly', 'hasAds'];
    const unstated = Object.fromEntries(names.map((name) => [name, undefined]));
    expect(planOf(map({ ...unstated, internetBreakouts: null, link: null }))).toMatchObject({
      tethering: null,
      topUp: null,
      ekyc: null,
      subscription: null,
      newCustomersOnly: null,
      ads: null,
      breakout: [],
      url: null,
    });
  });

  it.each([
    [null, null],
    [true, true],
    [{ phoneNumber: true }, true],
    [{ phoneNumber: false }, false],
    [{ phoneNumber: 'US' }, null],
    ['voice', null],
  ])('with the telephony %j has a number: %j', (telephony, phoneNumber) => {
    expect(planOf(map({ telephony })).phoneNumber).toBe(phoneNumber);
  });

  it('names no countries of breakout when one of them is in no list', () => {
    expect(planOf(map({ internetBreakouts: ['HK', 'QQ'] })).breakout).toEqual([]);
  });

  it('for several countries is of the region in its name', () => {
    const coverages = [{ code: 'FR' }, { code: 'DE' }, { code: 'ES-XCI' }];
    const mapped = map({ planName: 'Europe 5GB', coverages });
    expect(mapped.ok && [mapped.value.plan.region, mapped.value.plan.coverage, mapped.value.leftOut]).toEqual([
      'europe',
      ['DE', 'FR'],
      ['ES-XCI'],
    ]);
  });

  it('has the id that its feed gives, else one of its name, amount, days and place', () => {
    const ids = [{ id: 77 }, { id: 'JP-5' }, { validity: 7 }, { dataCapPer: 'day' }, { coverages: [{ code: 'JPN' }] }];
    expect(ids.map((changes) => planOf(map(changes)).externalId)).toEqual([
      '77',
      'JP-5',
      'japan-5gb-5gb-7d-jp',
      'japan-5gb-5gb-day-30d-jp',
      'japan-5gb-5gb-30d-jpn',
    ]);
  });

  it('is of the seller it names, else of the one the operator names, else of nobody known', () => {
    const nori = { ...noOptions, provider: 'nori' as ProviderSlug };
    const sellers = [map({ provider: 'Kori Mobile' }), map({ provider: 'Kori Mobile' }, nori), map({}, nori), map({})];
    expect(sellers.map((mapped) => mapped.ok && [mapped.value.provider.slug, mapped.value.namedProvider])).toEqual([
      ['kori-mobile', 'Kori Mobile'],
      ['nori', 'Kori Mobile'],
      ['nori', null],
      ['unnamed-seller', null],
    ]);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ planName: '' }, 'missing-field'],
    [{ provider: '株式会社' }, 'bad-value'],
    [{ validity: 0 }, 'bad-validity'],
    [{ validity: 1.5 }, 'bad-validity'],
    [{ validity: null }, 'missing-field'],
    [{ coverages: [] }, 'bad-value'],
    [{ coverages: [{ code: 'QQ' }] }, 'unknown-destination'],
    [{ dataCapPer: 'month' }, 'bad-value'],
    [{ tethering: 'yes' }, 'bad-value'],
    [{ reducedSpeed: 0 }, 'bad-value'],
    [{ link: 'http://kori.example' }, 'bad-url'],
    [{ link: 'kori' }, 'bad-url'],
  ])('with %j is skipped as %s', (changes, reason) => {
    expect(reasonOf(map(changes))).toBe(reason);
  });
});
