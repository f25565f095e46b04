import type { Arrival } from '#domain/site/arrival.ts';
import type { BrowserError } from '#domain/site/browser-error.ts';
import type { Money } from '#domain/money/money.ts';
import type { ReportReason } from '#domain/price-watch/price-report.ts';

/** What a visitor says is wrong about a plan. Nothing in it tells who said so. */
export interface PriceReport {
  readonly planId: number;
  readonly reason: ReportReason;
  /** The list price that the catalogue held at that moment. */
  readonly price: Money;
}

/** What is kept of visits: numbers and reports. No address, no cookie, nothing that tells two visitors apart. */
export interface VisitorLog {
  /** Counts one way out to the seller of a plan. */
  countClick(planId: number, at: Date): Promise<void>;
  reportPrice(report: PriceReport, at: Date): Promise<void>;
  /** Counts one visitor who came by a campaign or from another site. */
  countArrival(arrival: Arrival, at: Date): Promise<void>;
  /** Counts one error in a visitor's browser. */
  countBrowserError(error: BrowserError, at: Date): Promise<void>;
}
