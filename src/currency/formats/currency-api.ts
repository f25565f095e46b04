import { z } from 'zod';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { QuotedDay } from '#domain/money/rate-day.ts';
import { parseJson } from './parse-json.ts';

const fileSchema = z.looseObject({ date: z.string() });
const ratesSchema = z.record(z.string(), z.unknown());

/** The files of the currency API by fawazahmed0: `{date, usd: {eur: 0.9}}`, where the second name is the base. */
export function readCurrencyApi(text: string): Result<readonly QuotedDay[]> {
  const expected = 'a file of the currency API, {date, usd: {…}}';
  const read = parseJson(text, fileSchema, expected);
  if (!read.ok) return read;
  const { date, ...bases } = read.value;
  const [[base, quotes] = [], ...others] = Object.entries(bases);
  const rates = ratesSchema.safeParse(quotes);
  if (base === undefined || others.length > 0 || !rates.success) return failure(`it is not ${expected}`);
  return success([{ date, base, quotes: Object.entries(rates.data) }]);
}
