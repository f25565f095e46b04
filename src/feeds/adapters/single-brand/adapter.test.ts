import { describe, expect, it } from 'vitest';
import { readFeedAt, readFeedText, refusalOf } from '#tests/support/feed-files.ts';
import { singleBrandAdapter } from './adapter.ts';

const fixture = 'src/feeds/adapters/single-brand/fixtures/current.json';

describe('a tracker’s list', () => {
  it('is read to its last plan, with the time that stands behind them', async () => {
    const { complete, rows, plans, skips } = await readFeedAt(singleBrandAdapter, fixture);
    expect([complete, rows.map((row) => row.number)]).toEqual([true, [1, 2, 3, 4, 5, 6, 7]]);
    expect(
      plans.map(({ externalId, coverage, dataMb, price }) => [externalId, coverage.join(), dataMb, price.units]),
    ).toEqual([
      ['sxm-1gb-30d', 'SX', 1000, 74_900],
      ['cyp-3gb-30d', 'CY', 3000, 85_000],
      ['atg-0-5gb-7d', 'AG', 500, 32_000],
      ['geo-1gb-30d', 'GE', 1000, 44_000],
    ]);
    expect(new Set(plans.map((plan) => plan.statedAt))).toEqual(new Set(['2026-05-18T07:47:31.239Z']));
    expect(skips).toEqual([
      'region-without-countries country',
      'region-without-countries country',
      'missing-field price_eur',
    ]);
  });

  it('without a usable time was right when it is imported', async () => {
    const entry = {
      provider: 'lumo',
      country: 'Malta',
      country_code: 'MLT',
      region: 'local',
      data_gb: 1,
      validity_days: 7,
      price_eur: 2,
    };
    const { plans } = await readFeedText(
      singleBrandAdapter,
      JSON.stringify({ scraped_at: 'yesterday', plans: [entry] }),
    );
    expect(plans.map((plan) => plan.statedAt)).toEqual([null]);
  });

  it.each([
    ['another JSON', '{"plans": [{"country": "Malta"}]}'],
    ['a list', '[{"country_code": "MLT", "price_eur": 2}]'],
    ['an empty list', '{"plans": []}'],
    ['a table', 'a,b\n1,2\n'],
  ])('is not %s', async (_what, text) => {
    expect(await refusalOf(singleBrandAdapter, text)).toMatch(
      /is not a tracker’s list of one brand: expected a tracker’s list/,
    );
  });
});
