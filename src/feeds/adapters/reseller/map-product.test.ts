import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { noOptions, planOf, reasonOf } from '#tests/support/feed-files.ts';
import { mapProduct } from './map-product.ts';

const entry = {
  id: 2732,
  name: '以色列 1GB/7天',
  type: 'local',
  countries: [{ cn: '以色列', en: 'Israel', code: 'IL' }],
  dataSize: 1024,
  validDays: 7,
  price: 4.5,
};

const map = (changes: Record<string, unknown>, options = noOptions) => mapProduct({ ...entry, ...changes }, options);
const at = (...codes: readonly string[]) => ({ countries: codes.map((code) => ({ code })) });

describe('a product of a reseller', () => {
  it('is a plan, with an English name for its Chinese one', () => {
    expect(planOf(map({}))).toMatchObject({
      externalId: '2732',
      name: 'Israel 1 GB',
      scope: 'local',
      coverage: ['IL'],
      dataKind: 'total',
      dataMb: 1000,
      dataWords: '1GB',
      validityDays: 7,
      price: { units: 45_000, currency: 'USD' },
      url: null,
    });
  });

  it.each([
    [1024, 1000],
    [2048, 2000],
    [102_400, 100_000],
    [500, 500],
    [100, 100],
    [512, 500],
  ])('of %d MB, 1024 a gigabyte, has %d', (dataSize, dataMb) => {
    expect(planOf(map({ dataSize })).dataMb).toBe(dataMb);
  });

  it('of 0 MB is unlimited', () => {
    expect(planOf(map({ dataSize: 0, name: '加蓬 无限流量/10天', ...at('GA') }))).toMatchObject({
      name: 'Gabon Unlimited',
      dataKind: 'unlimited',
      dataMb: null,
      dataWords: '无限流量',
    });
  });

  it.each([
    ['亚洲', 'asia', 'Asia 1 GB'],
    ['欧洲', 'europe', 'Europe 1 GB'],
    ['非洲', 'africa', 'Africa 1 GB'],
    ['大洋洲', 'oceania', 'Oceania 1 GB'],
    ['中东', 'middle-east', 'Middle East 1 GB'],
    ['南美洲', 'south-america', 'South America 1 GB'],
    ['北美加勒比', null, '北美加勒比 1GB/7天'],
  ])('for %s is of the region %j, called %s', (words, region, name) => {
    const plan = planOf(map({ name: `${words} 1GB/7天`, ...at('JP', 'KR') }));
    expect(plan).toMatchObject({ scope: 'regional', region, name });
  });

  it('for the whole world is global', () => {
    expect(planOf(map({ name: '全球通用 1GB/7天 (覆盖2+国)', ...at('JP', 'FR') }))).toMatchObject({ scope: 'global' });
  });

  it.each([
    ['AN', 'BQ,CW,SX'],
    ['USPR', 'PR'],
    ['FR-GP', 'GP'],
    ['NA', 'NA'],
    ['XK', 'XK'],
  ])('at %s covers %s', (code, coverage) => {
    expect(planOf(map(at(code))).coverage.join()).toBe(coverage);
  });

  it.each([['CY-NC'], ['ES-XCI'], ['PT-AZ'], ['PT-MA'], ['GB-SCT'], ['GP-MG'], ['BQ-SA'], ['BQ-SE']])(
    'at %s alone is skipped, and left out of a longer list',
    (code) => {
      expect(reasonOf(map(at(code)))).toBe('sub-national-destination');
      const longer = map(at('JP', code));
      expect(longer.ok && [longer.value.plan.coverage, longer.value.leftOut]).toEqual([['JP'], [code]]);
    },
  );

  it('is in the currency and of the provider that the operator names', () => {
    const mapped = map({}, { ...noOptions, currency: 'GBP' as CurrencyCode, provider: 'nori' as ProviderSlug });
    expect(mapped.ok && [mapped.value.plan.price.currency, mapped.value.provider.slug]).toEqual(['GBP', 'nori']);
    const unnamed = map({});
    expect(unnamed.ok && unnamed.value.provider.name).toBe('Unnamed reseller');
  });

  it.each<[Record<string, unknown>, string]>([
    [{ id: undefined }, 'missing-field'],
    [{ name: '' }, 'missing-field'],
    [{ countries: [] }, 'missing-field'],
    [at('QQ'), 'unknown-destination'],
    [{ dataSize: -1 }, 'bad-data-amount'],
    [{ dataSize: null }, 'missing-field'],
    [{ validDays: 0 }, 'bad-validity'],
    [{ price: 0 }, 'zero-price'],
    [{ price: -1 }, 'negative-price'],
    [{ price: 'x' }, 'bad-price'],
    [{ price: null }, 'missing-field'],
  ])('with %j is skipped as %s', (changes, reason) => {
    expect(reasonOf(map(changes))).toBe(reason);
  });
});

describe('a product whose amount contradicts its name', () => {
  it('is not unlimited', () => {
    expect(reasonOf(map({ dataSize: 0, name: '以色列 1GB/7天' }))).toBe('bad-data-amount');
  });
});

describe('a product that is not sold', () => {
  it.each([{ status: 'inactive' }, { stock: 0 }, { enabled: false }])('with %j is not offered', (changes) => {
    expect(reasonOf(map(changes))).toBe('not-offered');
  });
});
