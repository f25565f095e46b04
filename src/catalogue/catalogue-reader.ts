import type { DestinationKey } from '#domain/destination-key.ts';
import type { RateTable } from '#domain/exchange-rates.ts';
import type { Locale } from '#domain/locale.ts';
import type { CurrencyCode, Money } from '#domain/money.ts';
import type { PlanDetail } from '#domain/plan-detail.ts';
import type { PricePoint } from '#domain/price-history.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';
import type { StoredListing } from '#domain/stored-listing.ts';
import type { PlanStart, ProviderPageStat } from './provider-pages.ts';

/** A provider as lists and pickers show it. */
export interface ProviderSummary {
  /** Public id, the specification's `_id`: stable, opaque. */
  readonly publicId: string;
  readonly slug: ProviderSlug;
  readonly name: string;
  /** Base path of the picture without `.jpg`; null: none, the first letter is shown. */
  readonly image: string | null;
  readonly url: string | null;
  readonly example: boolean;
  /** Active plans, each once, however many destinations it covers. */
  readonly planCount: number;
}

/** How much the catalogue holds for a destination; only destinations with an active plan have one. */
export interface DestinationStat {
  readonly destination: DestinationKey;
  readonly providerCount: number;
  readonly planCount: number;
  /** ISO 8601 in UTC: when any of its prices was last seen. */
  readonly checkedAt: string;
  /** ISO 8601 in UTC: when a fact of an offered plan last changed; what a sitemap calls `lastmod`. */
  readonly changedAt: string;
}

/** The lowest amounts at a destination in one display currency, by the same rule as the page's own list. */
export interface DestinationFloor {
  readonly destination: DestinationKey;
  /** Lowest list price of any active plan; null: nothing can be converted. */
  readonly price: Money | null;
  /** False where a seller itself asks `price`; true where it was converted. */
  readonly isEstimate: boolean;
  /** Lowest list price of a whole gigabyte among plans with a fixed amount of data; null: no such plan. */
  readonly perGb: Money | null;
}

/** What pages and API answers read from the catalogue. */
export interface CatalogueReader {
  /** Rises with every change of what readers see. */
  version(): Promise<number>;
  destinationStats(): Promise<readonly DestinationStat[]>;
  destinationFloors(query: {
    readonly destinations: readonly DestinationKey[];
    readonly currency: CurrencyCode;
    readonly rates: RateTable;
  }): Promise<readonly DestinationFloor[]>;
  /** Every active plan of a destination: the same object until the catalogue changes. Null: there is none. */
  plansAt(destination: DestinationKey): Promise<StoredListing | null>;
  /** Null: there is no such plan, or it is no longer offered. */
  planDetail(id: number, options: { readonly locale: Locale }): Promise<PlanDetail | null>;
  /** Where an offered plan is sold: an https address. Null: no such plan, no longer offered, or its feed gives none. */
  offerAddress(id: number): Promise<string | null>;
  /** List prices in the sellers' currencies, oldest first. Ids that are not known are left out. */
  priceHistories(planIds: readonly number[]): Promise<ReadonlyMap<number, readonly PricePoint[]>>;
  /** Every provider with an active plan at every destination; the same order in every catalogue. */
  providerPages(): Promise<readonly ProviderPageStat[]>;
  /** When the plans of a provider at a destination begin to run, most plans first. */
  planStarts(query: {
    readonly destination: DestinationKey;
    readonly provider: ProviderSlug;
  }): Promise<readonly PlanStart[]>;
  /** Providers with an active plan, by name; `hasReview`: only those with a published review. */
  providers(filter?: { readonly hasReview?: boolean }): Promise<readonly ProviderSummary[]>;
  provider(slug: ProviderSlug): Promise<ProviderSummary | null>;
  /** Newest `checkedAt` of all active plans; null: the catalogue is empty. */
  lastCheckedAt(): Promise<string | null>;
  /** True while any provider of the demo catalogue is active: every page then says so. */
  showsExamples(): Promise<boolean>;
}
