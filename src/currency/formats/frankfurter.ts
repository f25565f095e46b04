import { z } from 'zod';
import type { QuotedDay } from '#domain/money/rate-day.ts';
import { failure, success } from '#domain/kernel/result.ts';
import { parseJson } from './parse-json.ts';
import type { ReadQuotes } from './rate-reader.ts';

const latestSchema = z.object({
  amount: z.literal(1),
  base: z.string(),
  date: z.string(),
  rates: z.record(z.string(), z.unknown()),
});

/** Frankfurter, version 1: `/latest` and days by their date. Rates for an `amount` other than 1 are refused. */
export const readFrankfurterV1: ReadQuotes = (text) => {
  const read = parseJson(
    text,
    latestSchema,
    'an answer of Frankfurter 1 for an amount of 1, {amount, base, date, rates}',
  );
  if (!read.ok) return read;
  const { base, date, rates } = read.value;
  return success([{ base, date, quotes: Object.entries(rates) }]);
};

const rowsSchema = z.array(z.object({ date: z.string(), base: z.string(), quote: z.string(), rate: z.unknown() }));

/** Frankfurter, version 2: `/rates`, one row a currency and day. */
export const readFrankfurterV2: ReadQuotes = (text) => {
  const read = parseJson(text, rowsSchema, 'an answer of Frankfurter 2, [{date, base, quote, rate}]');
  if (!read.ok) return read;
  const rows = read.value;
  const [base] = new Set(rows.map((row) => row.base));
  if (base === undefined) return failure('it has no rate of any currency');
  if (rows.some((row) => row.base !== base)) return failure('it has rates for more than one base');
  const byDay = Map.groupBy(rows, ({ date }) => date);
  return success(
    [...byDay].map(([date, ofDay]): QuotedDay => ({
      date,
      base,
      quotes: ofDay.map(({ quote, rate }) => [quote, rate]),
    })),
  );
};
