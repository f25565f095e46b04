import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** One currency's rate: how much of it one US dollar buys, times 10^8, as a whole number. */
export interface ExchangeRate {
  readonly perUsdE8: number;
  /** Day the source published the rate, `YYYY-MM-DD`. */
  readonly date: string;
}

/** The rates for pricing a page. A currency without a rate cannot be converted. */
export type RateTable = Readonly<Record<CurrencyCode, ExchangeRate>>;

/** The days that rates are from, `YYYY-MM-DD`. */
export interface RateDays {
  readonly oldest: string;
  readonly newest: string;
}

/** Null: no amount is converted. */
export function rateDays(dates: Iterable<string | null>): RateDays | null {
  const [oldest, ...later] = [...new Set(dates)].filter((date) => date !== null).sort();
  return oldest === undefined ? null : { oldest, newest: later.at(-1) ?? oldest };
}

/** Without any rate, only prices in the sellers' own currencies can be shown. */
export const noRates: RateTable = {};
