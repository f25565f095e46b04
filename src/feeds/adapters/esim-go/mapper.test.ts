import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { noOptions, planOf, reasonOf } from '#tests/support/feed-files.ts';
import { mapBundle } from './mapper.ts';

const entry = {
  name: 'esim_3GB_30D_CH_V2',
  description: 'eSIM, 3GB, 30 Days, Switzerland, V2',
  price: '4.55',
  currency: 'USD',
  duration: '30',
  dataAmount: '3000',
  unlimited: 'false',
  isUnlimited: 'false',
  countries: '{CH}',
  speed: '{2G,3G,4G}',
};

const map = (changes: Record<string, unknown>, options = noOptions) => mapBundle({ ...entry, ...changes }, options);

describe('a bundle', () => {
  it('is a plan at the one price that the catalogue states', () => {
    expect(planOf(map({}))).toMatchObject({
      externalId: 'esim_3GB_30D_CH_V2',
      name: '3GB, 30 Days, Switzerland',
      scope: 'local',
      coverage: ['CH'],
      dataKind: 'total',
      dataMb: 3000,
      dataWords: '3GB',
      validityDays: 30,
      price: { units: 45_500, currency: 'USD' },
      networks: [{ country: 'CH', operator: null, generation: '4G' }],
    });
  });

  it.each([
    [{ isUnlimited: 'true', unlimited: 'false', dataAmount: undefined }],
    [{ isUnlimited: 't', dataAmount: null }],
    [{ isUnlimited: undefined, unlimited: true, dataAmount: -1 }],
    [{ isUnlimited: undefined, unlimited: undefined, dataAmount: '-1' }],
  ])('with %j is unlimited', (changes) => {
    expect(planOf(map(changes))).toMatchObject({ dataKind: 'unlimited', dataMb: null, dataWords: 'Unlimited' });
  });

  it.each([
    ['{DE,FR}', ['DE', 'FR']],
    ['{"DE","FR"}', ['DE', 'FR']],
    ['DE;FR', ['DE', 'FR']],
    [
      ['FR', 'DE'],
      ['DE', 'FR'],
    ],
    [
      [{ iso: 'DE' }, { name: 'France' }],
      ['DE', 'FR'],
    ],
    ['{NA}', ['NA']],
    ['{PO}', ['PL']],
  ])('covers %j as %j', (countries, coverage) => {
    expect(planOf(map({ countries })).coverage).toEqual(coverage);
  });

  it('is not listed at a country of which it names a part', () => {
    const mapped = map({ countries: '{DE,CYP,IC,US-HI}' });
    expect(mapped.ok && [mapped.value.plan.coverage, mapped.value.leftOut]).toEqual([['DE'], ['CYP', 'IC', 'US-HI']]);
  });

  it('without speeds states no network', () => {
    expect([map({ speed: '{}' }), map({ speed: null })].map((mapped) => planOf(mapped).networks)).toEqual([[], []]);
  });

  it('without a currency is in the catalogue’s, or the one the operator names', () => {
    const euro = { ...noOptions, currency: 'EUR' as CurrencyCode };
    const currencies = [map({ currency: undefined }), map({ currency: '' }, euro), map({}, euro)];
    expect(currencies.map((mapped) => planOf(mapped).price.currency)).toEqual(['USD', 'EUR', 'USD']);
  });

  it('is the vendor’s unless the operator names a provider', () => {
    const named = map({}, { ...noOptions, provider: 'nori' as ProviderSlug });
    expect([map({}), named].map((mapped) => mapped.ok && mapped.value.provider.slug)).toEqual(['esim-go', 'nori']);
  });

  it('without a description is named by its id', () => {
    expect(planOf(map({ description: undefined })).name).toBe('esim_3GB_30D_CH_V2');
  });

  it.each<[Record<string, unknown>, string]>([
    [{ name: undefined }, 'missing-field'],
    [{ price: undefined }, 'missing-field'],
    [{ price: '' }, 'missing-field'],
    [{ price: '-1' }, 'negative-price'],
    [{ price: 0 }, 'zero-price'],
    [{ price: '4,555' }, 'bad-price'],
    [{ price: {} }, 'bad-value'],
    [{ currency: 'ZZZ' }, 'bad-currency'],
    [{ countries: '{CYP}' }, 'sub-national-destination'],
    [{ countries: '{US-HI}' }, 'sub-national-destination'],
    [{ countries: '{QQ}' }, 'unknown-destination'],
    [{ countries: '{}' }, 'missing-field'],
    [{ countries: undefined }, 'missing-field'],
    [{ dataAmount: undefined }, 'missing-field'],
    [{ dataAmount: '0' }, 'bad-data-amount'],
    [{ dataAmount: '-5' }, 'bad-data-amount'],
    [{ dataAmount: 'x' }, 'bad-value'],
    [{ duration: '0' }, 'bad-validity'],
    [{ duration: 'x' }, 'bad-validity'],
    [{ isUnlimited: 'maybe' }, 'bad-value'],
  ])('with %j is skipped as %s', (changes, reason) => {
    expect(reasonOf(map(changes))).toBe(reason);
  });

  it('of a table’s row that does not fit its header is skipped', () => {
    expect(reasonOf(mapBundle(undefined, noOptions))).toBe('bad-columns');
  });
});
