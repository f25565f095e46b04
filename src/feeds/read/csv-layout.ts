import type { FeedFile } from './feed-file.ts';

/** Where a CSV file has its header, and what separates its values. */
export interface CsvLayout {
  readonly delimiter: string;
  /** From 1; lines above it are titles, groups of columns, or `sep=;` of a spreadsheet. */
  readonly headerLine: number;
}

const delimiters = [',', ';', '\t', '|'] as const;
const mostLinesAbove = 30;

/** The most frequent separator of a line; a comma if there is none. */
function delimiterIn(line: string): string {
  const count = (sign: string): number => line.split(sign).length - 1;
  return delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

/** Finds the header: the first line that can be one, unless the operator states it; the first line if none can. */
export function findCsvLayout({ head, headerLine }: Pick<FeedFile, 'head' | 'headerLine'>): CsvLayout {
  const lines = head.split(/\r\n|\n|\r/, mostLinesAbove + 1);
  const separator = /^"?sep=([,;\t|])"?[,;\t|]*$/i.exec(lines[0] ?? '')?.[1];
  const first = separator === undefined ? 0 : 1;
  const layoutAt = (index: number): CsvLayout => ({
    delimiter: separator ?? delimiterIn(lines[index] ?? ''),
    headerLine: index + 1,
  });
  if (headerLine !== undefined) return layoutAt(headerLine - 1);
  // A heading of several lines is quoted.
  if ((lines[first] ?? '').split('"').length % 2 === 0) return layoutAt(first);
  const found = lines.findIndex((_, index) => index >= first && canBeHeader(lines, layoutAt(index)));
  return layoutAt(found < 0 ? first : found);
}

/** A title has fewer values or another separator than the lines below it; a row of groups has gaps. */
function canBeHeader(lines: readonly string[], { delimiter, headerLine }: CsvLayout): boolean {
  const line = lines[headerLine - 1] ?? '';
  const cells = line.split(delimiter);
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length < 3 || filled.some(isNumber)) return false;
  const below = lines.slice(headerLine, headerLine + 3);
  if (below.some((each) => each !== '') && !below.some((each) => each.includes(delimiter))) return false;
  return filled.length === cells.length || !isHeaderBelow((below[0] ?? '').split(delimiter), cells.length);
}

/** Headings below a row with gaps: a word in every cell. */
function isHeaderBelow(cells: readonly string[], width: number): boolean {
  return cells.length === width && cells.every((cell) => /\p{L}/u.test(cell) && !/^\s*\W?\d|:\/\//.test(cell));
}

function isNumber(cell: string): boolean {
  return /^\s*"?\d[\d.,]*"?\s*$/.test(cell);
}
