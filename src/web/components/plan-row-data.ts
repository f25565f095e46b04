import type { Money } from '#domain/money.ts';
import type { DataKind, Generation, Known, PlanScope } from '#domain/plan.ts';

/** A price as a row shows it. */
export interface ShownPrice {
  /** In the display currency where it can be converted, else in the seller's. */
  readonly amount: Money;
  /** True when it is converted, so an estimate. */
  readonly isEstimate: boolean;
  /** The seller's list price behind an estimate; null: the amount is the seller's own. */
  readonly listed: Money | null;
}

/** One plan as a list shows it: facts and exact amounts, no formatted text. */
export interface PlanRowData {
  readonly id: number;
  readonly provider: { readonly slug: string; readonly name: string; readonly image: string | null };
  readonly name: string;
  readonly scope: PlanScope;
  /** Name of the region the seller names the plan after, in the page's language. */
  readonly regionName: string | null;
  readonly countryCount: number;
  readonly dataKind: DataKind;
  readonly dataMb: number | null;
  readonly dataWords: string | null;
  readonly reducedSpeedKbps: number | null;
  readonly speedLimitKbps: number | null;
  readonly fairUse: string | null;
  readonly validityDays: number | null;
  readonly generation: Generation | null;
  readonly tethering: Known;
  readonly topUp: Known;
  readonly phoneNumber: Known;
  readonly price: ShownPrice;
  /** The price of one gigabyte in the currency of `price`; null: the plan has no fixed amount of data. */
  readonly perGb: Money | null;
  readonly checkedAt: string;
  /** Where it is sold; null: no link is shown. */
  readonly url: string | null;
}

/** One page of a list of plans. */
export interface PlanListData {
  readonly rows: readonly PlanRowData[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Places of the first and last row in the whole list, from 1. */
  readonly from: number;
  readonly to: number;
  /** Plans on all pages. */
  readonly total: number;
  /** Days of the exchange rates behind the estimates, `YYYY-MM-DD`; null: no row is an estimate. */
  readonly rateDates: { readonly oldest: string; readonly newest: string } | null;
}
