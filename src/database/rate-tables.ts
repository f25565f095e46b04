import type { CurrencyCode } from '#domain/kernel/codes.ts';
/** The current rates: the last valid one of each currency. */
export interface ExchangeRateTable {
  currency: CurrencyCode;
  /** How much of the currency one US dollar buys, times 10^8. */
  per_usd_e8: number;
  /** `YYYY-MM-DD`. */
  date: string;
  source: string;
}

/** Rates by day. */
export interface ExchangeRateDayTable {
  currency: CurrencyCode;
  /** `YYYY-MM-DD`. */
  day: string;
  per_usd_e8: number;
  source: string;
}

/** State of a source after its last update. */
export interface RateSourceTable {
  /** Format and place, without what may be a key. */
  name: string;
  /** Hash of the whole place: stored validators apply to it alone. */
  location_hash: string;
  etag: string | null;
  last_modified: string | null;
  checked_at: string;
  /** Newest day received; null: none yet. */
  rates_date: string | null;
  /** One sentence; null: all is well. */
  problem: string | null;
  /** Currencies whose rate was held back, separated by spaces. */
  held: string;
}
