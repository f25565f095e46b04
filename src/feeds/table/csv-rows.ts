import { readCsvTable, type CsvRow } from '#feeds/row/csv-table.ts';
import type { FeedFindings } from '#feeds/row/feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { lastValueCheck } from '#feeds/row/last-value-check.ts';
import { isStated, noGroups, type ReadRow } from './table-row.ts';
import { shiftedRow, type WideColumn } from './wide-columns.ts';
import type { CsvSources } from './csv-source.ts';

export interface NumberedRow {
  readonly number: number;
  readonly read: ReadRow;
}

export interface CsvRows {
  readonly rows: AsyncIterable<NumberedRow>;
  readonly findings: () => FeedFindings;
}

/** Streams the rows of a table, of a wide one a row for each price; a row that does not fit is as many refusals. */
export function readCsvRows(file: FeedFile, layout: CsvLayout): CsvRows {
  const table = readCsvTable(file, layout.header.length);
  const unread = new UnreadColumns(layout);
  return {
    rows: rowsOf(table.rows, layout, unread),
    findings: () => ({ ...table.findings(), unreadColumns: unread.counts() }),
  };
}

async function* rowsOf(
  records: AsyncIterable<CsvRow>,
  layout: CsvLayout,
  unread: UnreadColumns,
): AsyncGenerator<NumberedRow> {
  const { wide } = layout;
  const check = lastValueCheck(lastColumnOf(layout));
  for await (const record of records) {
    const { line, values } = record;
    const refused = record.damage ?? check(record) ?? shiftedRow(values, wide);
    if (refused === null) unread.see(values);
    if (wide.length === 0) {
      yield { number: line, read: refused === null ? { row: plainRow(values) } : { skip: refused } };
      continue;
    }
    for (const column of wide)
      yield { number: line, read: refused === null ? { row: wideRow(values, column) } : { skip: refused } };
  }
}

function lastColumnOf({ header, sources, wide }: CsvLayout) {
  const last = header.length - 1;
  const isRead = sources.isUsed(last) || wide.some(({ priceIndex, id }) => priceIndex === last || id?.index === last);
  return { heading: header[last] ?? '', isRead };
}

function plainRow(values: readonly string[]) {
  return { values, scope: null, groups: noGroups, headings: noGroups };
}

function wideRow(values: readonly string[], { priceIndex, heading, id, groups }: WideColumn) {
  const named = Object.fromEntries(Object.keys(groups).map((name) => [name, heading]));
  const stated = { ...groups, price: values[priceIndex] ?? '' };
  const headings = { ...named, price: heading };
  return {
    values,
    scope: null,
    groups: id === null ? stated : { ...stated, id: values[id.index] ?? '' },
    headings: id === null ? headings : { ...headings, id: id.heading },
  };
}

/** Counts the values of columns that nothing is read from, so that none is left out unnoticed. */
class UnreadColumns {
  readonly #columns: readonly { readonly index: number; readonly name: string }[];
  readonly #counts = new Map<string, number>();

  constructor({ header, sources }: CsvLayout) {
    this.#columns = sources.unused().map((index) => ({
      index,
      name: header[index]?.trim() || `column ${index + 1}`,
    }));
  }

  see(values: readonly string[]): void {
    for (const { index, name } of this.#columns)
      if (isStated(values[index])) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }
}

/** A table whose columns are understood. */
interface CsvLayout {
  readonly header: readonly string[];
  readonly sources: CsvSources;
  /** Empty: a row is one plan. */
  readonly wide: readonly WideColumn[];
}
