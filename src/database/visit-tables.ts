import type { CurrencyCode } from '#domain/kernel/codes.ts';

export type CountKind = 'arrival' | 'click' | 'error' | 'search' | 'view';

/** Anonymous daily counts of visits; `countVisit` in `src/visitors` says what each kind has in its columns. */
export interface DailyCountTable {
  kind: CountKind;
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  /** What is counted; several fields are joined by `joinFields`. */
  key: string;
  /** Key of a destination; '': none, or several. */
  destination: string;
  /** What is shown of it and does not tell rows apart; '': nothing. */
  detail: string;
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
  /** What the visitor saw at the seller; null: not said. */
  seen_currency: CurrencyCode | null;
  seen_units: number | null;
}
