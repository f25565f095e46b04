import { describe, expect, it } from 'vitest';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { noOptions, planOf, reasonOf } from '#tests/support/feed-files.ts';
import { onlyRowOf } from '#tests/support/table-rows.ts';
import { singleBrandAdapter } from './adapter.ts';

const entry = {
  provider: 'lumo',
  country: 'Sint Maarten',
  country_code: 'SXM',
  region: 'local',
  plan_name: '1GB / 30d',
  data_gb: 1,
  plan_type: 'data',
  validity_days: 30,
  price_eur: 6.99,
  price_usd: 0.01,
};

const map = (changes: Record<string, unknown>, options = noOptions) =>
  onlyRowOf(
    singleBrandAdapter,
    JSON.stringify({ scraped_at: '2026-05-18T07:47:31.239Z', plans: [{ ...entry, ...changes }] }),
    options,
  );

describe('a tracked plan', () => {
  it('costs its price in euros, and never the cent that stands as dollars', async () => {
    expect(planOf(await map({}))).toMatchObject({ price: { units: 69_900, currency: 'EUR' }, ownPrices: [] });
    for (const dollars of [null, 7, '6.99', { amount: 1 }])
      expect(await map({ price_usd: dollars })).toEqual(await map({}));
  });

  it('is a plan of its brand', async () => {
    const mapped = await map({});
    expect(mapped.ok && mapped.value.provider).toMatchObject({ slug: 'lumo', name: 'Lumo', url: null });
    expect(planOf(mapped)).toMatchObject({
      name: 'Sint Maarten 1 GB',
      scope: 'local',
      dataKind: 'total',
      dataWords: '1 GB',
    });
    const renamed = await map({}, { ...noOptions, provider: 'nori' as ProviderSlug });
    expect(renamed.ok && [renamed.value.provider.slug, renamed.value.namedProvider]).toEqual(['nori', 'lumo']);
  });

  it.each([
    ['CYP', 'Cyprus', 'CY'],
    ['SXM', 'Sint Maarten', 'SX'],
    ['GEO', 'Georgia', 'GE'],
    ['COG', 'Republic of Congo', 'CG'],
    ['BES', 'Bonaire, Sint Eustatius and Saba', 'BQ'],
    ['ATG', 'Antigua and Barbuda\t', 'AG'],
    // The source has no code for Kosovo.
    ['XXX', 'Kosovo', 'XK'],
  ])('of %s, %s, covers %s', async (code, country, covered) => {
    const plan = planOf(await map({ country_code: code, country }));
    expect([plan.coverage, plan.name]).toEqual([[covered], `${country.trim()} 1 GB`]);
  });

  it('has an id made of place, amount and days', async () => {
    const mapped = await Promise.all([
      map({}),
      map({ validity_days: 7 }),
      map({ data_gb: 3 }),
      map({ plan_type: 'voice' }),
    ]);
    expect(mapped.map((mapped) => planOf(mapped).externalId)).toEqual([
      'sxm-1gb-30d',
      'sxm-1gb-7d',
      'sxm-3gb-30d',
      'sxm-1gb-30d-voice',
    ]);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ region: 'regional', country: 'Europe', country_code: 'EUR' }, 'region-without-countries'],
    [{ region: 'regional', country: 'Africa 1', country_code: 'AF1' }, 'region-without-countries'],
    [{ country_code: 'ZZZ', country: 'Atlantis' }, 'unknown-destination'],
    [{ provider: '' }, 'missing-field'],
    [{ provider: '日本' }, 'missing-field'],
    [{ price_eur: 0 }, 'zero-price'],
    [{ price_eur: -1 }, 'negative-price'],
    [{ price_eur: null }, 'missing-field'],
    [{ currency: 'GBP' }, 'two-currencies'],
    [{ currency: 'XYZ' }, 'bad-currency'],
    [{ data_gb: 0 }, 'bad-data-amount'],
    [{ data_gb: 'x' }, 'bad-data-amount'],
    [{ validity_days: 0 }, 'bad-validity'],
  ])('with %j is skipped as %s', async (changes, reason) => {
    expect(reasonOf(await map(changes))).toBe(reason);
  });
});
