import { describe, expect, it } from 'vitest';
import { openTestFile, writeTemporaryFile } from '#tests/support/feed-files.ts';
import { isRateSheet, readRateCells } from './rate-sheet.ts';
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
    if (wire.shape === 'cell') cells.push({ ...wire.cell, line: number });
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
