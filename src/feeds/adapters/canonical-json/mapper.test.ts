import { describe, expect, it } from 'vitest';
import type { ProviderFacts } from '#domain/plan/plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { parseOfferUrl } from '#feeds/row/offer-url.ts';
import { noOptions, planOf, reasonOf } from '#tests/support/feed-files.ts';
import { mapCanonicalPlan } from './mapper.ts';

const seller: ProviderFacts = {
  slug: 'example-one' as ProviderSlug,
  name: 'Example One',
  url: 'https://example.com/',
  image: null,
  example: true,
};
const providers = new Map([[seller.slug as string, seller]]);

const entry = {
  id: 'jp-5gb-30d',
  provider: 'example-one',
  name: { en: 'Japan 5 GB', ja: '日本 5GB' },
  scope: 'local',
  coverage: ['JP'],
  region: null,
  dataType: 'total',
  dataMb: 5000,
  validityDays: 30,
  dayCount: '24h',
  activation: 'first-use',
  price: { amount: '12.50', currency: 'USD' },
  prices: [{ amount: '1890', currency: 'JPY' }],
  promoPrice: {
    amount: 11.25,
    currency: 'USD',
    code: 'HELLO',
    newCustomersOnly: true,
    minimumSpend: { amount: 20, currency: 'USD' },
    excludedKinds: ['unlimited', 'daily', 'unlimited'],
    endsAt: '2026-12-31T23:59:59+09:00',
  },
  networks: [{ country: 'JP', operator: 'Operator A', generation: '5G' }],
  breakout: ['SG'],
  tethering: true,
  topUp: false,
  dayPass: true,
  refund: '14-days',
  unusedData: 'carried-over',
  afterEnd: 'payg',
  url: 'https://example.com/plans/jp-5gb-30d',
  updatedAt: '2026-10-30T12:00:00Z',
  active: true,
};

const map = (changes: Record<string, unknown>, options = noOptions) =>
  mapCanonicalPlan({ entry: { ...entry, ...changes }, providers }, options);

