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
