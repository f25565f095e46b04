import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type { FeedFormatName } from '#feeds/adapters/feed-format.ts';
import { fileExamples, readFixture, type FileExample, type Path } from './feed-examples.ts';
import { anyCharacter } from './any-character.ts';

/** A damaged copy of a file. */
interface DamagedFeed {
  readonly text: string;
  /** How many rows an adapter must find. */
  readonly rows: number;
  /** The first of them: what each states, with what its document says around it. Empty: of a table. */
  readonly stated: readonly unknown[];
}

/** An example of a format whose rows are to be damaged. */
export interface FeedExample {
  readonly format: FeedFormatName;
  readonly shape: string;
  /** Copies with so many damaged lines or entries behind the ones that are whole. */
  readonly anyDamaged: (count: number) => fc.Arbitrary<DamagedFeed>;
  /** Null: a table. */
  readonly document: unknown;
}

const anyOddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 0, -1, 1e21, 0.1 + 0.2, -0.0001, Number.MAX_SAFE_INTEGER + 1, true),
  fc.constantFrom('NA', 'N/A', '1,5', '1e9', '٣', '∞', '１ＧＢ 🎉', '=1+1', "'; drop table plan", '__proto__'),
  fc.constantFrom(
    '<b>1 GB</b>&nbsp;&#0;',
    '\u0000\u202e\ud800',
    'שלום \u2067(5)\u200f',
    'https://kori.example/\u202e5',
  ),
  fc.constantFrom('http://kori.example', 'javascript:alert(1)', 'x'.repeat(5000)),
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const anyCurrency = fc.constantFrom('XYZ', 'BDT', 'CNY', 'eur', 'USD', '', 'US dollars');

function isJson(value: unknown): value is Record<string, unknown> | unknown[] {
  return typeof value === 'object' && value !== null;
}

/** All places below a value. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (!isJson(value)) return [];
  const steps: (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return steps.flatMap((step) => [[...path, step], ...pathsOf(Reflect.get(value, step), [...path, step])]);
}

function valueAt(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (isJson(value) ? Reflect.get(value, step) : null), whole);
}

/** A copy with odd values in one to three places, or without them. */
export function anyDamagedJson(whole: unknown): fc.Arbitrary<unknown> {
  const change = fc.record({
    path: fc.constantFrom(...pathsOf(whole)),
    odd: fc.option(anyOddValue, { nil: undefined }),
  });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const copy: unknown = structuredClone(whole);
    for (const { path, odd } of changes) {
      const parent = valueAt(copy, path.slice(0, -1));
      const last = path.at(-1);
      if (!isJson(parent) || last === undefined || !Object.hasOwn(parent, last)) continue;
      // An entry of a list that is gone would move the others.
      if (odd === undefined && !Array.isArray(parent)) Reflect.deleteProperty(parent, last);
      else Reflect.set(parent, last, structuredClone(odd ?? null));
    }
    return copy;
  });
}

/** Now and then something else altogether; every fourth names a currency of its own. */
function anyDamagedEntry(entries: readonly unknown[]): fc.Arbitrary<unknown> {
  const damaged = fc.oneof(...entries.map(anyDamagedJson));
  return fc.oneof(
    { weight: 30, arbitrary: damaged },
    { weight: 10, arbitrary: fc.tuple(damaged, anyCurrency).map(([entry, currency]) => withCurrency(entry, currency)) },
    { weight: 1, arbitrary: anyOddValue },
  );
}

function withCurrency(entry: unknown, currency: string): unknown {
  return isJson(entry) && !Array.isArray(entry) ? { ...entry, currency } : entry;
}

