import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { feedAdapters } from '#feeds/feed-format.ts';
import { FeedRefusal } from '#feeds/feed-refusal.ts';
import { wholeTables, type WholeTable } from '#tests/support/damaged-tables.ts';
import { noOptions, readFeedText, type FeedOutcome } from '#tests/support/feed-files.ts';

const mapped = wholeTables.filter(({ format }) => !/^canonical|^esim/.test(format));

/** Puts a currency into every row of a CSV file, in its own column or a further one. */
function inCsv(text: string, code: string): string {
  const delimiter = [',', ';', '\t'].reduce((best, sign) =>
    text.split(sign).length > text.split(best).length ? sign : best,
  );
  const [header = [], ...rows] = parse(text, { delimiter });
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
  const isPriced = ['price', 'price_eur', '3', 'minor'].some((name) => Object.hasOwn(value, name));
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

describe.each(mapped)('a row of $name that states a currency', (table) => {
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
