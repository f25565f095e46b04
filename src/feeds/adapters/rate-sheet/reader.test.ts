import { describe, expect, it } from 'vitest';
import { openTestFile, readFeedAt, refusalOf, writeTemporaryFile } from '#tests/support/feed-files.ts';
import { rateSheetAdapter } from './adapter.ts';
import { isRateSheet, readRateCells } from './reader.ts';
import type { RateCell } from './wire-schema.ts';

const header = [
  'Country',
  'ISOCode',
  'Profile',
  '1GB/7days (USD)',
  'UL/1day (EUR)',
  'eSIM Go 1GB Ref',
  'eSIM Go 1D UL Ref',
];

async function cellsOf(
  columns: readonly string[],
  ...rows: readonly string[]
): Promise<(RateCell & { line: number })[]> {
  using file = writeTemporaryFile(`${columns.join(',')}\n${rows.join('\n')}\n`);
  const cells: (RateCell & { line: number })[] = [];
  for await (const { number, wire } of readRateCells(await openTestFile(file.path), columns)) {
    cells.push({ ...wire, line: number });
  }
  return cells;
}

describe('a rate sheet', () => {
  it.each([
    [header, true],
    [['country', 'iso code', '5 GB / 30 Days (usd)', 'Ref'], false],
    [['COUNTRY', 'ISOCODE', '5 GB / 30 Days (usd)', 'Ref'], true],
    [['Country', 'ISOCode', 'Profile'], false],
    [['Country', '1GB/7days (USD)'], false],
    [['ISOCode', '1GB/7days (USD)'], false],
    [['Country', 'ISOCode', '1GB/7days'], false],
    [[], false],
  ])('has the columns %j: %s', (columns, expected) => {
    expect(isRateSheet(columns)).toBe(expected);
  });

  it('is read cell by cell with what the headings say', async () => {
    expect(await cellsOf(header, 'Albania, AL ,3.0, 4.25 ,5.60,esim_1GB,esim_UL')).toEqual([
      {
        line: 2,
        place: 'Albania',
        codes: 'AL',
        heading: '1GB/7days (USD)',
        size: '1GB',
        days: '7',
        currency: 'USD',
        price: '4.25',
        reference: 'esim_1GB',
        referenceHeading: 'eSIM Go 1GB Ref',
      },
      {
        line: 2,
        place: 'Albania',
        codes: 'AL',
        heading: 'UL/1day (EUR)',
        size: 'UL',
        days: '1',
        currency: 'EUR',
        price: '5.60',
        reference: 'esim_UL',
        referenceHeading: 'eSIM Go 1D UL Ref',
      },
    ]);
  });

  it('has as many cells a row as columns of prices, however short the row', async () => {
    const cells = await cellsOf(header, 'Albania,AL', '', 'Italy,IT,1.0,2,3,a,b,surplus');
    expect(cells.map(({ line, price, reference }) => [line, price, reference])).toEqual([
      [2, '', ''],
      [2, '', ''],
      [4, '2', 'a'],
      [4, '3', 'b'],
    ]);
  });

  it('may have its columns in another order', async () => {
    const mixed = ['Ref', '2GB/15days (USD)', 'ISOCode', 'Country'];
    expect(await cellsOf(mixed, 'esim_2GB,7.50,IT,Italy')).toMatchObject([
      { place: 'Italy', codes: 'IT', price: '7.50', reference: 'esim_2GB', size: '2GB', days: '15' },
    ]);
  });

  it('needs a column of names for each column of prices', async () => {
    await expect(cellsOf(header.slice(0, -1), 'Albania,AL')).rejects.toThrow(
      /has 2 columns of prices and 1 of bundle names/,
    );
    await expect(cellsOf([...header, 'More Ref'], 'Albania,AL')).rejects.toThrow(/has 2 columns of prices and 3 of/);
  });
});

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

  it('with a column of names too few is refused', async () => {
    const text = 'Country,ISOCode,1GB/7days (USD),5GB/30days (USD),eSIM Go 1GB Ref\nAlbania,AL,1,2,x\n';
    expect(await refusalOf(rateSheetAdapter, text)).toMatch(
      /has 2 columns of prices and 1 of bundle names .*expected one for each/,
    );
  });

  it.each([
    ['a JSON', '{"bundles": []}'],
    ['another table', 'a,b\n1,2\n'],
    ['a table of countries', 'Country,ISOCode\nAlbania,AL\n'],
  ])('is not %s', async (_what, text) => {
    expect(await refusalOf(rateSheetAdapter, text)).toMatch(
      /is no rate sheet: expected a rate sheet: CSV with Country/,
    );
  });
});
