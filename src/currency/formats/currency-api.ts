import { z } from 'zod';
import { failure, success } from '#domain/kernel/result.ts';
import { parseJson } from './parse-json.ts';
import type { ReadQuotes } from './rate-reader.ts';

const fileSchema = z.looseObject({ date: z.string() });
const ratesSchema = z.record(z.string(), z.unknown());

/** The files of the currency API by fawazahmed0: `{date, usd: {eur: 0.9}}`, where the second name is the base. */
export const readCurrencyApi: ReadQuotes = (text) => {
  const expected = 'a file of the currency API, {date, usd: {…}}';
  const read = parseJson(text, fileSchema, expected);
  if (!read.ok) return read;
  const { date, ...bases } = read.value;
  const [[base, quotes] = [], ...others] = Object.entries(bases);
  const rates = ratesSchema.safeParse(quotes);
  if (base === undefined || others.length > 0 || !rates.success) return failure(`it is not ${expected}`);
  return success([{ date, base, quotes: Object.entries(rates.data) }]);
};
