import { z } from 'zod';
import { success } from '#domain/kernel/result.ts';
import { parseJson } from './parse-json.ts';
import type { ReadQuotes } from './rate-reader.ts';

/** The last second that a date can name. */
const lastSecond = 8_640_000_000_000;

const latestSchema = z.object({
  timestamp: z.number().int().min(0).max(lastSecond),
  base: z.string(),
  rates: z.record(z.string(), z.unknown()),
});

/** Open Exchange Rates, `latest.json` and `historical/….json`. */
export const readOpenExchangeRates: ReadQuotes = (text) => {
  const read = parseJson(text, latestSchema, 'an answer of Open Exchange Rates, {timestamp, base, rates}');
  if (!read.ok) return read;
  const { timestamp, base, rates } = read.value;
  const [date = ''] = new Date(timestamp * 1000).toISOString().split('T');
  return success([{ date, base, quotes: Object.entries(rates) }]);
};
