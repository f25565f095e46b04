import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { feedAdapters, feedFormatNames } from './feed-format.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { wholeDocuments, wholeTables, type WholeTable } from '#tests/support/damaged-tables.ts';
import { noOptions, readFeedText, type FeedOutcome } from '#tests/support/feed-files.ts';

const grouped = { format: 'reseller', mapping: null, rowsOfLine: null } as const;
const product = { id: 31, name: '以色列 1GB/7天', dataSize: 1024, validDays: 7, price: '4.25', status: 'active' };

/** An example of every format. */
const examples: readonly WholeTable[] = [
  ...wholeTables,
  // Of grouped lists, each shape by itself.
  ...wholeDocuments.filter(({ name }) => name !== 'reseller grouped.json'),
  { ...grouped, name: 'reseller by country', text: JSON.stringify({ Israel: [product] }) },
  { ...grouped, name: 'reseller by bundle', text: JSON.stringify({ Albania: { esim_1GB_7D_AL_V2: { price: 7.99 } } }) },
];

it('every format has an example', () => {
  const formats = new Set(examples.map(({ format }) => format));
  expect(feedFormatNames.filter((name) => !formats.has(name))).toEqual([]);
});

/** Puts a currency into every row of a CSV file, in its own column or a further one. */
function inCsv(text: string, code: string): string {
  const delimiter = [',', ';', '\t'].reduce((best, sign) =>
    text.split(sign).length > text.split(best).length ? sign : best,
  );
  const [header = [], ...records] = parse(text, { delimiter, relax_column_count: true });
  const rows = records.filter(({ length }) => length === header.length);
  const at = header.findIndex((name) => name.toLowerCase() === 'currency');
  const change = (cells: readonly string[], cell: string): string[] =>
    at < 0 ? [...cells, cell] : cells.with(at, cell);
  const lines = [change(header, header[at] ?? 'Currency'), ...rows.map((cells) => change(cells, code))];
  return `${lines.map((cells) => cells.map((cell) => `"${cell}"`).join(delimiter)).join('\n')}\n`;
}

/** Puts a currency into every object of a JSON file that states a price, or into those around them. */
function inJson(value: unknown, code: string): unknown {
  if (Array.isArray(value)) return value.map((each) => inJson(each, code));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, each]) => [name, inJson(each, code)] as const);
  const isPriced = ['price', 'prices', 'price_eur', 'retailPrice', '3', 'minor'].some((name) =>
    Object.hasOwn(value, name),
  );
  return Object.fromEntries(isPriced ? [...inner, ['currency', code]] : inner);
}

/** Null: the file is refused as a whole. */
async function readWith({ format, mapping, text, rowsOfLine }: WholeTable, code: string): Promise<FeedOutcome | null> {
  const changed = rowsOfLine === null ? JSON.stringify(inJson(JSON.parse(text), code)) : inCsv(text, code);
  try {
    return await readFeedText(feedAdapters[format], changed, { ...noOptions, mapping });
  } catch (error) {
    if (error instanceof FeedRefusal) return null;
    throw error;
  }
}

describe.each(examples)('a row of $name that states a currency', (table) => {
  it('of no country is stored under no other', async () => {
    const outcome = await readWith(table, 'XYZ');
    expect(outcome?.plans).toEqual([]);
    expect(outcome?.skips.some((skip) => skip.startsWith('bad-currency'))).toBe(true);
  });

  it.each(['HUF', 'GBp'])('of %s is stored under it or not at all', async (code) => {
    const outcome = await readWith(table, code);
    const currency = code === 'GBp' ? 'GBP' : code;
    expect(outcome?.plans.filter((plan) => plan.price.currency !== currency)).toEqual([]);
    expect(outcome?.rows.length).toBeGreaterThan(0);
  });
});

it('a further column of a currency contradicts that of the format', async () => {
  const header = 'provider,id,scope,coverage,data_type,data_mb,price,currency,url';
  const row = 'nori,jp-1,local,JP,total,1000,4.50,USD,https://nori.example/';
  for (const column of ['currency_code', 'Price Currency']) {
    const { plans, skips } = await readFeedText(feedAdapters['canonical-csv'], `${header},${column}\n${row},JPY\n`);
    expect([plans, skips]).toEqual([[], [expect.stringMatching(/^two-currencies /)]]);
    const same = await readFeedText(feedAdapters['canonical-csv'], `${header},${column}\n${row},USD\n`);
    expect([same.plans.length, same.skips]).toEqual([1, []]);
  }
});
