import type { CurrencyCode } from '#domain/kernel/codes.ts';
/** Clicks on offers. */
export interface OutgoingClickTable {
  plan_id: number;
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  /** Where the visitor was or the plan works; '': several places. */
  destination: string;
  count: number;
}

export interface PriceReportTable {
  /** UUID. */
  id: string;
  plan_id: number;
  reason: 'wrong-price' | 'not-available' | 'wrong-details';
  /** The stored list price at the time of the report. */
  price_currency: CurrencyCode;
  price_units: number;
  reported_at: string;
  status: 'open' | 'closed';
}

/** Daily arrivals by campaign or referring site; '': not stated. */
export interface ArrivalCountTable {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  source: string;
  medium: string;
  campaign: string;
  term: string;
  content: string;
  referrer_host: string;
  count: number;
}

/** Daily counts of browser errors. */
export interface BrowserErrorTable {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  status_code: number;
  message: string;
  /** File, line and column; '': unknown. */
  position: string;
  /** Page of the last occurrence. */
  path: string;
  count: number;
  last_at: string;
}

/** Daily page views by type of page. */
export interface PageViewTable {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  /** Name of the page's definition, such as `destination`. */
  page: string;
  /** Of pages of a destination; '': another page. */
  destination: string;
  count: number;
}

/** Daily searches that found nothing. */
export interface MissedSearchTable {
  /** Keyed code of the query; `(other)`: beyond the day's limit. */
  code: string;
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  /** In normalised spelling; '': not asked often enough to be kept in words. */
  query: string;
  count: number;
}
