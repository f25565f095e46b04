import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { FeedFormatName } from '#feeds/adapters/feed-format.ts';
import type { SeededRandom } from '#tests/support/seeded-random.ts';

/** An example of a format whose rows are to be damaged. */
export interface MutableFeed {
  readonly format: FeedFormatName;
  readonly path: string;
  /** A copy with so many damaged lines or entries behind the ones that are whole. */
  readonly damage: (count: number, random: SeededRandom) => DamagedFeed;
}

interface DamagedFeed {
  readonly text: string;
  /** How many rows an adapter must find. */
  readonly rows: number;
}

const oddValues: readonly [unknown, ...unknown[]] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e21,
  0.1 + 0.2,
  -0.0001,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  [],
  {},
  [null],
  'NA',
  'N/A',
  '１ＧＢ 🎉',
  '<b>1 GB</b>&nbsp;&#0;',
  '\u0000\u202e\ud800',
  'שלום \u2067(5)\u200f',
  'https://kori.example/\u202e5',
  '1,5',
  '1e9',
  '٣',
  '∞',
  "'; drop table plan",
  '__proto__',
  'x'.repeat(5000),
  { code: { code: 'JP' } },
  'http://kori.example',
  'javascript:alert(1)',
];

/** A copy, because what it is put into may be damaged once more. */
function oddValue(random: SeededRandom): unknown {
  return structuredClone(random.pick(oddValues));
}

type Json = Record<string, unknown> | unknown[];
type Step = string | number;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** All places below a value. */
function pathsOf(value: unknown, path: readonly Step[] = []): (readonly Step[])[] {
  if (!isJson(value)) return [];
  const steps: Step[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return steps.flatMap((step) => {
    const here = [...path, step];
    return [here, ...pathsOf(Reflect.get(value, step), here)];
  });
}

function valueAt(whole: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((value, step) => (isJson(value) ? Reflect.get(value, step) : null), whole);
}

/** Puts an odd value into one to three fields of an entry, or removes a field. */
export function damageEntry(entry: unknown, random: SeededRandom): unknown {
  if (!isJson(entry) || random.below(100) === 0) return oddValue(random);
  const copy = structuredClone(entry);
  for (let changes = 1 + random.below(3); changes > 0; changes -= 1) {
    const paths = pathsOf(copy);
    const path = paths[random.below(paths.length)] ?? [];
    const parent = valueAt(copy, path.slice(0, -1));
    const last = path.at(-1);
    if (!isJson(parent) || last === undefined) continue;
    if (random.below(5) === 0) Reflect.deleteProperty(parent, last);
    else Reflect.set(parent, last, oddValue(random));
  }
  return copy;
}

interface DocumentShape {
  readonly listAt: readonly Step[];
  /** Rows that the document has outside of that list. */
  readonly rowsOutside?: number;
  readonly rowsOf?: (entry: unknown) => number;
}

/** A document with a list of entries, of which each is a row unless `rowsOf` says otherwise. */
function document(format: FeedFormatName, file: string, shape: DocumentShape): MutableFeed {
  const { listAt, rowsOutside = 0, rowsOf = () => 1 } = shape;
  const path = `src/feeds/adapters/${format}/fixtures/${file}`;
  const text = readFileSync(path, 'utf8');
  return {
    format,
    path,
    damage: (count, random) => {
      const whole: unknown = JSON.parse(text);
      const list = valueAt(whole, listAt);
      if (!Array.isArray(list)) throw new Error(`${path} has no list at ${listAt.join('.')}`);
      const entries = [...list];
      for (let index = 0; index < count; index += 1) {
        list.push(damageEntry(entries[random.below(entries.length)], random));
      }
      const rows = list.reduce<number>((sum, entry) => sum + rowsOf(entry), rowsOutside);
      return { text: JSON.stringify(whole), rows };
    },
  };
}

/** A table; `cellsOfLine` is how many rows an adapter makes of a line. */
function table(format: FeedFormatName, file: string, cellsOfLine = 1): MutableFeed {
  const path = `src/feeds/adapters/${format}/fixtures/${file}`;
  const [header = [], ...lines] = parse(readFileSync(path, 'utf8'), { relax_column_count: true });
  return {
    format,
    path,
    damage: (count, random) => {
      const damaged = Array.from({ length: count }, () => damageLine(lines[random.below(lines.length)] ?? [], random));
      const text = [header, ...lines, ...damaged].map((cells) => cells.map(quote).join(',')).join('\n');
      return { text: `${text}\n`, rows: (lines.length + count) * cellsOfLine };
    },
  };
}

function damageLine(line: readonly string[], random: SeededRandom): string[] {
  const cells = [...line];
  for (let changes = 1 + random.below(3); changes > 0; changes -= 1) {
    const odd = oddValue(random);
    cells[random.below(cells.length)] = typeof odd === 'string' ? odd : JSON.stringify(odd);
  }
  if (random.below(50) === 0) cells.push('one too many');
  return cells;
}

/** Quotes a cell, so that it stays one cell of one record. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** A product of the brand's API is a row for each tier that it is offered in, and one when there is none. */
function offersOf(product: unknown): number {
  const tiers = [valueAt(product, ['standard']), valueAt(product, ['premium'])];
  return Math.max(1, tiers.filter((offer) => offer !== null && offer !== undefined).length);
}

/** An example of every format and shape. */
export const mutableFeeds: readonly MutableFeed[] = [
  document('canonical-json', 'catalogue.json', { listAt: ['plans'] }),
  table('canonical-csv', 'catalogue.csv'),
  table('price-csv', 'week-1.csv'),
  document('data-plan', 'feed.json', { listAt: [] }),
  document('esim-access', 'answer.json', { listAt: ['obj', 'packageList'] }),
  table('esim-access', 'table.csv'),
  document('airalo', 'partner-answer.json', { listAt: ['data', 0, 'operators', 0, 'packages'], rowsOutside: 4 }),
  document('esim-go', 'answer.json', { listAt: ['bundles'] }),
  table('esim-go', 'dump.csv'),
  document('zendit', 'page.json', { listAt: ['data', 'offers', 'list'] }),
  table('rate-sheet', 'fixed.csv', 2),
  document('reseller', 'flat.json', { listAt: [] }),
  document('brand-two-currencies', 'local.json', {
    listAt: [0, 'data', 'product_items'],
    rowsOutside: 2,
    rowsOf: offersOf,
  }),
  document('daily-plan-sheet', 'sheet.json', { listAt: [] }),
  document('single-brand', 'current.json', { listAt: ['plans'] }),
  document('brand-scrape', 'destinations.json', { listAt: [0, 'packages'], rowsOutside: 4 }),
];
