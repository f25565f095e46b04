import { describe, expect, it } from 'vitest';
import {
  noOptions,
  openTestFile,
  readFeedAt,
  readFeedText,
  refusalOf,
  writeTemporaryFile,
} from '#tests/support/feed-files.ts';
import { rateSheetAdapter } from './adapter.ts';

const fixtures = 'src/feeds/adapters/rate-sheet/fixtures';

describe('a file of the format rate-sheet', () => {
  it('is read cell by cell, those without a price among them', async () => {
    const { complete, rows, plans, skips } = await readFeedAt(rateSheetAdapter, `${fixtures}/fixed.csv`);
    expect([complete, rows.length]).toEqual([false, 10]);
    expect(
      plans.map(({ externalId, name, coverage, region, price }) => [
        externalId,
        name,
        coverage.join(),
        region,
        price.units,
      ]),
    ).toEqual([
      ['esim_1GB_7D_AL_V2', 'Albania 1 GB', 'AL', null, 42_500],
      ['esim_5GB_30D_AL_V2', 'Albania 5 GB', 'AL', null, 165_000],
      ['esim_1GB_7D_RAF_V2', 'Africa 1 GB', 'EG,MA,NA', 'africa', 117_500],
      ['esim_1GB_7D_REUP_V2', 'EU+ 1 GB', 'AT,DE', 'europe', 33_000],
      ['esim_5GB_30D_REUP_V2', 'EU+ 5 GB', 'AT,DE', 'europe', 99_000],
    ]);
    expect(skips).toEqual([
      'not-offered 5GB/30days (USD)',
      'sub-national-destination ISOCode',
      'sub-national-destination ISOCode',
      'not-offered 1GB/7days (USD)',
      'missing-field eSIM Go 5GB Ref',
    ]);
  });

  it('may be one of unlimited bundles', async () => {
    const { plans } = await readFeedAt(rateSheetAdapter, `${fixtures}/unlimited.csv`);
    expect(
      plans.map(({ externalId, dataKind, validityDays, price }) => [externalId, dataKind, validityDays, price.units]),
    ).toEqual([
      ['esim_UL_1D_AL_V2', 'unlimited', 1, 56_000],
      ['esim_UL_30D_AL_V2', 'unlimited', 30, 1_434_000],
    ]);
  });

  it.each([
    [
      'with a column of names too few',
      '1GB/7days (USD),5GB/30days (USD),1GB Ref',
      /no column of ids belongs to "5GB\/30days \(USD\)"/,
    ],
    [
      'with a column of names too many',
      '1GB/7days (USD),1GB Ref,5GB Ref',
      /"5GB Ref" of ids belongs to no column of prices/,
    ],
    [
      'with two columns of names for one',
      '1GB/7days (USD),1GB Ref,Old 1GB Ref',
      /several columns of ids may belong to "1GB/,
    ],
    ['with one column of names for two', '1GB/7days (USD),1GB/30days (USD),1GB Ref', /"1GB Ref" may belong to several/],
    ['with a name that says no size', '1GB/7days (USD),Ref', /no column of ids belongs to/],
  ])('%s is refused', async (_what, columns, reason) => {
    const cells = columns.split(',').map(() => '1');
    expect(await refusalOf(rateSheetAdapter, `Country,ISOCode,${columns}\nAlbania,AL,${cells.join(',')}\n`)).toMatch(
      reason,
    );
  });

  it('pairs prices and names by what their headings say, whatever their order', async () => {
    const text =
      'eSIM Go 1D UL Ref,1GB/7days (USD),ISOCode,UL/1day (USD),Country,eSIM Go 1GB Ref\nul,4.25,AL,5.60,Albania,one\n';
    const { plans } = await readFeedText(rateSheetAdapter, text);
    expect(plans.map(({ externalId, dataKind, price }) => [externalId, dataKind, price.units])).toEqual([
      ['one', 'total', 42_500],
      ['ul', 'unlimited', 56_000],
    ]);
  });

  it('refuses all prices of a row with a lost or surplus cell, and counts them', async () => {
    const columns = 'Country,ISOCode,1GB/7days (USD),5GB/30days (USD),1GB Ref,5GB Ref';
    const text = `${columns}\nAlbania,AL,4.25,a,b\nItaly,IT,1.25,2.25,c,d\nSpain,ES,1,50,2.25,e,f\n`;
    const { rows, plans, skips } = await readFeedText(rateSheetAdapter, text);
    expect([rows.length, plans.map(({ externalId }) => externalId)]).toEqual([6, ['c', 'd']]);
    expect(skips).toEqual(Array.from({ length: 4 }, () => 'bad-columns row'));
  });

  it('counts a column of prices whose heading is not understood as left out', async () => {
    using file = writeTemporaryFile('Country,ISOCode,1GB/7days (USD),5GB (30d),1GB Ref\nAlbania,AL,4.25,9,a\n');
    const feed = await rateSheetAdapter.open(await openTestFile(file.path), noOptions);
    for await (const _row of feed.rows);
    expect(feed.findings?.().unreadColumns).toEqual({ '5GB (30d)': 1 });
  });

  it.each([
    ['a JSON', '{"bundles": []}'],
    ['another table', 'a,b\n1,2\n'],
    ['a table of countries', 'Country,ISOCode\nAlbania,AL\n'],
  ])('is not %s', async (_what, text) => {
    expect(await refusalOf(rateSheetAdapter, text)).toMatch(
      /is not a rate sheet: expected a rate sheet: CSV with Country/,
    );
  });
});
