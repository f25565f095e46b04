import type { FeedFile } from '#feeds/read/feed-file.ts';
import { readCsvTable } from '#feeds/row/csv-table.ts';
import { readCsvHeader } from '#feeds/read/read-csv-records.ts';
import { beginsLikeJson, readJsonParts, type JsonPath } from '#feeds/read/read-json-parts.ts';
import { isStated } from './table-row.ts';
import type { TableMappingText } from '#feeds/row/mapping-schema.ts';

/** A column or field with some of its values, to find out what it states. */
export interface SampledColumn {
  /** As a mapping names it. */
  readonly source: string;
  /** Stated values as text. */
  readonly values: readonly string[];
}

/** What a file of unknown shape holds. */
export interface TableSample {
  /** Where its rows lie. */
  readonly shape: Pick<TableMappingText, 'table' | 'entries' | 'rows'>;
  readonly columns: readonly SampledColumn[];
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
  for await (const { values, damage } of readCsvTable(file, header.length).rows) {
    if (damage === null) rows.push(values);
    if (rows.length >= mostRows) break;
  }
  const columns = header.map((name, index) => ({
    source: name.trim(),
    values: rows.flatMap((values) => (isStated(values[index]) ? [values[index]?.trim() ?? ''] : [])),
  }));
  return { shape: { table: 'csv' }, columns: columns.filter(({ source }) => source !== ''), rows: rows.length };
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
  const [entries, values] = longest;
  const rows = innerList(values);
  const items = rows === null ? values : values.flatMap((entry) => listOf(entry, rows));
  const around = rows === null ? [] : fieldsOf(values, (name) => (name === rows ? null : `$entry.${name}`));
  const shape = { table: 'json', entries, ...(rows !== null && { rows }) } as const;
  return { shape, columns: [...fieldsOf(items, (name) => name), ...around], rows: items.length };
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
  for (const entry of entries)
    for (const [name, value] of Object.entries(isRecord(entry) ? entry : {}))
      if (Array.isArray(value) && value.some(isRecord)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most !== undefined && most[1] * 2 > entries.length ? most[0] : null;
}

function fieldsOf(entries: readonly unknown[], nameOf: (name: string) => string | null): readonly SampledColumn[] {
  const found = new Map<string, unknown[]>();
  for (const entry of entries)
    for (const [name, value] of leavesOf(entry, '')) found.set(name, [...(found.get(name) ?? []), value]);
  return [...found].flatMap(([name, values]) => {
    const source = nameOf(name);
    return source === null ? [] : [{ source, values: values.map(String) }];
  });
}

/** Texts and numbers of an entry, and of the objects in it, by their path. */
function leavesOf(entry: unknown, before: string): readonly (readonly [name: string, value: string | number])[] {
  if (!isRecord(entry)) return [];
  return Object.entries(entry).flatMap(([name, value]) => {
    if (name.includes('.') || !isStated(value)) return [];
    if (typeof value === 'string' || typeof value === 'number') return [[`${before}${name}`, value] as const];
    return before === '' ? leavesOf(value, `${name}.`) : [];
  });
}
