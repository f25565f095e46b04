import type { FacetName, ListQuery } from './list-query.ts';
import type { ListedCoverage, ListedOperator, ListedPlan, ListedProvider } from '#domain/plan/listed-plan.ts';
import type { Money, ShownMoney } from '#domain/money/money.ts';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { FromPrice } from '#domain/trip/from-price.ts';
import type { TripCost } from '#domain/trip/trip-cost.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** Amounts of a row as they are shown: rounded once, after all arithmetic. Null: cannot be converted, or does not apply. */
export interface RowPrices {
  /** List price of one plan. */
  readonly price: Money | null;
  /** One plan alone with its promo; null: no promo applies or is seen in the price, or it is switched off. */
  readonly promoPrice: Money | null;
  readonly cost: Money | null;
  /** The trip at list prices, where a promo visibly lowers `cost`; else null. */
  readonly costWithoutPromo: Money | null;
  /** Of one plan at `promoPrice`, else at `price`; null for unlimited and pay as you go. */
  readonly perGb: ShownMoney | null;
  readonly perDay: ShownMoney | null;
  /** The seller's own list price behind an estimate; null: `price` is the seller's own. */
  readonly sellerPrice: Money | null;
}

/** One plan with what it means for this trip. */
export interface ListRow {
  readonly plan: ListedPlan;
  readonly trip: TripCost;
  readonly prices: RowPrices;
  /** Place in the whole list, from 1; 0: shown beside the list, or behind its provider's best plan. */
  readonly place: number;
}

