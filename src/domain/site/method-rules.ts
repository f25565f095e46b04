import { groupBy } from '#domain/kernel/group-by.ts';
import { fewestReviews } from '#domain/listing/best-rated.ts';
import { lowestPriceDays, priceHistoryDays, staleAfterDays } from '#domain/kernel/freshness.ts';
import {
  fewestMarketSellers,
  lowestPromoShare,
  mostMbPerDay,
  ownPriceFactor,
  plausibleBounds,
} from '#domain/plan/plausible-plans.ts';
import { otherProviderShare, usefulNeeds, singlePlanShare } from '#domain/listing/best-picks.ts';
import {
  fewestWorryFreeReviews,
  leastWorryFreeGeneration,
  leastWorryFreeRating,
  mostWorryFreeTimes,
  worryFreeHours,
} from '#domain/listing/worry-free.ts';
import type { Generation } from '#domain/plan/plan.ts';
import { extraInstallPrice } from '#domain/trip/extra-install.ts';
import { mostPlansPerTrip } from '#domain/trip/trip.ts';
import { servedShare } from '#domain/plan/served-share.ts';
import { ratingWeight } from '#domain/listing/provider-rating.ts';
import type { TripFit } from '#domain/trip/trip-cost.ts';
import { equalCosts, equalPlans, fitRank, isOrderedByCost, type TieBreak } from '#domain/trip/trip-order.ts';
import { activeHoursPerDay, leastUsableKbps, usableSlowMbPerDay } from '#domain/plan/unlimited-speed.ts';
import { keysOf } from '#domain/kernel/records.ts';

/** A group of plans in trip order. */
interface FitGroup {
  readonly fits: readonly TripFit[];
  /** Within the group: by the trip's cost; else by the list price of one plan. */
  readonly isByCost: boolean;
}

/** Every figure that ranks plans, read from the modules that rank: shown on the method page. */
export interface MethodRules {
  /** Best first. */
  readonly groups: readonly FitGroup[];
  /** Between plans of equal cost, one after the other. */
  readonly ties: readonly TieBreak[];
  /** More of one plan are no answer. */
  readonly mostPlans: number;
  /** How much more than several a single plan may cost to be named beside them: a share, or a dollar. */
  readonly singlePlanShare: number;
  /** How much more another provider's plan may cost to be named as an answer. */
  readonly otherProviderShare: number;
  /** Times of the trip's data that count for the best value. */
  readonly usefulNeeds: number;
  /**
   * The answer with the fewest worries: its provider's lowest rating and of how many reviews, the oldest network, how
   * long ago its price was confirmed, and how many times as much as the cheapest it may cost.
   */
  readonly worryFree: {
    readonly rating: number;
    readonly reviews: number;
    readonly generation: Generation;
    readonly hours: number;
    readonly times: number;
  };
  /** What each extra eSIM has to save for a way through several countries to stand first. */
  readonly extraInstall: typeof extraInstallPrice;
  /** The least share of a region's countries in which a plan must work to serve it. */
  readonly servedShare: number;
  readonly activeHours: number;
  /** The slowest speed that counts, kbit/s, and the megabytes that it carries in a day. */
  readonly slow: { readonly kbps: number; readonly mbPerDay: number };
  /** A provider's own reviews weigh as much as so many of an average one. */
  readonly ratingWeight: number;
  /** Providers with fewer reviews are not ranked by rating. */
  readonly fewestReviews: number;
  readonly staleAfterDays: number;
  readonly lowestPriceDays: number;
  readonly priceHistoryDays: number;
  readonly bounds: Readonly<Record<keyof typeof plausibleBounds, number>>;
  readonly fewestMarketSellers: number;
  /** How far a price in another currency, and a promo price, may be from the list price. */
  readonly ownPriceFactor: number;
  readonly lowestPromoShare: number;
  readonly mostMbPerDay: number;
}

export function methodRules(): MethodRules {
  const kbps = leastUsableKbps;
  return {
    groups: groupFits(),
    ties: [...equalCosts, ...equalPlans],
    mostPlans: mostPlansPerTrip,
    singlePlanShare,
    otherProviderShare,
    usefulNeeds,
    worryFree: {
      rating: leastWorryFreeRating,
      reviews: fewestWorryFreeReviews,
      generation: leastWorryFreeGeneration,
      hours: worryFreeHours,
      times: mostWorryFreeTimes,
    },
    extraInstall: extraInstallPrice,
    servedShare,
    activeHours: activeHoursPerDay,
    slow: { kbps, mbPerDay: usableSlowMbPerDay(kbps) },
    ratingWeight,
    fewestReviews,
    staleAfterDays,
    lowestPriceDays,
    priceHistoryDays,
    bounds: plausibleBounds,
    fewestMarketSellers,
    ownPriceFactor,
    lowestPromoShare,
    mostMbPerDay,
  };
}

function groupFits(): readonly FitGroup[] {
  const byRank = groupBy(keysOf(fitRank), (fit) => fitRank[fit]);
  return [...byRank]
    .sort(([a], [b]) => a - b)
    .map(([, fits]) => ({ fits, isByCost: fits.every((fit) => isOrderedByCost(fit)) }));
}