/** A document with a list of entries, of which each is a row unless `rowsOf` says otherwise. */
function inDocument(
  format: FeedFormatName,
  shape: string,
  document: unknown,
  options: Omit<FileExample, 'file'>,
): FeedExample {
  const { listAt = [], rowsOutside = 0, rowsOf = () => 1 } = options;
  const entries = valueAt(document, listAt);
  if (!Array.isArray(entries)) throw new Error(`${shape} has no list at ${listAt.join('.')}`);
  const around = listAt.map((step, depth) => {
    const ancestor = valueAt(document, listAt.slice(0, depth));
    return isJson(ancestor) && !Array.isArray(ancestor) ? [step, { ...ancestor, [step]: null }] : null;
  });
  return {
    format,
    shape,
    document,
    anyDamaged: (count) =>
      fc.array(anyDamagedEntry(entries), { minLength: count, maxLength: count }).map((damaged) => {
        const list = [...entries, ...damaged];
        const copy: unknown = listAt.length === 0 ? list : structuredClone(document);
        const parent = valueAt(copy, listAt.slice(0, -1));
        if (isJson(parent)) Reflect.set(parent, listAt.at(-1) ?? '', list);
        return {
          text: JSON.stringify(listAt.length === 0 ? list : copy),
          rows: list.reduce<number>((sum, entry) => sum + rowsOf(entry), rowsOutside),
          stated: list.map((entry) => [entry, around]),
        };
      }),
  };
}

/** @param rowsOfLine how many rows an adapter makes of a line */
function table(format: FeedFormatName, file: string, rowsOfLine = 1): FeedExample {
  const [header = [], ...lines] = parse(readFixture(format, file), { relax_column_count: true });
  const anyCell = anyOddValue.map((odd) => (typeof odd === 'string' ? odd : JSON.stringify(odd)));
  const change = fc.tuple(fc.nat(header.length - 1), anyCell);
  const anyLine = fc
    .tuple(fc.constantFrom(...lines), fc.array(change, { minLength: 1, maxLength: header.length }), fc.nat(50))
    .map(([line, changes, chance]) => {
      const cells = changes.reduce(
        (changed, [at, cell]) => (at < changed.length ? changed.with(at, cell) : changed),
        line,
      );
      return chance === 0 ? [...cells, 'one too many'] : cells;
    });
  return {
    format,
    shape: file,
    document: null,
    anyDamaged: (count) =>
      fc.array(anyLine, { minLength: count, maxLength: count }).map((damaged) => ({
        text: `${[header, ...lines, ...damaged].map((cells) => cells.map(quote).join(',')).join('\n')}\n`,
        rows: (lines.length + damaged.reduce((sum, cells) => sum + rowsIn(cells, header.length), 0)) * rowsOfLine,
        stated: [],
      })),
  };
}

/** Where the cells are more than the columns, each line of a record is refused by itself. */
function rowsIn(cells: readonly string[], width: number): number {
  return cells.length === width ? 1 : 1 + (cells.join('').match(/\r\n|\n|\r/g)?.length ?? 0);
}

/** Quotes a cell, so that it stays one cell of one record. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

const offer = {
  offerId: 'ESIM-IT-7D-1GB',
  productType: 'ESIM',
  country: 'IT',
  dataGB: 1,
  dataUnlimited: false,
  durationDays: 7,
  enabled: true,
  price: { currency: 'USD', currencyDivisor: 100, fixed: 425 },
  roaming: [{ country: 'FR', dataSpeeds: ['4G'] }],
};
const product = { id: 31, name: '以色列 1GB/7天', dataSize: 1024, validDays: 7, price: '4.25', status: 'active' };

const written = fileExamples.filter(({ rowsOfLine, listAt }) => rowsOfLine !== undefined || listAt !== undefined);

function exampleOf({ format, ...example }: (typeof fileExamples)[number]): FeedExample {
  const { file, rowsOfLine } = example;
  if (rowsOfLine !== undefined) return table(format, file, rowsOfLine);
  return inDocument(format, file, JSON.parse(readFixture(format, file)), example);
}

/** Answers of APIs, whose rows state everything. */
export const apiExamples: readonly FeedExample[] = [
  ...written.filter(({ isApi }) => isApi).map(exampleOf),
  inDocument('zendit', 'API', { list: [offer], total: 1 }, { listAt: ['list'] }),
  inDocument('reseller', 'by country', { Israel: [product] }, { listAt: ['Israel'] }),
];

/** An example of every format and shape. */
export const feedExamples: readonly FeedExample[] = [
  ...apiExamples,
  ...written.filter(({ isApi }) => !isApi).map(exampleOf),
];

/** Shapes of documents whose rows lie in several lists. */
export const otherDocuments: readonly Pick<FeedExample, 'format' | 'shape' | 'document'>[] = fileExamples
  .filter((example) => !written.includes(example))
  .map(({ format, file }) => ({ format, shape: file, document: JSON.parse(readFixture(format, file)) }));
