import type { Arrival } from '#domain/site/arrival.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { BrowserError } from '#domain/site/browser-error.ts';
import type { Money } from '#domain/money/money.ts';
import type { ReportReason } from '#domain/price-watch/price-report.ts';

/** A visitor's report about a plan, without personal data. */
export interface PriceReport {
  readonly planId: number;
  readonly reason: ReportReason;
  /** The list price in the catalogue at that moment. */
  readonly price: Money;
  /** What the visitor saw at the seller; default, null: not said. */
  readonly seen?: Money | null;
}

/** A click to the seller of a plan. */
export interface OfferClick {
  readonly planId: number;
  /** Where the link stood, or the country of a plan that works in one; null: neither. */
  readonly destination: DestinationKey | null;
}

/** A page that a browser has shown. */
export interface PageView {
  /** Name of the page's definition, such as `home` or `destination`: one of some twenty. */
  readonly page: string;
  /** Null: not a page of a destination. */
  readonly destination: DestinationKey | null;
}

/** Visit counters and reports. No address, no cookie, nothing that distinguishes two visitors. */
export interface VisitorLog {
  /** Counts a click to the seller of a plan. */
  countClick(click: OfferClick, at: Date): Promise<void>;
  reportPrice(report: PriceReport, at: Date): Promise<void>;
  /** Counts an arrival from a campaign or another site. */
  countArrival(arrival: Arrival, at: Date): Promise<void>;
  /** Counts an error in a visitor's browser. */
  countBrowserError(error: BrowserError, at: Date): Promise<void>;
  /** Counts a page view in memory, until `storeViews`. */
  countView(view: PageView, at: Date): void;
  /** Stores the page views counted since. */
  storeViews(): Promise<void>;
  /** Counts a search that found nothing. @param query result of `readMissedSearch` */
  countMissedSearch(query: string, at: Date): Promise<void>;
}
