import type { CountryCode, CurrencyCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { RateDays } from '#domain/money/exchange-rates.ts';
import type { Money, ShownMoney } from '#domain/money/money.ts';
import type { DataKind, Generation, Known, PlanFacts, PlanScope } from './plan.ts';
import type { ListedField } from './plan-fields.ts';
import type { ProviderSlug } from './provider-slug.ts';

/** Mean of published reviews. */
export interface Rating {
  /** 1 to 5, not rounded. */
  readonly mean: number;
  readonly count: number;
}

/** A seller in a list; all plans of one seller share the object. */
export interface ListedProvider {
  readonly slug: ProviderSlug;
  readonly name: string;
  /** Base path of the picture, without `.jpg`; null: none. */
  readonly image: string | null;
  /** Null: no published review. */
  readonly rating: Rating | null;
}

/** Coverage of a plan, seen from one destination; plans with the same coverage share the object. */
export interface ListedCoverage {
  readonly scope: PlanScope;
  /** The region the seller names it after. */
  readonly region: RegionSlug | null;
  readonly countryCount: number;
  /** In how many of the destination's inhabited countries it works: on the page of a country in 1 of 1. */
  readonly coveredHere: number;
  readonly countriesHere: number;
  /** Bit mask of the destination's `neighbours` that it covers: bit n is the n-th of them. */
  readonly neighbours: number;
}

export interface ListedOperator {
  readonly name: string;
  readonly generation: Generation | null;
}

/** The networks of a plan at one destination; plans with the same ones share the object. */
export interface ListedNetworks {
  /** Operators in the destination's country that the seller names; empty: not stated, or the destination is a region. */
  readonly operators: readonly ListedOperator[];
  /** The best one that a network states in the destination; null: not stated there. */
  readonly generation: Generation | null;
  /** Countries where traffic leaves to the internet; empty: not stated. */
  readonly breakout: readonly CountryCode[];
}

/** A lower price under conditions. */
export interface ListedPromo {
  /** In the list's currency, exact; null: cannot be converted. */
  readonly price: Money | null;
  readonly isEstimate: boolean;
  readonly code: string | null;
  readonly newCustomersOnly: Known;
  /** The order's list price must reach it, in the list's currency; null: no minimum. */
  readonly minimumSpend: ShownMoney | null;
  readonly excludedKinds: readonly DataKind[];
  /** ISO 8601 in UTC; null: no limit. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** The facts of a plan that lists hold as they are; `dataMb` of an unlimited plan is for its whole validity. */
export type ListedFacts = Pick<PlanFacts, ListedField>;

/** A plan for comparison on a destination's page, priced in one display currency. */
export interface ListedPlan extends ListedFacts {
  readonly id: number;
  readonly provider: ListedProvider;
  readonly coverage: ListedCoverage;
  readonly networks: ListedNetworks;
  /** List price in the list's currency, exact to 1/10000 of the unit; null: it cannot be converted. */
  readonly price: Money | null;
  /** True when `price` is converted; false when the seller itself asks it. */
  readonly isEstimate: boolean;
  /** The list price as the seller states it. */
  readonly sellerPrice: Money;
  readonly promo: ListedPromo | null;
  /** False: the feed gives no address, so there is no link to the seller. */
  readonly hasOffer: boolean;
  /** True: it is missing from its feed, so its price is no longer confirmed. */
  readonly isUnconfirmed: boolean;
  /** ISO 8601 in UTC: when the price was last seen. */
  readonly checkedAt: string;
  /**
   * True: dominated, another plan of the same seller here is at least as good in everything and better in something.
   */
  readonly isDominated: boolean;
}

/** The input of a destination's page: read once, then filtered, sorted and counted in memory. */
export interface DestinationPlans {
  /** The world and groups of countries are regions. */
  readonly kind: 'country' | 'region';
  readonly currency: CurrencyCode;
  /** Rounding of displayed amounts in `currency`. */
  readonly rules: Pick<Currency, 'decimalDigits' | 'rounding'>;
  /** Exact units of `currency` that one US dollar converts to, for rules about small amounts; null: no rate. */
  readonly dollarUnits: number | null;
  /** At most 30 countries that travellers combine with this one, most visited first; empty for regions. */
  readonly neighbours: readonly CountryCode[];
  /** Days of the exchange rates behind the estimates, `YYYY-MM-DD`; null: no price is an estimate. */
  readonly rateDates: RateDays | null;
  readonly plans: readonly ListedPlan[];
}
