import { findCsvLayout } from '#feeds/read/csv-layout.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { readCsvTable } from '#feeds/row/csv-table.ts';
import { readCsvHeader } from '#feeds/read/read-csv-records.ts';
import { beginsLikeJson, readJsonParts, type JsonPath } from '#feeds/read/read-json-parts.ts';
import { fieldOf } from '#feeds/read/json-field.ts';
import { withPairs } from './json-rows.ts';
import { isStated } from './table-row.ts';
import type { TableMappingText } from '#feeds/row/mapping-schema.ts';

/** A column or field with some of its values, to find out what it states. */
export interface SampledColumn {
  /** As a mapping names it. */
  readonly source: string;
  /** Stated values as text. */
  readonly values: readonly string[];
  /** Rows that state nothing here. */
  readonly blanks: number;
  /** The same values as the file has them: texts, numbers, and true or false. */
  readonly stated: readonly Scalar[];
  /** JSON: the list that holds the values, which are places of a plan; `source` is their field in it, or the list. */
  readonly list?: string;
}

type Scalar = string | number | boolean;

/** What a file of unknown shape holds. */
export interface TableSample {
  /** Where its rows lie. */
  readonly shape: Pick<TableMappingText, 'table' | 'entries' | 'rows' | 'pairs' | 'headerLine'>;
  readonly columns: readonly SampledColumn[];
  /** Words about rows: titles, headings between rows, names of lists, keys that no mapping can name. */
  readonly notes: readonly string[];
  /** Rows that were looked at. */
  readonly rows: number;
}

const mostRows = 500;

/** Looks at the beginning of a file; null: there are no rows of named values in it. */
export async function sampleColumns(file: FeedFile): Promise<TableSample | null> {
  return beginsLikeJson(file) ? sampleJson(file) : sampleCsv(file);
}

async function sampleCsv(file: FeedFile): Promise<TableSample | null> {
  const header = await readCsvHeader(file);
  if (header === null || header.length < 3) return null;
  const rows: (readonly string[])[] = [];
  const notes = linesAbove(file);
  for await (const { values, damage } of readCsvTable(file, header.length).rows) {
    const [note, ...others] = values.filter(isStated);
    if (note !== undefined && others.length === 0) notes.push(note);
    else if (damage === null) rows.push(values);
    if (rows.length >= mostRows) break;
  }
  const columns = header.map((name, index) => {
    const values = rows.flatMap((row) => (isStated(row[index]) ? [row[index]?.trim() ?? ''] : []));
    return { source: name.trim(), values, stated: values, blanks: rows.length - values.length };
  });
  const { headerLine } = file;
  return {
    shape: { table: 'csv', ...(headerLine !== undefined && { headerLine }) },
    columns: columns.filter(({ source }) => source !== ''),
    notes,
    rows: rows.length,
  };
}

function linesAbove(file: FeedFile): string[] {
  const { delimiter, headerLine } = findCsvLayout(file);
  const lines = file.head.split(/\r\n|\n|\r/, headerLine - 1);
  return lines.map((line) => line.split(delimiter).join(' ').trim()).filter((line) => line !== '');
}

/** Lists deeper than this are not looked for. */
const deepestList = 3;

async function sampleJson(file: FeedFile): Promise<TableSample | null> {
  const lists = new Map<string, unknown[]>();
  const isListed = (path: JsonPath): boolean => path.length <= deepestList && typeof path.at(-1) === 'number';
  let seen = 0;
  for await (const { path, value } of readJsonParts(file, isListed)) {
    const where = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
    const entries = lists.get(where) ?? [];
    if (isRecord(value)) entries.push(value);
    lists.set(where, entries);
    seen += 1;
    if (seen >= mostRows) break;
  }
  const [longest] = [...lists].sort(([, a], [, b]) => b.length - a.length);
  if (longest === undefined || longest[1].length === 0) return null;
  const [entries, found] = longest;
  const rows = innerList(found);
  const given = rows === null ? found : found.flatMap((entry) => listOf(entry, rows));
  const pairs = [...new Map([...pairLists(given), ...(rows === null ? [] : pairLists(found))]).values()];
  const [items, values] = [given, found].map((each) => each.map((entry) => withPairs(entry, pairs)));
  const inner = fieldsOf(items ?? [], '');
  const around =
    rows === null
      ? []
      : fieldsOf(values ?? [], '$entry.').filter(({ source, list }) => (list ?? source) !== `$entry.${rows}`);
  const shape = {
    table: 'json',
    entries,
    ...(rows !== null && { rows }),
    ...(pairs.length > 0 && { pairs }),
  } as const;
  const keys = given.slice(0, 20).flatMap((entry) => Object.keys(isRecord(entry) ? entry : {}));
  const notes = [...`${entries}.${rows ?? ''}`.split('.'), ...new Set(keys.filter((key) => unnameable.test(key)))];
  return { shape, columns: [...inner, ...around], notes, rows: given.length };
}

