import { describe, expect, it } from 'vitest';
import type { CountryCode, CurrencyCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { noOptions } from '#tests/support/feed-files.ts';
import { bundlePlan, readSize, type BundleFacts } from './bundle-plan.ts';

const facts: BundleFacts = {
  externalId: 'esim_1GB_7D_AL_V2',
  name: 'Albania 1 GB',
  coverage: { countries: ['AL' as CountryCode], leftOut: ['QQ'] },
  region: 'balkans' as RegionSlug,
  dataKind: 'total',
  dataMb: 1000,
  dataWords: '1 GB',
  validityDays: 7,
  price: { units: 42_500, currency: 'USD' as CurrencyCode },
};

describe('the size in a bundle’s name', () => {
  it.each([
    ['1GB', 'total', 1000, '1 GB'],
    ['100GB', 'total', 100_000, '100 GB'],
    ['1.5 GB', 'total', 1500, '1.5 GB'],
    ['500MB', 'total', 500, '500 MB'],
    ['UL', 'unlimited', null, 'Unlimited'],
    ['ULE', 'unlimited', null, 'Unlimited'],
    ['ULP', 'unlimited', null, 'Unlimited'],
  ])('%s is %s, %j MB', (size, dataKind, dataMb, dataWords) => {
    expect(readSize(size, 'bundle')).toEqual({ ok: true, value: { dataKind, dataMb, dataWords } });
  });

  it.each([['0GB'], ['GB'], ['ULTRA'], [''], ['1'], ['1GB/day']])('%j is none', (size) => {
    expect(readSize(size, 'bundle')).toEqual({
      ok: false,
      reason: { reason: 'bad-data-amount', field: 'bundle', value: size },
    });
  });
});

describe('a bundle’s plan', () => {
  it('is local for one country, whatever its place is called', () => {
    const mapped = bundlePlan(facts, noOptions);
    expect(mapped.ok && mapped.value).toMatchObject({
      provider: { slug: 'esim-go', name: 'eSIM Go', example: false },
      leftOut: ['QQ'],
      plan: { scope: 'local', region: null, coverage: ['AL'], networks: [], url: null, tethering: null },
    });
  });

  it('is regional for several, and keeps the name of their region', () => {
    const coverage = { countries: ['AL', 'BA'] as CountryCode[], leftOut: [] };
    const mapped = bundlePlan({ ...facts, coverage }, { ...noOptions, provider: 'nori' as ProviderSlug });
    expect(mapped.ok && mapped.value).toMatchObject({
      provider: { slug: 'nori', url: null },
      plan: { scope: 'regional', region: 'balkans' },
    });
  });
});
