import { z } from 'zod';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { QuotedDay } from '#domain/money/rate-day.ts';
import { parseJson } from './parse-json.ts';

/** What a JSON file calls its date, its base currency and its rates. */
export interface PlainNames {
  readonly date: string;
  readonly base: string;
  readonly rates: string;
}

export const plainNames: PlainNames = { date: 'date', base: 'base', rates: 'rates' };

/** Seconds since 1970, up to the last that a date can name. */
const secondsSchema = z.number().int().min(0).max(8_640_000_000_000);
const fileSchema = z.looseObject({ amount: z.literal(1).optional() });
const ratesSchema = z.record(z.string(), z.unknown());

/**
 * A JSON object with one day's rates, as those that ship with the site: `{date, base, rates: {EUR: 0.9}}`, or with names
 * of its own. The date is a day, or seconds since 1970; rates for an `amount` other than 1 are refused.
 */
export function readPlainRates(text: string, names: PlainNames = plainNames): Result<readonly QuotedDay[]> {
  const expected = `a file of rates for an amount of 1, {${names.date}, ${names.base}, ${names.rates}}`;
  const read = parseJson(text, fileSchema, expected);
  if (!read.ok) return read;
  const { [names.date]: date, [names.base]: base, [names.rates]: quotes } = read.value;
  const rates = ratesSchema.safeParse(quotes);
  const day = readDay(date);
  if (day === null || typeof base !== 'string' || !rates.success) return failure(`it is not ${expected}`);
  return success([{ date: day, base, quotes: Object.entries(rates.data) }]);
}

function readDay(date: unknown): string | null {
  if (typeof date === 'string') return date;
  const seconds = secondsSchema.safeParse(date);
  return seconds.success ? new Date(seconds.data * 1000).toISOString().slice(0, 10) : null;
}
