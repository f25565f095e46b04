import { usDollar } from '#domain/kernel/codes.ts';
import { findCurrency } from './currencies.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** A source's quotes of one day, as published. */
export interface QuotedDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Currency that the quotes are for one unit of. */
  readonly base: string;
  /** Pairs of a code in any case and how much of it one unit of the base buys. */
  readonly quotes: readonly (readonly [code: string, rate: unknown])[];
}

/** Converted to one US dollar. */
export interface RateDay {
  readonly date: string;
  /** `perUsdE8` of `ExchangeRate` by currency. */
  readonly rates: ReadonlyMap<CurrencyCode, number>;
}

/** Decimals that a quote is read with. The weakest currency per unit of the strongest needs seven before its first digit. */
const decimals = 20;
const one = 10n ** BigInt(decimals);
const rateScale = 100_000_000n;

/**
 * The day's rates for one US dollar, each rounded once, half up, to its eighth decimal. Codes that are no currency of
 * the site (gold, crypto, withdrawn ones) are left out. One invalid rate of a known currency rejects the whole day.
 * The failure does not name the source.
 */
export function rateDay({ date, base, quotes }: QuotedDay): Result<RateDay> {
  if (!isDay(date)) return failure(`its date "${date.slice(0, 40)}" is not a date`);
  const perBase = new Map<CurrencyCode, bigint>();
  for (const [text, quote] of quotes) {
    const code = findCurrency(text.toUpperCase())?.code;
    if (code === undefined) continue;
    const rate = readQuote(quote);
    if (rate === null) return failure(`its rate of ${code} is ${describeQuote(quote)}, not a number above zero`);
    if (perBase.has(code)) return failure(`it names ${code} twice for ${date}`);
    perBase.set(code, rate);
  }
  const own = findCurrency(base.toUpperCase())?.code;
  if (own === undefined) return failure(`its base "${base.slice(0, 40)}" is not a currency`);
  if ((perBase.get(own) ?? one) !== one) return failure(`its rate of ${own}, its own base, is not 1`);
  return perDollar(date, perBase.set(own, one));
}

function perDollar(date: string, perBase: ReadonlyMap<CurrencyCode, bigint>): Result<RateDay> {
  const dollar = perBase.get(usDollar);
  if (dollar === undefined) return failure('it has no rate of USD, which all others are based on');
  if (perBase.size < 2) return failure('it has no rate of any currency');
  const rates = new Map<CurrencyCode, number>();
  for (const [code, rate] of perBase) {
    const scaled = (rate * rateScale * 2n + dollar) / (dollar * 2n);
    if (scaled === 0n || scaled > BigInt(Number.MAX_SAFE_INTEGER))
      return failure(`its rate of ${code} is out of range`);
    rates.set(code, Number(scaled));
  }
  return success({ date, rates });
}

const decimalPattern = /^(\d{1,15})(?:\.(\d{1,40}))?$/;

/** In 10^-20; null: not a plain number above zero. */
function readQuote(quote: unknown): bigint | null {
  if (typeof quote !== 'string' && typeof quote !== 'number') return null;
  const text = typeof quote === 'number' && quote < 1e-6 ? quote.toFixed(decimals) : String(quote).trim();
  const [, whole, fraction = ''] = decimalPattern.exec(text) ?? [];
  if (whole === undefined) return null;
  const read = BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
  return read > 0n ? read : null;
}

function describeQuote(quote: unknown): string {
  return typeof quote === 'string' ? `"${quote.slice(0, 40)}"` : String(quote).slice(0, 40);
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whole days from one `YYYY-MM-DD` to another; negative when the second is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
