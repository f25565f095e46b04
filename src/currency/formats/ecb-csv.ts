import { parse } from 'csv-parse/sync';
import type { QuotedDay } from '#domain/money/rate-day.ts';
import { failure, success } from '#domain/kernel/result.ts';
import type { ReadQuotes } from './rate-reader.ts';

const columns = ['FREQ', 'CURRENCY', 'TIME_PERIOD', 'OBS_VALUE'] as const;

type Row = Readonly<Partial<Record<(typeof columns)[number] | 'CURRENCY_DENOM', string>>>;

/** The same rates as CSV, as the data service of the European Central Bank gives them (`format=csvdata`). */
export const readEcbCsv: ReadQuotes = (text) => {
  const rows = parseRows(text);
  if (rows === null) return failure('it is no CSV');
  const [first] = rows;
  const missing = columns.filter((column) => first?.[column] === undefined);
  if (missing.length > 0) return failure(`its header has no ${missing.join(', ')}`);
  if (rows.some(({ FREQ: frequency }) => frequency !== 'D')) return failure('it has rates that are not of single days');
  if (rows.some(({ CURRENCY_DENOM: base = 'EUR' }) => base !== 'EUR'))
    return failure('it has rates that are not for euros');
  const byDay = Map.groupBy(rows, ({ TIME_PERIOD: date = '' }) => date);
  return success([...byDay].map(([date, rowsOfDay]) => quotedDay(date, rowsOfDay)));
};

function quotedDay(date: string, rows: readonly Row[]): QuotedDay {
  // On the bank's holidays the service returns rows without a value.
  const valued = rows.filter(({ OBS_VALUE: value }) => value !== '' && value !== 'NaN');
  return { date, base: 'EUR', quotes: valued.map(({ CURRENCY: code = '', OBS_VALUE: value = '' }) => [code, value]) };
}

function parseRows(text: string): readonly Row[] | null {
  try {
    return parse<Row>(text, { bom: true, columns: true, skip_empty_lines: true, trim: true });
  } catch {
    return null;
  }
}
