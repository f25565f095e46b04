import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { findCsvLayout } from './csv-layout.ts';
import type { FeedFile } from './feed-file.ts';
import { FeedRefusal } from './feed-refusal.ts';

/** One record of a CSV file after its header. */
export interface CsvRecord {
  /** Line where it ends, from 1. */
  readonly line: number;
  readonly values: readonly string[];
}

/** Longer rows are no rows of a feed. */
const maxRecordSize = 1_000_000;

/**
 * The header as in the file; null when its line is not a row of CSV. Throws a `FeedRefusal` where two columns have one
 * name: nothing tells which of them is meant.
 */
export async function readCsvHeader(file: FeedFile): Promise<readonly string[] | null> {
  const header = await readFirstRecord(file);
  if (header !== null) refuseSameNames(header, file);
  return header;
}

/** The same, whatever its columns are called. */
export async function readFirstRecord(file: FeedFile): Promise<readonly string[] | null> {
  try {
    for await (const { values } of readCsvRecords(file)) return values;
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
  }
  return null;
}

function refuseSameNames(header: readonly string[], { name }: FeedFile): void {
  const keys = header.map(columnKey);
  const second = keys.findIndex((key, index) => key !== '' && keys.indexOf(key) < index);
  if (second < 0) return;
  const first = keys.indexOf(keys[second] ?? '');
  const shown = JSON.stringify(header[second]?.trim().slice(0, 60));
  throw new FeedRefusal(
    `Columns ${first + 1} and ${second + 1} of the file ${name} are both called ${shown}; rename or remove one of them and import again.`,
  );
}

/** Equal for names that are read as one; signs such as € tell columns apart. */
function columnKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_()[\].:/-]+/g, ' ')
    .trim();
}

/**
 * Streams the records from the header on; accepts a byte order mark and any line ending. Empty lines are not
 * records. A record may have any number of values; an unclosed quotation mark is refused, since it hides all that
 * follows.
 */
export async function* readCsvRecords(file: FeedFile): AsyncGenerator<CsvRecord> {
  const { delimiter, headerLine } = findCsvLayout(file);
  const parser = parse({
    bom: true,
    delimiter,
    from_line: headerLine,
    relax_column_count: true,
    relax_quotes: true,
    // A file that was put together from several may end its lines in several ways.
    record_delimiter: ['\r\n', '\n', '\r'],
    skip_empty_lines: true,
    info: true,
    max_record_size: maxRecordSize,
  });
  // The stream's errors reach the loop below; the callback only keeps them from being thrown a second time.
  pipeline(file.stream(), parser, () => {});
  try {
    const records: AsyncIterable<{ record: string[]; info: { lines: number } }> = parser;
    for await (const { record, info } of records) {
      yield { line: info.lines, values: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? new FeedRefusal(describeCsvError(error, file.name)) : error;
  }
}

function describeCsvError(error: CsvError, name: string): string {
  const line = 'lines' in error ? ` near line ${String(error['lines'])}` : '';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return `The file ${name} has a quotation mark that is opened${line} and never closed; close it and import again.`;
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return `The file ${name} has a row of more than ${maxRecordSize.toLocaleString('en')} characters${line}, too many for a feed; look there for a stray quotation mark.`;
  }
  return `The file ${name} is not a CSV file that can be read: ${error.code}${line}.`;
}

/** Normalises column names for comparison: `Price USD` and `price_usd` are one. */
export function normaliseColumn(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