const nameFields = ['name', 'key', 'attribute', 'property', 'label', 'field', 'code', 'id'];
const valueFields = ['value', 'val', 'content', 'text'];

type PairList = NonNullable<TableMappingText['pairs']>[number];

/** Lists of names and values, `[{"name": "DATA_LIMIT", "value": "5"}]`: each name is a field of the row. */
function pairLists(entries: readonly unknown[]): readonly (readonly [list: string, pair: PairList])[] {
  return entries.slice(0, 20).flatMap((entry) =>
    listsIn(entry).flatMap(([list, items]) => {
      const [name, value] = [nameFields, valueFields].map((fields) =>
        fields.find((each) => items.every((item) => isScalar(fieldOf(item, each)))),
      );
      return name === undefined || value === undefined ? [] : [[list, { list, name, value }] as const];
    }),
  );
}

/** Lists of objects in an entry. */
function listsIn(entry: unknown): readonly (readonly [name: string, items: readonly unknown[]])[] {
  return Object.entries(isRecord(entry) ? entry : {}).flatMap(([name, value]) =>
    Array.isArray(value) && value.length > 0 && value.every(isRecord) ? [[name, value]] : [],
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(entry: unknown, name: string): readonly unknown[] {
  const list = isRecord(entry) ? entry[name] : [];
  return Array.isArray(list) ? list : [];
}

/** The field with a list of objects in most entries: those are the rows. */
function innerList(entries: readonly unknown[]): string | null {
  const counts = new Map<string, number>();
  const notRows = new Set(pairLists(entries).map(([list]) => list));
  for (const entry of entries)
    for (const [name, items] of listsIn(entry))
      if (!notRows.has(name) && items.some(hasNumber)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most !== undefined && most[1] * 2 > entries.length ? most[0] : null;
}

/** Rows have a price or days; countries and networks have names. */
function hasNumber(item: unknown): boolean {
  return leavesOf(item, '').some(
    ([name, value]) => !/id$|dial|phone|prefix/i.test(name) && /^\W*\d[\d.,]*\W*$/.test(String(value)),
  );
}

function fieldsOf(entries: readonly unknown[], before: string): readonly SampledColumn[] {
  const found = new Map<string, SampledColumn & { readonly stated: Scalar[] }>();
  for (const entry of entries)
    for (const [name, value, list] of leavesOf(entry, '')) {
      const at = list === undefined ? {} : { list: `${before}${list}` };
      const source = list === undefined || list === name ? `${before}${name}` : name;
      const key = `${list ?? ''} ${name}`;
      const column = found.get(key) ?? { source, values: [], blanks: 0, stated: [], ...at };
      column.stated.push(value);
      found.set(key, column);
    }
  return [...found.values()].map((column) => ({
    ...column,
    values: column.stated.map((value) => String(value).trim()),
    blanks: Math.max(0, entries.length - column.stated.length),
  }));
}

type Leaf = readonly [name: string, value: Scalar, list?: string];

const deepestObject = 3;

/** Keys that no mapping can name. */
const unnameable = /[.@$]/;

/**
 * Texts, numbers and flags of an entry, and of the objects and lists in it, by their path. Keys with `@` are about the
 * data, such as `@type` of JSON-LD.
 */
function leavesOf(entry: unknown, before: string): readonly Leaf[] {
  return Object.entries(isRecord(entry) ? entry : {}).flatMap(([name, value]): readonly Leaf[] => {
    if (unnameable.test(name) || !isStated(value)) return [];
    if (isScalar(value)) return [[`${before}${name}`, value]];
    if (Array.isArray(value)) return before === '' ? elementsOf(name, value) : [];
    return before.split('.').length <= deepestObject ? leavesOf(value, `${before}${name}.`) : [];
  });
}

function elementsOf(list: string, elements: readonly unknown[]): readonly Leaf[] {
  return elements.flatMap((element): readonly Leaf[] => {
    if (typeof element === 'string') return [[list, element, list]];
    return Object.entries(isRecord(element) ? element : {}).flatMap(([name, value]): readonly Leaf[] =>
      typeof value === 'string' && !unnameable.test(name) ? [[name, value, list]] : [],
    );
  });
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
