import { describe, expect, it } from 'vitest';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { TableEntry } from '#feeds/row/read-table.ts';
import { noOptions, planOf } from '#tests/support/feed-files.ts';
import { mapCanonicalRecord } from './mapper.ts';

const record: TableEntry = {
  provider: 'example-one',
  id: 'jp-5gb-30d',
  name: 'Japan 5 GB',
  scope: 'local',
  coverage: 'JP',
  dataType: 'total',
  dataMb: '5000',
  validityDays: '30',
  priceAmount: '12.50',
  priceCurrency: 'USD',
  promoAmount: '11.25',
  promoCode: 'HELLO',
  promoNewCustomersOnly: 'true',
  promoMinimumSpend: '20',
  promoExcludedKinds: 'unlimited daily',
  tethering: 'true',
  ekyc: 'FALSE',
  generation: '5G',
  operators: 'Operator A;Operator B',
  breakout: 'SG HK',
  url: 'https://example.com/plans/jp-5gb-30d',
  updatedAt: '2026-10-30T12:00:00Z',
  active: 'true',
};

const map = (changes: Record<string, string>, options = noOptions) =>
  mapCanonicalRecord({ ...record, ...changes }, options);

const without = (...fields: readonly string[]): TableEntry =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

describe('a record of the canonical CSV', () => {
  it('is a plan', () => {
    expect(planOf(map({}))).toMatchObject({
      externalId: 'jp-5gb-30d',
      name: 'Japan 5 GB',
      scope: 'local',
      coverage: ['JP'],
      dataKind: 'total',
      dataMb: 5000,
      validityDays: 30,
      price: { units: 125_000, currency: 'USD' },
      promo: {
        price: { units: 112_500, currency: 'USD' },
        code: 'HELLO',
        newCustomersOnly: true,
        minimumSpend: { units: 200_000, currency: 'USD' },
        excludedKinds: ['daily', 'unlimited'],
      },
      tethering: true,
      ekyc: false,
      topUp: null,
      breakout: ['HK', 'SG'],
      statedAt: '2026-10-30T12:00:00.000Z',
    });
  });

  it('names networks only of a plan for one country', () => {
    expect(planOf(map({})).networks).toEqual([
      { country: 'JP', operator: 'Operator A', generation: '5G' },
      { country: 'JP', operator: 'Operator B', generation: '5G' },
    ]);
    expect(planOf(map({ scope: 'regional', coverage: 'JP KR' })).networks).toEqual([]);
    const generationOnly = mapCanonicalRecord(without('operators'), noOptions);
    expect(planOf(generationOnly).networks).toEqual([{ country: 'JP', operator: null, generation: '5G' }]);
    expect(planOf(mapCanonicalRecord(without('operators', 'generation'), noOptions)).networks).toEqual([]);
  });

  it('without a promo price has no promo', () => {
    expect(planOf(mapCanonicalRecord(without('promoAmount'), noOptions)).promo).toBeNull();
  });

  it.each([['JP KR'], ['KR,JP'], ['JP;KR'], ['JP | KR']])('covers the countries of %j', (coverage) => {
    expect(planOf(map({ scope: 'regional', coverage })).coverage).toEqual(['JP', 'KR']);
  });

  it('names its provider by its slug, or the operator does', () => {
    const named = map({}, { ...noOptions, provider: 'nori' as ProviderSlug });
    expect([map({}), named].map((mapped) => mapped.ok && mapped.value.provider.name)).toEqual(['Example One', 'Nori']);
  });

  it.each<[Record<string, string>, string]>([
    [{ provider: 'Example One' }, 'bad-value provider'],
    [{ priceAmount: '-1' }, 'negative-price price'],
    [{ priceAmount: 'x' }, 'bad-price price'],
    [{ priceCurrency: 'ZZZ' }, 'bad-currency currency'],
    [{ promoAmount: 'x' }, 'bad-price promo_price'],
    [{ promoNewCustomersOnly: 'maybe' }, 'bad-value promo_new_customers_only'],
    [{ promoMinimumSpend: 'much' }, 'bad-price promo_minimum_spend'],
    [{ promoExcludedKinds: 'some' }, 'bad-value promo_excluded_kinds'],
    [{ dataMb: 'lots' }, 'bad-value data_mb'],
    [{ networks: '[{' }, 'bad-value networks'],
    [{ names: '{"tlh":"Japan"}' }, 'bad-value name'],
    [{ providerName: 'x'.repeat(81) }, 'bad-value provider_name'],
    [{ dataMb: '1,5' }, 'bad-value data_mb'],
    [{ dataType: 'some' }, 'bad-value data_type'],
    [{ validityDays: '0' }, 'bad-value validity_days'],
    [{ tethering: 'yes' }, 'bad-value tethering'],
    [{ generation: '6G' }, 'bad-value generation'],
    [{ coverage: 'QQ' }, 'unknown-destination coverage'],
    [{ url: 'ftp://example.com' }, 'bad-url url'],
    [{ updatedAt: 'soon' }, 'bad-value updated_at'],
    [{ active: 'false' }, 'not-offered active'],
  ])('with %j is skipped by its column: %s', (changes, expected) => {
    const mapped = map(changes);
    expect(mapped.ok ? '' : `${mapped.reason.reason} ${mapped.reason.field}`).toBe(expected);
  });

  it.each([['id'], ['provider'], ['scope'], ['url']])('without %s is skipped', (field) => {
    const mapped = mapCanonicalRecord(without(field), noOptions);
    expect(mapped).toMatchObject({ ok: false, reason: { reason: 'missing-field', field } });
  });

  it('that does not fit its header is skipped', () => {
    expect(mapCanonicalRecord(undefined, noOptions)).toMatchObject({ reason: { reason: 'bad-columns' } });
  });
});
