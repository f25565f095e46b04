import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { DisplayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { LowPoint } from '#domain/price-watch/lowest-over-time.ts';
import type { PlanDetail } from '#domain/plan/plan-detail.ts';
import type { SellerBaskets } from '#domain/listing/provider-ranks.ts';
import type { PriceMoves } from '#domain/plan/price-moves.ts';
import type { ProviderRecord } from './provider-records.ts';
import type { PriceChange } from '#domain/plan/price-change.ts';
import type { PricePoint } from '#domain/plan/price-history.ts';
import type { ProviderProfile } from '#domain/plan/provider-profile.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { StoredJourneyPlan } from '#domain/journey/stored-journey-plan.ts';
import type { StoredListing } from '#domain/plan/stored-listing.ts';
import type { SmallestPrice } from '#domain/trip/from-price.ts';
import type { ComparedPlans } from './read-compared-plans.ts';
import type { BasketQuery, DestinationBasket } from './destination-baskets.ts';
import type { PlanPage, PlanPageQuery } from './find-plans.ts';
import type { PlanStart, ProviderPageStat } from './provider-pages.ts';
import type { Offer, SellerLinks } from './seller-links.ts';

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

/** Catalogue statistics of a destination; only destinations with an active plan have one. */
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
  /** The lowest list price of any active plan, however little it buys; null: nothing can be converted. */
  readonly smallest: SmallestPrice<DisplayPrice> | null;
  /** Lowest list price of a whole gigabyte among plans with a fixed amount of data; null: no such plan. */
  readonly perGb: DisplayPrice | null;
}

/** What pages and API answers read from the catalogue. */
export interface CatalogueReader {
  /** Increases with every change that readers see. */
  version(): Promise<number>;
  destinationStats(): Promise<readonly DestinationStat[]>;
  destinationFloors(query: {
    readonly destinations: readonly DestinationKey[];
    readonly currency: CurrencyCode;
    readonly rates: RateTable;
  }): Promise<readonly DestinationFloor[]>;
  /** What the basket costs at each destination, by which destinations are compared. */
  destinationBaskets(query: BasketQuery): Promise<readonly DestinationBasket[]>;
  /** Every active plan of a destination: the same object until the catalogue changes. Null: none. */
  plansAt(destination: DestinationKey): Promise<StoredListing | null>;
  /**
   * The active plans that work in exactly this country; null: those that work in several. Not cached; each has only
   * the seller's own price in `currency`.
   */
  journeyPlans(query: {
    readonly country: CountryCode | null;
    readonly currency: CurrencyCode;
  }): Promise<readonly StoredJourneyPlan[]>;
  /** Null: there is no such plan, or it is no longer offered. */
  planDetail(id: number, options: { readonly locale: Locale }): Promise<PlanDetail | null>;
  /** A few plans, unordered; those that are no longer offered separately. */
  comparedPlans(ids: readonly number[], options: { readonly locale: Locale }): Promise<ComparedPlans>;
  /**
   * Where the link to an offered plan leads. Null: no such plan, no longer offered, or its feed gives no address.
   * @param shownAt where the link stands; null: on no page of a destination
   */
  offer(id: number, shownAt: DestinationKey | null): Promise<Offer | null>;
  /** How links lead to sellers. */
  sellerLinks(): Promise<SellerLinks>;
  /** True: the operator hides the plan or its provider. */
  isHidden(planId: number): Promise<boolean>;
  /** List prices in the sellers' currencies, oldest first. Unknown ids are left out. */
  priceHistories(planIds: readonly number[]): Promise<ReadonlyMap<number, readonly PricePoint[]>>;
  /** Like `priceHistories`, for sellers' own prices in a further currency. */
  ownPriceHistories(query: {
    readonly planIds: readonly number[];
    readonly currency: CurrencyCode;
  }): Promise<ReadonlyMap<number, readonly PricePoint[]>>;
  /** Plans that were offered at a destination at some time since an instant and no longer are. Not cached. */
  withdrawnPlans(query: { readonly destination: DestinationKey; readonly since: Date }): Promise<StoredListing>;
  /** Offered plans with all their facts, page by page. */
  findPlans(query: PlanPageQuery): Promise<PlanPage>;
  /** History of the lowest list price at a destination, oldest first. Empty: there never was a plan. */
  destinationLows(destination: DestinationKey): Promise<readonly LowPoint[]>;
  /** The newest visible price change of each offered plan at a destination, newest first. */
  latestPriceChanges(query: {
    readonly destination: DestinationKey;
    readonly locale: Locale;
    readonly limit: number;
  }): Promise<readonly PriceChange[]>;
  /** Every provider with an active plan at every destination; in the same order for every catalogue. */
  providerPages(): Promise<readonly ProviderPageStat[]>;
  /** What the basket costs with each provider; the same object until the catalogue changes. */
  sellerBaskets(): Promise<SellerBaskets>;
  /** Every provider with an active plan: what is known of it. */
  providerRecords(): Promise<ReadonlyMap<ProviderSlug, ProviderRecord>>;
  /** How its list prices moved in the weeks before the end of a day, `YYYY-MM-DD` in UTC. */
  providerMoves(query: { readonly provider: ProviderSlug; readonly day: string }): Promise<PriceMoves>;
  /** When the plans of a provider at a destination start, most plans first. */
  planStarts(query: {
    readonly destination: DestinationKey;
    readonly provider: ProviderSlug;
  }): Promise<readonly PlanStart[]>;
  /** Providers with an active plan, by name; `hasReview`: only those with a published review. */
  providers(filter?: { readonly hasReview?: boolean }): Promise<readonly ProviderSummary[]>;
  provider(slug: ProviderSlug): Promise<ProviderSummary | null>;
  /** The provider that this one is merged into, as visitors see it; null: it is not merged. */
  mergedInto(slug: ProviderSlug): Promise<ProviderSlug | null>;
  /** What the operator has found out about a provider. */
  providerProfile(slug: ProviderSlug): Promise<ProviderProfile>;
  /** A logo that the operator has stored, as JPEG. Null: there is none with this hash. */
  providerLogo(slug: ProviderSlug, hash: string): Promise<Uint8Array | null>;
  /** Newest `checkedAt` of all active plans; null: the catalogue is empty. */
  lastCheckedAt(): Promise<string | null>;
  /** True while any provider of the demo catalogue is active: every page then says so. */
  showsExamples(): Promise<boolean>;
}
