import type { OpenedFeed, RawRow } from '#feeds/feed-adapter.ts';
import type { FeedFile } from '#feeds/feed-file.ts';
import { FeedRefusal } from '#feeds/feed-refusal.ts';
import { normaliseColumn, readCsvHeader, readCsvRecords } from '#feeds/read-csv-records.ts';
import { beginsLikeJson } from '#feeds/read-json-parts.ts';
import type { RateCell } from './wire-schema.ts';

export const expected =
  'a rate sheet: CSV with Country, ISOCode, columns such as "1GB/7days (USD)" and a "… Ref" column of bundle names for each of them';

/** `1GB/7days (USD)`, `UL/1day (USD)`. */
const pricePattern = /^\s*(UL|\d+(?:\.\d+)?\s*[MG]B)\s*\/\s*(\d+)\s*days?\s*\(([A-Z]{3})\)\s*$/i;
const referencePattern = /\bref\s*$/i;

/** A price column with its name column. */
interface RateColumn {
  readonly priceIndex: number;
  readonly referenceIndex: number;
  readonly heading: string;
  readonly referenceHeading: string;
  readonly size: string;
  readonly days: string;
  readonly currency: string;
}

/** One row per price cell. Each sheet holds one kind of bundle, so none of them is complete. */
export async function readRateSheet(file: FeedFile): Promise<OpenedFeed<RawRow<RateCell>>> {
  const header = beginsLikeJson(file) ? [] : ((await readCsvHeader(file)) ?? []);
  if (!isRateSheet(header)) throw new FeedRefusal(`The file ${file.name} is no rate sheet: expected ${expected}.`);
  return { complete: false, rows: readRateCells(file, header) };
}

export function isRateSheet(header: readonly string[]): boolean {
  const columns = header.map(normaliseColumn);
  return columns.includes('country') && columns.includes('isocode') && header.some((name) => pricePattern.test(name));
}

/** The n-th column of names belongs to the n-th column of prices. */
function findColumns(file: FeedFile, header: readonly string[]): RateColumn[] {
  const indexes = [...header.keys()];
  const prices = indexes.filter((index) => pricePattern.test(header[index] ?? ''));
  const references = indexes.filter((index) => referencePattern.test(header[index] ?? ''));
  if (prices.length !== references.length) {
    throw new FeedRefusal(
      `The rate sheet ${file.name} has ${prices.length} columns of prices and ${references.length} of bundle names ("… Ref"); ` +
        'expected one for each, in the same order.',
    );
  }
  return prices.map((priceIndex, place) => {
    const heading = header[priceIndex] ?? '';
    const referenceIndex = references[place] ?? -1;
    const [, size = '', days = '', currency = ''] = pricePattern.exec(heading) ?? [];
    return {
      priceIndex,
      referenceIndex,
      heading,
      referenceHeading: header[referenceIndex] ?? '',
      size,
      days,
      currency,
    };
  });
}

/** Streams the price cells row by row, including those without a price. */
export async function* readRateCells(file: FeedFile, header: readonly string[]): AsyncGenerator<RawRow<RateCell>> {
  const columns = findColumns(file, header);
  const names = header.map(normaliseColumn);
  const placeIndex = names.indexOf('country');
  const codesIndex = names.indexOf('isocode');
  let isHeader = true;
  for await (const { line, values } of readCsvRecords(file)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const at = (index: number): string => values[index]?.trim() ?? '';
    for (const { priceIndex, referenceIndex, ...column } of columns) {
      const cell = { ...column, place: at(placeIndex), codes: at(codesIndex) };
      yield {
        number: line,
        wire: { ...cell, price: at(priceIndex), reference: at(referenceIndex) },
      };
    }
  }
}
