import type { FeedFindings } from './feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { findCsvLayout } from '#feeds/read/csv-layout.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { readCsvRecords, type CsvRecord } from '#feeds/read/read-csv-records.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';

/** A row of a table after its header, or a line that is none. */
export interface CsvRow extends CsvRecord {
  /** Null: the row has as many values as the header has columns. */
  readonly damage: Skip | null;
  /** True for a row at the end of the file whose line does not end: its last value may be cut. */
  readonly isCut: boolean;
}

export interface CsvTable {
  readonly rows: AsyncIterable<CsvRow>;
  /** What is wrong with the table as a whole; complete when all rows are read. */
  readonly findings: () => FeedFindings;
}

/**
 * Reads the rows of a table and notes its damage. Lines that a stray quotation mark has run together are told apart
 * again and refused one by one, so that every line of the file is counted.
 */
export function readCsvTable(file: FeedFile, width: number): CsvTable {
  const damage = new TableDamage();
  return { rows: rowsOf(file, width, damage), findings: () => damage.findings() };
}

async function* rowsOf(file: FeedFile, width: number, damage: TableDamage): AsyncGenerator<CsvRow> {
  const { delimiter } = findCsvLayout(file);
  let isHeader = true;
  let lastLine = 0;
  let held: CsvRow | null = null;
  for await (const { line, values } of readCsvRecords(file)) {
    // Only a record of several lines can hide a row.
    const lines = line - lastLine > 1 ? 1 + lineBreaksIn(values) : 1;
    lastLine = line;
    if (isHeader) {
      isHeader = false;
      refuseStrayMark(values, file);
      if (lines === 1 || !hidesRows(values, { width: null, delimiter })) continue;
      damage.hide(line, lines - 1);
      yield* refusedLines(line, lines - 1, values);
      continue;
    }
    damage.see();
    if (held !== null) yield held;
    held = null;
    if (lines > 1 && (values.length !== width || hidesRows(values, { width, delimiter }))) {
      damage.hide(line, lines);
      yield* refusedLines(line, lines, values);
      continue;
    }
    if (values.length !== width) damage.misfit(line);
    const misfit = values.length === width ? null : skip('bad-columns', 'row', values.slice(0, 5).join(', '));
    held = { line, values, damage: misfit, isCut: false };
  }
  if (held !== null) yield { ...held, isCut: !file.isEnded };
}

/** A heading with a quotation mark is another one than it was: its column would not be read, without a word. */
function refuseStrayMark(header: readonly string[], file: FeedFile): void {
  const odd = header.find((name) => name.includes('"') && !/[\r\n]/.test(name));
  if (odd !== undefined)
    throw new FeedRefusal(
      `The heading ${JSON.stringify(odd.slice(0, 60))} of the file ${file.name} has a stray quotation mark; correct it and import again.`,
    );
}

function* refusedLines(line: number, lines: number, values: readonly string[]): Generator<CsvRow> {
  const damage = skip('run-together', 'row', values.join(', '));
  for (let back = lines - 1; back >= 0; back -= 1) yield { line: line - back, values, damage, isCut: false };
}

function lineBreaksIn(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + (value.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
}

interface LineShape {
  /** Columns of the table; null: those of the first line. */
  readonly width: number | null;
  readonly delimiter: string;
}

/**
 * True for a record whose lines are rows of their own, give or take a cell: two lines with as many separators as a row.
 * Of a text of several lines in a value, at most one line has so many.
 */
function hidesRows(values: readonly string[], { width, delimiter }: LineShape): boolean {
  const lines = values.join(delimiter).split(/\r\n|\n|\r/);
  const separators = lines.map((line) => line.split(delimiter).length - 1);
  const least = Math.max(1, (width === null ? (separators[0] ?? 0) : width - 1) - 1);
  return separators.filter((count) => count >= least).length > 1;
}

/** A table of which more rows than this do not fit has another header than its own. */
const misfitShare = 0.5;

class TableDamage {
  #rows = 0;
  #misfits = 0;
  #hidden = 0;
  #firstLine = 0;

  see(): void {
    this.#rows += 1;
  }

  misfit(line: number): void {
    this.#misfits += 1;
    this.#firstLine ||= line;
  }

  hide(line: number, lines: number): void {
    this.#hidden += lines;
    this.#firstLine ||= line - lines + 1;
  }

  findings(): FeedFindings {
    if (this.#misfits + this.#hidden === 0) return { damage: null };
    const words = [
      ...(this.#hidden === 0 ? [] : [`${this.#hidden} lines are run together by a quotation mark`]),
      ...(this.#misfits === 0 ? [] : [`${this.#misfits} rows have more or fewer values than the header has columns`]),
    ].join(' and ');
    const isHeld = this.#hidden > 0 || this.#misfits > this.#rows * misfitShare;
    return { damage: { words: `${words}, the first near line ${this.#firstLine}`, isHeld } };
  }
}
