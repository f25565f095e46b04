import { describe, expect, it } from 'vitest';
import { readFeedAt, readFeedText, refusalOf } from '#tests/support/feed-files.ts';
import { priceCsvAdapter } from './adapter.ts';

const header = 'date,competitor,country,data,days,price_usd,source_url';
const japan = '2026-08-10,Nori.example,Japan,1 GB,7,4.5,https://nori.example/japan';

describe('a price list', () => {
  it('is read to its end with every row accounted for', async () => {
    const { complete, plans, skips, rows } = await readFeedAt(
      priceCsvAdapter,
      'src/feeds/adapters/price-csv/fixtures/week-1.csv',
    );
    expect(complete).toBe(true);
    expect(plans.map((plan) => plan.externalId)).toEqual([
      'japan-1gb-7d',
      'japan-3gb-30d',
      'japan-3gb-30d',
      'cote-divoire-500mb-no-expiry',
      'namibia-5gb-1000d',
      'germany-unlimited-10d',
    ]);
    expect(skips).toEqual([
      'sub-national-destination country',
      'region-without-countries country',
      'ambiguous-destination country',
      'unknown-destination country',
      'region-without-countries country',
    ]);
    expect(rows.map((row) => row.number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it.each([
    ['a byte order mark and CRLF', `\ufeff${header}\r\n${japan}\r\n`],
    ['semicolons', `${header}\n${japan}\n`.replaceAll(',', ';')],
    ['tabs', `${header}\n${japan}\n`.replaceAll(',', '\t')],
    ['quoted fields', `"${header.replaceAll(',', '","')}"\n"${japan.replaceAll(',', '","')}"\n`],
    ['empty lines between', `${header}\n\n${japan}\n\n`],
    ['no line ending at the end', `${header}\n${japan}`],
    ['capitals and spaces in the header', `Date,Competitor,Country,Data,Days,Price USD,Source URL\n${japan}`],
    ['other names of columns', `date,provider,destination,data,validity_days,price_usd,url\n${japan}`],
  ])('may have %s', async (_what, text) => {
    const { plans, skips } = await readFeedText(priceCsvAdapter, text);
    expect(skips).toEqual([]);
    expect(plans.map(({ externalId, price }) => [externalId, price.units])).toEqual([['japan-1gb-7d', 45_000]]);
  });

  it('may state its currency in a column of its own', async () => {
    const text = 'provider,country,data,days,price,currency\nNori,Japan,1 GB,7,890,JPY\nNori,Japan,2 GB,7,9,ZZZ\n';
    const { plans, skips } = await readFeedText(priceCsvAdapter, text);
    expect(plans[0]?.price).toEqual({ units: 8_900_000, currency: 'JPY' });
    expect(skips).toEqual(['bad-currency currency']);
  });

  it('may be in another currency by the name of its price column', async () => {
    const text = `${header.replace('usd', 'eur')}\n${japan}`;
    expect((await readFeedText(priceCsvAdapter, text)).plans[0]?.price.currency).toBe('EUR');
  });

  it('keeps a quoted line break within its record and counts lines on', async () => {
    const text = `${header}\n2026-08-10,"Nori\nMobile",Japan,1 GB,7,4.5,https://nori.example/\n${japan}\n`;
    const { rows } = await readFeedText(priceCsvAdapter, text);
    expect(rows.map(({ number, result }) => [number, result.ok && result.value.provider.name])).toEqual([
      [3, 'Nori Mobile'],
      [4, 'Nori.example'],
    ]);
  });

  it('skips a row of the wrong width and goes on', async () => {
    const { plans, skips } = await readFeedText(priceCsvAdapter, `${header}\n2026-08-10,Nori\n${japan},x\n${japan}\n`);
    expect(skips).toEqual(['bad-columns row', 'bad-columns row']);
    expect(plans).toHaveLength(1);
  });

  it('may hold no row', async () => {
    expect((await readFeedText(priceCsvAdapter, `${header}\n`)).rows).toEqual([]);
  });

  it.each([
    ['another table', 'a,b,c\n1,2,3\n'],
    ['a header without prices', 'date,competitor,country,data,days,source_url\n'],
    ['a price column of no currency', `${header.replace('usd', 'zzz')}\n`],
    ['JSON', '{"data": []}'],
    ['one word', 'hello'],
  ])('is not %s', async (_what, text) => {
    expect(await refusalOf(priceCsvAdapter, text)).toMatch(
      /is not a list of prices: expected a CSV file with the columns/,
    );
  });

  it('is refused when a quotation mark is never closed, because that hides the rest', async () => {
    const text = `${header}\n2026-08-10,"Nori,Japan,1 GB,7,4.5,\n${japan}\n`;
    expect(await refusalOf(priceCsvAdapter, text)).toMatch(
      /quotation mark that is opened near line \d+ and never closed/,
    );
  });
});
