import { describe, expect, it } from 'vitest';
import { readFeedAt, refusalOf } from '#tests/support/feed-files.ts';
import { rateSheetAdapter } from '#feeds/adapters/rate-sheet/adapter.ts';
import { resellerAdapter } from './adapter.ts';

const fixtures = 'src/feeds/adapters/reseller/fixtures';

describe('a reseller’s list', () => {
  it('may be flat, and is then all that it sells', async () => {
    const { complete, rows, plans, skips } = await readFeedAt(resellerAdapter, `${fixtures}/flat.json`);
    expect([complete, rows.map((row) => row.number)]).toEqual([true, [1, 2, 3, 4, 5, 6, 7, 8]]);
    expect(plans.map(({ externalId, name, coverage, dataMb }) => [externalId, name, coverage.join(), dataMb])).toEqual([
      ['31', 'Asia 100 GB', 'JP,KR', 100_000],
      ['32', 'Israel 1 GB', 'IL', 1000],
      ['33', 'Gabon Unlimited', 'GA', null],
      ['34', 'Namibia 500 MB', 'NA', 500],
      ['35', '荷属安的列斯 1GB/7天', 'BQ,CW,SX', 1000],
      ['36', 'Puerto Rico 1 GB', 'PR', 1000],
      ['38', 'Europe 1 GB', 'ES,PT', 1000],
    ]);
    expect(skips).toEqual(['sub-national-destination countries']);
  });

  it('may be keyed by place and bundle, and prices only a part', async () => {
    const { complete, plans, skips, rows } = await readFeedAt(resellerAdapter, `${fixtures}/grouped.json`);
    expect(complete).toBe(false);
    expect(rows.map((row) => row.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(plans.map(({ externalId, coverage, price }) => [externalId, coverage.join(), price.units])).toEqual([
      ['esim_1GB_7D_AL_V2', 'AL', 79_900],
      ['esim_5GB_30D_AL_V2', 'AL', 219_900],
      ['esim_1GB_7D_CD_V2', 'CD', 99_900],
    ]);
    expect(skips).toEqual([
      'region-without-countries country',
      'region-without-countries country',
      'sub-national-destination country',
      'negative-price price',
      'bad-value bundle',
    ]);
  });

  it('has the same id for a bundle as a rate sheet', async () => {
    const sheet = await readFeedAt(rateSheetAdapter, 'src/feeds/adapters/rate-sheet/fixtures/fixed.csv');
    const reseller = await readFeedAt(resellerAdapter, `${fixtures}/grouped.json`);
    const bundle = ({ externalId, coverage, dataMb, validityDays }: (typeof sheet.plans)[number]) =>
      [externalId, coverage.join(), dataMb, validityDays].join(' ');
    expect(reseller.plans.slice(0, 2).map(bundle)).toEqual(sheet.plans.slice(0, 2).map(bundle));
  });

  it.each([
    ['another list', '[{"id": 1, "price": 2}]'],
    ['an empty list', '[]'],
    ['another JSON', '{"Albania": {"plans": 3}}'],
    ['a table', 'a,b\n1,2\n'],
  ])('is not %s', async (_what, text) => {
    expect(await refusalOf(resellerAdapter, text)).toMatch(
      /holds no products of a reseller: expected a reseller’s list/,
    );
  });

  it('that is cut off is refused', async () => {
    expect(await refusalOf(resellerAdapter, '{"Albania":{"esim_1GB_7D_AL_V2":7.9')).toMatch(/is not complete JSON/);
  });
});
