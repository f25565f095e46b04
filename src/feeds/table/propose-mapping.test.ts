import { describe, expect, it } from 'vitest';
import { openTestFile, writeTemporaryFile } from '#tests/support/feed-files.ts';
import { proposeMapping, type MappingProposal } from './propose-mapping.ts';

const folder = 'src/feeds/adapters/table/fixtures';

async function propose(text: string): Promise<MappingProposal> {
  using file = writeTemporaryFile(text);
  return await proposeMapping(await openTestFile(file.path));
}

describe('a proposed mapping', () => {
  it('names the columns of a table by headings and values, and says why', async () => {
    const { text, why, open } = await proposeMapping(await openTestFile(`${folder}/prix.csv`));
    expect(text).toEqual({
      table: 'csv',
      fields: {
        place: [{ from: 'Pays' }],
        data: { from: 'Volume' },
        days: { from: 'Durée (jours)' },
        price: { from: 'Prix (€)', currency: 'EUR' },
      },
    });
    expect(why).toContain('"Pays" is read as place: the heading says so, and 3 of 4 values are places.');
    expect(why).toContain('Prices are in EUR: the heading "Prix (€)" says so.');
    expect(open).toEqual([]);
  });

  it('finds a column for each plan', async () => {
    const { text, open } = await proposeMapping(await openTestFile(`${folder}/grid.csv`));
    expect(text).toMatchObject({
      wide: { price: expect.stringContaining('(?<days>') },
      fields: {
        place: [{ from: 'Codes', separator: '|' }],
        price: { from: '@price', currency: { from: '@currency' } },
      },
    });
    expect(open).toEqual([]);
  });

  it('finds rows within the entries of a JSON file', async () => {
    const rows = [
      { sku: 'a', data: '1 GB', days: 7, price: 4.5, currency: 'EUR' },
      { sku: 'b', data: '3 GB', days: 30, price: 9.5, currency: 'EUR' },
    ];
    const { text } = await propose(
      JSON.stringify({
        list: [
          { country: 'Japan', plans: rows },
          { country: 'Italy', plans: [{ ...rows[0], sku: 'c' }] },
        ],
      }),
    );
    expect(text).toEqual({
      table: 'json',
      entries: 'list.*',
      rows: 'plans',
      fields: {
        id: { from: 'sku' },
        place: [{ from: '$entry.country' }],
        data: { from: 'data' },
        days: { from: 'days' },
        price: { from: 'price', currency: { from: 'currency' } },
      },
    });
  });

  it('finds the unit of an amount in a column of its own', async () => {
    const { text, why, open } = await propose('land,volume,unit,days,eur\nJapan,1,GB,7,4.50\nItaly,500,MB,7,3.50\n');
    expect(text?.fields).toMatchObject({
      data: { from: 'volume', unit: { from: 'unit' } },
      price: { from: 'eur', currency: 'EUR' },
    });
    expect(why).toContain('"volume" is read as data: the heading says so, and "unit" has its unit.');
    expect(open).toEqual([]);
  });

  it('is begun where something is missing', async () => {
    const { mapping, text, open } = await propose('country,days,price_eur\nJapan,7,4.50\n');
    expect(mapping).toBeNull();
    expect(text).toEqual({
      table: 'csv',
      fields: { place: [{ from: 'country' }], days: { from: 'days' }, price: { from: 'price_eur', currency: 'EUR' } },
    });
    expect(open).toEqual(['No column states an amount of data with its unit, in the values or in the heading.']);
  });

  it.each([
    [
      'country,data,days,price\nJapan,1 GB,7,4.50\n',
      'Nothing states the currency of the prices: name it with --currency, or in the mapping.',
    ],
    [
      'country,data,days,price ($)\nJapan,1 GB,7,4.50\n',
      'Nothing states the currency of the prices: name it with --currency, or in the mapping.',
    ],
    [
      'country,data,days,price_eur,price_usd\nJapan,1 GB,7,4.50,4.90\n',
      'Prices may also stand in "price_usd": decide which one travellers pay.',
    ],
    [
      'country,data,days,price_eur\nJapan,1,7,4.50\n',
      'No column states an amount of data with its unit, in the values or in the heading.',
    ],
    ['country,data,days,wholesale price_eur\nJapan,1 GB,7,4.50\n', 'No column states a price.'],
    ['a,b,c\nx,y,z\n', 'No column states a country or destination.'],
    ['[1, 2]', 'feed.txt holds no rows with named columns or fields; save its table as CSV or JSON.'],
    [
      '<!doctype html><table><tr><td>Japan</table>',
      'feed.txt is a web page or XML: it holds no rows with named columns or fields; save its table as CSV or JSON.',
    ],
  ])('of %j leaves open: %s', async (text, sentence) => {
    expect((await propose(text)).open).toContain(sentence);
  });
});
