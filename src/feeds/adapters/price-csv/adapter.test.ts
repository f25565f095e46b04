import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import {
  noOptions,
  openTestFile,
  readFeedAt,
  readFeedText,
  refusalOf,
  writeTemporaryFile,
} from '#tests/support/feed-files.ts';
import { priceCsvAdapter } from './adapter.ts';

const header = 'date,competitor,country,data,days,price_usd,source_url';
const japan = '2026-08-10,Nori.example,Japan,1 GB,7,4.5,https://nori.example/japan';

describe('a price list', () => {
  it('as README has one is read whole', async () => {
    const { complete, plans, skips } = await readFeedAt(priceCsvAdapter, 'prices.csv');
    expect([complete, plans.length, skips]).toEqual([true, 6, []]);
  });

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
    const operator = { ...noOptions, currency: 'EUR' as CurrencyCode };
    const unstated = 'provider,country,data,days,price\nNori,Japan,1 GB,7,8.90\n';
    expect((await readFeedText(priceCsvAdapter, unstated, operator)).plans[0]?.price.currency).toBe('EUR');
    expect(await refusalOf(priceCsvAdapter, unstated)).toMatch(/states no currency: .* --currency/);
  });

  it('may be in another currency by the name of its price column', async () => {
    const text = `${header.replace('usd', 'eur')}\n${japan}`;
    expect((await readFeedText(priceCsvAdapter, text)).plans[0]?.price.currency).toBe('EUR');
  });

  it('skips a row whose own currency is not that of its price column', async () => {
    const text = 'provider,country,data,days,price_usd,currency\nNori,Japan,1 GB,7,890,JPY\nNori,Japan,2 GB,7,9,usd\n';
    const { plans, skips } = await readFeedText(priceCsvAdapter, text);
    expect(plans.map(({ price }) => price)).toEqual([{ units: 90_000, currency: 'USD' }]);
    expect(skips).toEqual(['two-currencies currency']);
  });

  it('reads pence as pence', async () => {
    const text = 'provider,country,data,days,price,currency\nNori,Japan,1 GB,7,450,GBp\nNori,Japan,2 GB,7,5.5,GBX\n';
    const { plans } = await readFeedText(priceCsvAdapter, text);
    expect(plans.map(({ price }) => price)).toEqual([
      { units: 45_000, currency: 'GBP' },
      { units: 550, currency: 'GBP' },
    ]);
  });

  it('reads all its numbers alike', async () => {
    const text =
      'provider;country;data;days;price;currency\nNori;Japan;10.000 MB;7;1.299;EUR\nNori;Japan;2,5 GB;7;9,90;EUR\n';
    const { plans } = await readFeedText(priceCsvAdapter, text);
    expect(plans.map(({ price, dataMb }) => [price.units, dataMb])).toEqual([
      [12_990_000, 10_000],
      [99_000, 2500],
    ]);
  });

  it('refuses the end of a file that may be cut off', async () => {
    const columns = 'provider,country,data,days,price_usd';
    const read = (text: string) => readFeedText(priceCsvAdapter, `${columns}\n${text}`);
    expect((await read('Nori,Japan,1 GB,7,4.50\nNori,Japan,2 GB,7,12.5')).skips).toEqual(['cut-off price_usd']);
    expect((await read('Nori,Japan,1 GB,7,4.50\nNori,Japan,2 GB,7,12.50')).skips).toEqual([]);
    expect((await read('Nori,Japan,1 GB,7,450\nNori,Japan,2 GB,7,125')).skips).toEqual(['cut-off price_usd']);
  });

  it('may end in the code of a currency without a line ending', async () => {
    const text = 'provider,country,data,days,price,currency\nNori,Japan,1 GB,7,450,JPY\nNori,Japan,2 GB,7,9,JPY';
    expect((await readFeedText(priceCsvAdapter, text)).skips).toEqual([]);
  });

  it('counts the columns that nothing is read from', async () => {
    using file = writeTemporaryFile(`${header},grade,\n${japan},12,\n${japan},,x\n${japan},7,\n`);
    const feed = await priceCsvAdapter.open(await openTestFile(file.path), noOptions);
    for await (const _row of feed.rows);
    expect(feed.findings?.()).toEqual({ damage: null, unreadColumns: { grade: 2, 'column 9': 1 } });
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
