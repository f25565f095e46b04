import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { DestinationView, Offer } from '#domain/listing/destination-view.ts';
import type { PlanRanks } from '#domain/listing/plan-ranks.ts';
import type { ListDates } from './list-dates.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { ReadOffer } from '#domain/listing/read-offer.ts';
import type { FacetName } from '#domain/listing/list-query.ts';
import type { ShownMoney } from '#domain/money/money.ts';
import type { OwnSimOffer } from '#runtime/settings/site-settings.ts';
import type { OwnSimTerms } from '#domain/trip/own-sim.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** A price that the visitor has from elsewhere. */
export interface OwnPrice {
  /** As typed; empty: nothing yet. */
  readonly typed: string;
  readonly read: ReadOffer;
  /** What of it can be compared; null: too little has been read. */
  readonly offer: Offer | null;
  /** The trip that it is compared for. Another trip has no address with it. */
  readonly trip: Trip;
}

/** What the visitor's own SIM costs here at most. */
export interface OwnSimData {
  /** Null: the visitor has not said. */
  readonly home: CountryCode | null;
  /** The destination's name. */
  readonly place: string;
  /** Countries to choose from, in the order in which they are offered. */
  readonly homes: readonly { readonly code: CountryCode; readonly name: string }[];
  /** Null: home is not known, or the law does not hold here. */
  readonly terms: OwnSimTerms | null;
  /** Where it does not hold: what operators ask for each day, in the currency shown. */
  readonly offers: readonly (Pick<OwnSimOffer, 'operator' | 'asOf'> & { readonly perDay: ShownMoney })[];
  /** Who read the law; null: nobody. */
  readonly checked: { readonly by: string; readonly on: string } | null;
}

/** What the address asks to be open, for browsers without JavaScript: a plan, a filter, the prices as a table, or the coverage. */
export type OpenPart = number | FacetName | 'price' | 'prices' | 'coverage';

/** What a page's list is rendered from, and what the browser needs to recompute it. */
export interface ListData {
  readonly view: DestinationView;
  /** The page's address without language prefix and query. */
  readonly path: string;
  /** Null: the page lists the plans of every provider. */
  readonly providerSlug: string | null;
  /** Of the rows that the page was loaded with, among all sellers; left out: the page lists these. */
  readonly ranks?: PlanRanks;
  /** Sites of the sellers of the first answers, for paper. */
  readonly sellerSites?: Readonly<Record<ProviderSlug, string>>;
  /** True: the page says once that no price is confirmed. */
  readonly saysStale?: boolean;
  /** API path of all plans of this destination, `/destinations/DE/plans?…`, loaded before the first change. */
  readonly plansPath: string;
  /** Days of the exchange rates behind the estimates, `YYYY-MM-DD`; null: no price is an estimate. */
  readonly rateDates: DestinationPlans['rateDates'];
  /** The currency from which all prices are converted; null: some price is a seller's own, or they charge in several. */
  readonly convertedFrom: string | null;
  /** When the trip is; null: the address does not say. */
  readonly dates: ListDates | null;
  /** The plan whose price this visitor has just reported; null: none. */
  readonly reportedPlan: number | null;
  /** Null or left out: nothing. */
  readonly open?: OpenPart | null;
  /** The plan that the address names, which stands open above the list; null: none. */
  readonly namedPlan: number | null;
  /** Slug of the part of the country that the address names, which the page's heading says; null: none. */
  readonly part: string | null;
  /** The price that the visitor asks about, for one trip; null or left out: none. */
  readonly offer?: OwnPrice | null;
  /** Null or left out: nothing can be said. */
  readonly ownSim?: OwnSimData | null;
  /** Names of every country and region in the list, in the page's language. */
  readonly countryNames: Readonly<Record<CountryCode, string>>;
  readonly regionNames: Readonly<Record<RegionSlug, string>>;
}

/** The destination's path, on the page of one provider too. */
export function placePathOf({ path, providerSlug }: Pick<ListData, 'path' | 'providerSlug'>): string {
  return providerSlug === null ? path : path.slice(0, -`/${providerSlug}`.length);
}