describe('a plan of the canonical format', () => {
  it('is read field by field', () => {
    expect(planOf(map({}))).toEqual({
      externalId: 'jp-5gb-30d',
      name: { en: 'Japan 5 GB', ja: '日本 5GB' },
      scope: 'local',
      coverage: ['JP'],
      region: null,
      dataKind: 'total',
      dataMb: 5000,
      dataWords: null,
      reducedSpeedKbps: null,
      speedLimitKbps: null,
      fairUse: null,
      validityDays: 30,
      dayCount: '24h',
      activation: 'first-use',
      installWithinDays: null,
      apnIos: null,
      apnAndroid: null,
      roaming: null,
      reinstall: null,
      topUpWithinDays: null,
      price: { units: 125_000, currency: 'USD' },
      ownPrices: [{ units: 18_900_000, currency: 'JPY' }],
      promo: {
        price: { units: 112_500, currency: 'USD' },
        code: 'HELLO',
        newCustomersOnly: true,
        startsAt: null,
        endsAt: '2026-12-31T14:59:59.000Z',
        minimumSpend: { units: 200_000, currency: 'USD' },
        excludedKinds: ['daily', 'unlimited'],
      },
      networks: [{ country: 'JP', operator: 'Operator A', generation: '5G' }],
      breakout: ['SG'],
      tethering: true,
      topUp: false,
      dayPass: true,
      ekyc: null,
      phoneNumber: null,
      voiceMinutes: null,
      smsCount: null,
      subscription: null,
      newCustomersOnly: null,
      ads: null,
      refund: '14-days',
      unusedData: 'carried-over',
      afterEnd: 'payg',
      url: 'https://example.com/plans/jp-5gb-30d',
      statedAt: '2026-10-30T12:00:00.000Z',
    });
  });

  it('that can be returned until it is bought can never be returned', () => {
    expect(planOf(map({ refund: 'until-purchase' })).refund).toBe('never');
  });

  it.each([
    ['refund', '0-days'],
    ['unusedData', 'kept'],
    ['afterEnd', 'stops'],
  ])('is skipped where its %s is "%s"', (field, value) => {
    expect(reasonOf(map({ [field]: value }))).toBe('bad-value');
  });

  it('belongs to the provider that the file lists', () => {
    const mapped = map({});
    expect(mapped.ok && mapped.value.provider).toBe(seller);
  });

  it('belongs to the provider that the operator names', () => {
    const mapped = map({ provider: 'somebody' }, { ...noOptions, provider: 'nori-mobile' as ProviderSlug });
    expect(mapped.ok && mapped.value.provider).toMatchObject({
      slug: 'nori-mobile',
      name: 'Nori Mobile',
      example: false,
    });
  });

  it.each([
    ['plain words', 'Japan <b>5 GB</b>', 'Japan 5 GB'],
    ['nothing', undefined, 'jp-5gb-30d'],
    ['empty words', { en: ' ', fr: 'Japon' }, { fr: 'Japon' }],
    ['only empty words', { en: '' }, 'jp-5gb-30d'],
  ])('may be named with %s', (_what, name, expected) => {
    expect(planOf(map({ name })).name).toEqual(expected);
  });

  it.each([
    ['local', ['JP'], null, 'local', null],
    ['regional', ['JP'], 'east-asia', 'local', null],
    ['regional', ['FR', 'DE', 'DE'], 'europe', 'regional', 'europe'],
    ['regional', ['DE', 'FR'], null, 'regional', null],
    ['global', ['DE', 'FR'], null, 'global', 'global'],
  ])('that is %s with %j and the region %j is %s', (stated, coverage, region, scope, kept) => {
    const plan = planOf(map({ scope: stated, coverage, region }));
    expect([plan.scope, plan.region]).toEqual([scope, kept]);
    expect(plan.coverage).toEqual([...new Set(coverage)].toSorted());
  });

  it.each([
    [{ dataType: 'unlimited', dataMb: null }, 'unlimited', null],
    [{ dataType: 'unlimited', dataMb: 3000 }, 'unlimited', 3000],
    [{ dataType: 'daily', dataMb: 1000 }, 'daily', 1000],
    [{ dataType: 'payg', dataMb: 1000 }, 'payg', null],
  ])('with %j is %s', (changes, dataKind, dataMb) => {
    expect(planOf(map(changes))).toMatchObject({ dataKind, dataMb });
  });

  it('may say that its amount of data and its address are not known', () => {
    expect(planOf(map({ dataMb: null, url: null }))).toMatchObject({ dataMb: null, url: null });
  });

  it('may have a part of a megabyte, the seller’s words for it, and no speed after it', () => {
    const plan = planOf(map({ dataMb: 512.5, dataWords: 'half a <b>gig</b>', reducedSpeedKbps: 0 }));
    expect(plan).toMatchObject({ dataMb: 512.5, dataWords: 'half a gig', reducedSpeedKbps: 0 });
  });

  it('may be free, as trials are', () => {
    expect(planOf(map({ price: { amount: 0, currency: 'USD' } })).price.units).toBe(0);
  });

  it('without an address takes the operator’s template', () => {
    const template = parseOfferUrl('https://shop.example/{id}');
    const options = { ...noOptions, offerUrl: template.ok ? template.value : null };
    expect(reasonOf(map({ url: undefined }, options))).toBeNull();
  });

  it('leaves out countries that are in no list and keeps the others', () => {
    const mapped = map({ scope: 'regional', coverage: ['JP', 'QQ', 'KR'], breakout: ['QQ', 'SG'] });
    expect(mapped.ok && [mapped.value.plan.coverage, mapped.value.leftOut, mapped.value.plan.breakout]).toEqual([
      ['JP', 'KR'],
      ['QQ'],
      ['SG'],
    ]);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ id: undefined }, 'missing-field id'],
    [{ id: '' }, 'missing-field id'],
    [{ id: 7 }, 'bad-value id'],
    [{ provider: 'somebody' }, 'unlisted-provider provider'],
    [{ scope: 'galactic' }, 'bad-value scope'],
    [{ scope: 'local', coverage: ['JP', 'KR'] }, 'bad-value scope'],
    [{ coverage: [] }, 'bad-value coverage'],
    [{ coverage: 'JP' }, 'bad-value coverage'],
    [{ coverage: ['QQ'] }, 'unknown-destination coverage'],
    [{ region: 'atlantis', coverage: ['JP', 'KR'] }, 'bad-value region'],
    [{ dataType: 'some' }, 'bad-value dataType'],
    [{ dataMb: undefined }, 'missing-field dataMb'],
    [{ dataMb: 0 }, 'bad-value dataMb'],
    [{ dataMb: '1,5' }, 'bad-value dataMb'],
    [{ name: 'x'.repeat(161) }, 'bad-value name'],
    [{ validityDays: 0 }, 'bad-value validityDays'],
    [{ price: undefined }, 'missing-field price'],
    [{ price: { amount: '12.50' } }, 'missing-field price.currency'],
    [{ price: { amount: '-1', currency: 'USD' } }, 'negative-price price.amount'],
    [{ price: { amount: '12,500', currency: 'USD' } }, 'bad-price price.amount'],
    [{ price: { amount: '12.3.4', currency: 'USD' } }, 'bad-price price.amount'],
    [{ price: { amount: '12.50', currency: 'ZZZ' } }, 'bad-currency price.currency'],
    [{ prices: [{ amount: '-1', currency: 'JPY' }] }, 'negative-price prices.0.amount'],
    [{ prices: [{ amount: '450', currency: 'GBp' }] }, 'bad-currency prices.0.currency'],
    [{ promoPrice: { amount: 'x', currency: 'USD' } }, 'bad-price promoPrice.amount'],
    [{ promoPrice: { amount: '1', currency: 'USD', endsAt: 'soon' } }, 'bad-value promoPrice.endsAt'],
    [
      { promoPrice: { amount: '1', currency: 'USD', minimumSpend: { amount: '-1', currency: 'USD' } } },
      'negative-price promoPrice.minimumSpend.amount',
    ],
    [{ promoPrice: { amount: '1', currency: 'USD', excludedKinds: ['x'] } }, 'bad-value promoPrice.excludedKinds.0'],
    [{ url: undefined }, 'missing-field url'],
    [{ url: 'http://example.com/' }, 'bad-url url'],
    [{ url: 'https://user@example.com/' }, 'bad-url url'],
    [{ tethering: 'yes' }, 'bad-value tethering'],
    [{ updatedAt: 'yesterday' }, 'bad-value updatedAt'],
    [{ active: false }, 'not-offered active'],
    [{ name: { tlh: 'Japan' } }, 'bad-value name'],
  ])('with %j is skipped: %s', (changes, expected) => {
    const mapped = map(changes);
    expect(mapped.ok ? '' : `${mapped.reason.reason} ${mapped.reason.field}`).toBe(expected);
  });
});
