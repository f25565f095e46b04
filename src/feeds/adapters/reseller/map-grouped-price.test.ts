import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { noOptions, planOf, reasonOf } from '#tests/support/feed-files.ts';
import { mapGroupedPrice } from './map-grouped-price.ts';
import type { GroupedPrice } from './wire-schema.ts';

const entry: GroupedPrice = { place: 'Albania', bundle: 'esim_10GB_30D_AL_V2', price: 34.99 };

const map = (changes: Partial<GroupedPrice>, options = noOptions) => mapGroupedPrice({ ...entry, ...changes }, options);

describe('a reseller’s price', () => {
  it('is a plan whose size and days its bundle names', () => {
    expect(planOf(map({}))).toMatchObject({
      externalId: 'esim_10GB_30D_AL_V2',
      name: 'Albania 10 GB',
      coverage: ['AL'],
      dataMb: 10_000,
      validityDays: 30,
      price: { units: 349_900, currency: 'USD' },
    });
  });

  it.each([['UL'], ['ULE'], ['ULP']])('of a bundle %s is unlimited', (kind) => {
    expect(planOf(map({ bundle: `esim_${kind}_5D_AL_V2` }))).toMatchObject({ dataKind: 'unlimited', validityDays: 5 });
  });

  it('is in the currency that the operator names', () => {
    expect(planOf(map({}, { ...noOptions, currency: 'GBP' as CurrencyCode })).price.currency).toBe('GBP');
  });

  it('takes the bundle’s code where the place may be two', () => {
    expect(planOf(map({ place: 'Congo', bundle: 'esim_1GB_7D_CG_V2' })).coverage).toEqual(['CG']);
    expect(reasonOf(map({ place: 'Congo', bundle: 'esim_1GB_7D_RAF_V2' }))).toBe('ambiguous-destination');
  });

  it('never takes the code of a region for a country’s three letters', () => {
    expect(reasonOf(map({ place: 'Europe Lite', bundle: 'esim_1GB_7D_REU_V2' }))).toBe('region-without-countries');
  });

  it('takes the code of a country where no place is named', () => {
    expect(planOf(map({ place: '' })).coverage).toEqual(['AL']);
  });

  it('may be an object with a currency of its own, and be sold no more', () => {
    expect(planOf(map({ price: { price: '34.99', currency: 'CNY' } })).price).toEqual({
      units: 349_900,
      currency: 'CNY',
    });
    expect(reasonOf(map({ price: { price: '34.99', status: 'inactive' } }))).toBe('not-offered');
  });

  it.each<[Partial<GroupedPrice>, string]>([
    [{ bundle: 'esim_lots_7D_AL_V2' }, 'bad-value'],
    [{ bundle: 'x' }, 'bad-value'],
    [{ price: null }, 'missing-field'],
    [{ price: '' }, 'missing-field'],
    [{ price: -1 }, 'negative-price'],
    [{ price: 0 }, 'zero-price'],
    [{ price: true }, 'bad-price'],
    [{ price: { amount: 1 } }, 'bad-price'],
    [{ place: 'Atlantis' }, 'unknown-destination'],
    [{ place: '', bundle: 'esim_1GB_7D_REU_V2' }, 'missing-field'],
    [{ bundle: 'esim_1GB_0D_AL_V2' }, 'bad-validity'],
    [{ bundle: 'esim_0GB_7D_AL_V2' }, 'bad-data-amount'],
  ])('with %j is skipped as %s', (changes, reason) => {
    expect(reasonOf(map(changes))).toBe(reason);
  });
});
