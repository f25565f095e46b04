import { describe, expect, it } from 'vitest';
import { openTestFile, writeTemporaryFile } from '#tests/support/feed-files.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { normaliseColumn, readCsvHeader, readCsvRecords, type CsvRecord } from './read-csv-records.ts';

async function recordsOf(text: string): Promise<CsvRecord[]> {
  using file = writeTemporaryFile(text);
  const records: CsvRecord[] = [];
  for await (const record of readCsvRecords(await openTestFile(file.path))) records.push(record);
  return records;
}

describe('the records of a CSV file', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\n1;2\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['bars', 'a|b\n1|2\n'],
    ['CRLF and a byte order mark', '\ufeffa,b\r\n1,2\r\n'],
    ['old line endings', 'a,b\r1,2\r'],
    ['line endings of several kinds', 'a,b\r\n1,2\n'],
    ['line endings of several kinds the other way', 'a,b\n1,2\r\n'],
    ['an old line ending among others', 'a,b\r\n1,2\r'],
    ['empty lines', '\na,b\n\n\n1,2\n\n'],
  ])('with %s', async (_what, text) => {
    expect((await recordsOf(text)).map((record) => record.values.join('·'))).toEqual(['a·b', '1·2']);
  });

  it('may hold quotation marks, separators and line breaks', async () => {
    const records = await recordsOf('a,b\n"x, ""y""\nz",2\n5" screen,3\n');
    expect(records).toEqual([
      { line: 1, values: ['a', 'b'] },
      { line: 3, values: ['x, "y"\nz', '2'] },
      { line: 4, values: ['5" screen', '3'] },
    ]);
  });

  it('may have any number of values', async () => {
    expect((await recordsOf('a,b\n1\n1,2,3\n')).map((record) => record.values.length)).toEqual([2, 1, 3]);
  });

  it('are refused when a quotation mark stays open', async () => {
    await expect(recordsOf('a,b\n"1,2\n3,4\n')).rejects.toThrow(FeedRefusal);
    await expect(recordsOf('a,b\n"1,2\n3,4\n')).rejects.toThrow(
      /quotation mark that is opened near line \d and never closed/,
    );
  });

  it('are refused when one is a million characters long', async () => {
    await expect(recordsOf(`a,b\n${'x'.repeat(1_100_000)},2\n`)).rejects.toThrow(
      /has a row of more than 1,000,000 characters near line \d, too many for a feed; look there/,
    );
  });
});

describe('the header', () => {
  it('is the first record', async () => {
    using file = writeTemporaryFile('a,b\n1,2\n');
    expect(await readCsvHeader(await openTestFile(file.path))).toEqual(['a', 'b']);
  });

  it('is null where the first line is no record', async () => {
    using file = writeTemporaryFile('"a,b\n1,2\n');
    expect(await readCsvHeader(await openTestFile(file.path))).toBeNull();
  });

  it.each([
    [' Price USD ', 'price_usd'],
    ['price_usd', 'price_usd'],
    ['ISOCode', 'isocode'],
    ['(days)', 'days'],
  ])('names the column %j %j', (name, column) => {
    expect(normaliseColumn(name)).toBe(column);
  });
});

describe('two columns of one name', () => {
  it.each([
    ['price,country,price\n1,Japan,2\n', 'Columns 1 and 3 of the file feed.txt are both called "price"'],
    [
      'country,Price USD,data,price_usd\nJapan,1,1 GB,2\n',
      'Columns 2 and 4 of the file feed.txt are both called "price_usd"',
    ],
    ['国,料金,国\n日本,1,韓国\n', 'Columns 1 and 3 of the file feed.txt are both called "国"'],
  ])('of %j are refused with both named', async (text, sentence) => {
    using file = writeTemporaryFile(text);
    await expect(readCsvHeader(await openTestFile(file.path))).rejects.toThrow(sentence);
  });

  it.each(['Prix (€),Prix ($),Pays\n', 'a,,b,\n'])('are not in %j', async (text) => {
    using file = writeTemporaryFile(text);
    expect(await readCsvHeader(await openTestFile(file.path))).not.toBeNull();
  });
});
