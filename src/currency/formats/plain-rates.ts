import { z } from 'zod';
import { success } from '#domain/kernel/result.ts';
import { parseJson } from './parse-json.ts';
import type { ReadQuotes } from './rate-reader.ts';

const fileSchema = z.object({ base: z.string(), date: z.string(), rates: z.record(z.string(), z.unknown()) });

/** The format of the rates that ship with the site; operators may use it for their own. */
export const readPlainRates: ReadQuotes = (text) => {
  const read = parseJson(text, fileSchema, 'a file of plain rates, {base, date, rates}');
  if (!read.ok) return read;
  const { base, date, rates } = read.value;
  return success([{ base, date, quotes: Object.entries(rates) }]);
};