export interface FacetOption {
  readonly value: string;
  /** For providers: the name. Null: the value is worded by the page. */
  readonly label: string | null;
  /** Plans that would be listed with this value chosen and all other facets as they are. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** One plan that serves the trip alone, and what it costs beyond the cheapest answer, as shown. */
export interface SinglePlan {
  readonly row: ListRow;
  readonly extra: ShownMoney;
}

/** The answers. A plan that wins two of them is named once, as the first. */
export interface Picks {
  /** The first row in trip order, where it serves the trip. */
  readonly cheapest: ListRow | null;
  /** Where `cheapest` takes several plans: a single one that costs a little more. */
  readonly single: SinglePlan | null;
  /** The cheapest single plan that leaves nothing open. */
  readonly fewestWorries: ListRow | null;
  readonly bestValue: ListRow | null;
  /** Only when nothing fits: the nearest smaller or shorter plan. */
  readonly nearest: ListRow | null;
}

/** The listed plans of a provider behind its best one. */
export interface FurtherPlans {
  readonly count: number;
  /** In the chosen order, at most `furtherShown`; empty: not opened. */
  readonly rows: readonly ListRow[];
}

/** How many the rows of a list are of each kind that does not surely serve the trip, on all pages. */
export interface DoubtfulRows {
  readonly unknown: number;
  readonly partial: number;
  readonly short: number;
}

export interface PriceTable {
  /** Gigabytes: a column holds plans from its size up to the next one. Null: unlimited. */
  readonly sizes: readonly (number | null)[];
  readonly lines: readonly {
    readonly provider: ListedProvider;
    readonly cells: readonly ({ readonly row: ListRow; readonly isLowest: boolean } | null)[];
  }[];
}

/** What the chosen view of the list holds; `page`, `pages`, `from`, `to` and `total` count plans or providers. */
export interface ListPart {
  /** Of every plan, or of each provider's best. */
  readonly rows: readonly ListRow[];
  /** For each of `rows`, where they are each provider's best; else empty. */
  readonly further: readonly FurtherPlans[];
  readonly doubtful: DoubtfulRows;
  readonly table: PriceTable | null;
  readonly page: number;
  readonly pages: number;
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** A regional plan seen from a country. */
export interface RegionalPick {
  readonly row: ListRow;
  readonly region: RegionSlug | null;
  readonly coverage: ListedCoverage;
  readonly covered: readonly CountryCode[];
  readonly missing: readonly CountryCode[];
}

export interface NetworkHere {
  readonly operator: ListedOperator;
  readonly planCount: number;
  readonly providerCount: number;
  readonly from: FromPrice<ShownMoney> | null;
}

export interface ProviderHere {
  readonly provider: ListedProvider;
  readonly planCount: number;
  readonly from: FromPrice<ShownMoney> | null;
}

/** Everything on a destination's page that depends on its plans, the trip and the filters. */
export interface DestinationView {
  readonly query: ListQuery;
  /** Inhabited countries of the destination; 1: it is a country. */
  readonly countryCount: number;
  /** Active plans here. */
  readonly planCount: number;
  /** Plans that pass all filters, without folded ones. */
  readonly matchCount: number;
  /** Of these, plans that serve the trip at full or reduced speed. */
  readonly fitCount: number;
  /** Providers with such a plan. */
  readonly providerCount: number;
  /** Plans that pass all filters but are folded because another of the same seller dominates them. */
  readonly dominatedCount: number;
  /** Plans that pass all filters but renew by themselves; they are listed only where the query asks for them. */
  readonly renewing: {
    readonly count: number;
    /** The lowest list price; null: none can be converted. */
    readonly from: ShownMoney | null;
  };
  readonly list: ListPart;
  readonly facets: Readonly<Record<FacetName, readonly FacetOption[]>>;
  /**
   * Ends of the price filter in whole units of the display currency, by the prices that rows show for one plan. A slider
   * at `max` sets no upper limit: a few plans are dearer.
   */
  readonly priceRange: { readonly min: number; readonly max: number };
  readonly picks: Picks;
  /** The cheapest plan for this trip that never cuts off and says how it slows down. */
  readonly unlimited: ListRow | null;
  /** The plan that was asked for by its id, whatever the filters; null: none was, or it is not sold here. */
  readonly named: ListRow | null;
  /** What each seller asks for this trip at least, of the listed plans, cheapest first. */
  readonly sellers: readonly SellerPrice[];
  /** The plans behind the lowest of these prices, and how many of each are paid for. */
  readonly followed: readonly FollowedPlan[];
  /** Where the visitor's own price stands; null: none is asked about. */
  readonly offer: OfferAnswer | null;
  /** The lowest price here that ends by itself, whatever the trip and the filters. */
  readonly from: FromPrice<ShownMoney> | null;
  /** Cheapest regional or global plan for this trip of each seller's region, at most 6; empty on pages of regions. */
  readonly regional: readonly RegionalPick[];
  readonly networks: readonly NetworkHere[];
  /** The first ones, cheapest first. */
  readonly providers: readonly ProviderHere[];
  /** The rest. */
  readonly otherProviders: readonly Pick<ListedProvider, 'slug' | 'name'>[];
}

/** What a seller asks for the whole trip, as shown. */
export interface SellerPrice {
  /** Empty: left out of a page's first view, as of all but the first. */
  readonly name: string;
  readonly price: ShownMoney;
}

/** A plan whose past prices are those of a trip. */
export interface FollowedPlan {
  readonly planId: number;
  readonly count: number;
}

/** What one gives up with a cheaper plan: most important first. */
export type GivenUp =
  | { readonly code: 'days'; readonly days: number; readonly instead: number }
  | { readonly code: 'speed' | 'one-purchase' | 'hotspot' | 'refund' | 'fiveG' | 'afterwards' | 'phone' };

/** A price that the visitor holds, from elsewhere. */
export interface Offer {
  /** Decimal megabytes; null: unlimited. */
  readonly dataMb: number | null;
  /** Null: the offer does not say; it counts as long as the trip. */
  readonly days: number | null;
  /** In the display currency, rounded as it is shown. */
  readonly price: ShownMoney;
}

/** Where a price stands among those of all sellers. `usual`: within the middle half. */
export type OfferRank =
  | { readonly kind: 'higher' | 'lower'; readonly count: number; readonly of: number }
  | { readonly kind: 'usual' };

/** How good an offer is, compared with whole trips that serve at least what it serves. */
export interface OfferAnswer {
  /** What is compared: the visitor's trip with the offer's amount, and no longer than the offer lasts. */
  readonly trip: Trip;
  readonly sellers: readonly SellerPrice[];
  /** Null: fewer than eight sellers. */
  readonly rank: OfferRank | null;
  /** The cheapest plans below its price, one of each seller. */
  readonly cheaper: readonly { readonly row: ListRow; readonly givesUp: GivenUp | null }[];
}

export interface ViewOptions {
  readonly query: ListQuery;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The id of `DestinationView.named`; null or left out: none. */
  readonly namedPlan?: number | null;
  /** The price to rank as `DestinationView.offer`; null or left out: none. */
  readonly offer?: Offer | null;
}
