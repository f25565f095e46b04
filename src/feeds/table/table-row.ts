import type { Skip } from '#feeds/read/skip-reason.ts';
import type { Source } from '#feeds/row/mapping-values.ts';

/** One offer of a table, before it is mapped. */
export interface TableRow {
  /** Cells of a CSV file, by column. */
  readonly values: readonly string[];
  /** Where the fields of a JSON file lie. */
  readonly scope: JsonScope | null;
  /** Named groups of headings and words, `@days` without its sign. */
  readonly groups: Readonly<Record<string, string>>;
  /** The heading that a group was found in, for the report. */
  readonly headings: Readonly<Record<string, string>>;
}

export interface JsonScope {
  /** Values beside the entries. */
  readonly file: unknown;
  readonly entry: unknown;
  readonly item: unknown;
  readonly variant: string;
}

/** The groups of a row whose texts are not taken apart. */
export const noGroups: TableRow['groups'] = {};

/** A row, or why it is none. */
export type ReadRow = { readonly row: TableRow } | { readonly skip: Skip };

/** Reads one source of a row; undefined where nothing is stated: null and empty texts state nothing. */
export interface SourceReader {
  read(row: TableRow): unknown;
  /** The column or field for the report. */
  field(row: TableRow): string;
  /** False: the table has no such column. */
  readonly isThere: boolean;
  /** The currency in the name of a column `price_{currency}`; null: it names none. */
  readonly currency: string | null;
}

export interface SourceFinder {
  find(source: Source): SourceReader;
}

export function namesOf(source: Source): readonly string[] {
  return typeof source === 'string' ? [source] : source;
}

export function isStated(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
}

/** A reader of a named group, `@days`. */
export function groupReader(name: string): SourceReader {
  const group = name.slice(1);
  return {
    read: ({ groups }) => (isStated(groups[group]) ? groups[group] : undefined),
    field: ({ headings }) => headings[group] ?? group,
    isThere: true,
    currency: null,
  };
}

/** The first of several readers that has a value. */
export function firstOf(readers: readonly [SourceReader, ...SourceReader[]]): SourceReader {
  const [first, ...others] = readers;
  if (others.length === 0) return first;
  const stating = (row: TableRow): SourceReader => readers.find((reader) => isStated(reader.read(row))) ?? first;
  return {
    read: (row) => stating(row).read(row),
    field: (row) => stating(row).field(row),
    isThere: readers.some((reader) => reader.isThere),
    currency: first.currency,
  };
}
