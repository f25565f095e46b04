/** The rates that pages are priced with: the last good one of each currency. */
export interface ExchangeRateTable {
  currency: string;
  /** How much of the currency one US dollar buys, times 10^8. */
  per_usd_e8: number;
  /** `YYYY-MM-DD`. */
  date: string;
  source: string;
}

/** What was known of each day. */
export interface ExchangeRateDayTable {
  currency: string;
  /** `YYYY-MM-DD`. */
  day: string;
  per_usd_e8: number;
  source: string;
}

/** What became of a source when it was last asked. */
export interface RateSourceTable {
  /** Format and place, without what may be a key. */
  name: string;
  /** Of the whole place: validators are good for nothing else. */
  location_hash: string;
  etag: string | null;
  last_modified: string | null;
  checked_at: string;
  /** Newest day that it has given; null: none yet. */
  rates_date: string | null;
  /** One sentence; null: all is well. */
  problem: string | null;
  /** Currencies whose rate was held back, separated by spaces. */
  held: string;
}
