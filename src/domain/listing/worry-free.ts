import { afterData } from '#domain/plan/after-data.ts';
import type { ListedPlan, ListedProvider } from '#domain/plan/listed-plan.ts';
import { isGenerationAtLeast } from '#domain/plan/operator-names.ts';
import type { Generation } from '#domain/plan/plan.ts';
import { isUsableSpeed } from '#domain/plan/unlimited-speed.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';

/** The lowest mean of a provider's reviews, not rounded, for a plan with few worries. */
export const leastWorryFreeRating = 4;

/** Of fewer reviews the mean says nothing. */
export const fewestWorryFreeReviews = 10;

/** The oldest confirmation of such a plan's price, in hours. */
export const worryFreeHours = 24;

/** How many times as much as the cheapest it may cost. */
export const mostWorryFreeTimes = 2;

/** What its network is at least. */
export const leastWorryFreeGeneration: Generation = '4G';

const hourMs = 60 * 60 * 1000;

/** Whether a plan leaves a traveller nothing to worry about. */
export type WorryRule = (plan: TripPlan) => boolean;

/**
 * One plan serves the trip alone, at full speed or beyond its allowance at a usable one, and says what follows its data;
 * it allows a hotspot, names a modern network there, is stated to ask for no ID, to show no ads, not to renew and to be for everybody, or nothing is
 * said of these; travellers rate its provider well, its price was confirmed lately, and it is not much dearer than the
 * cheapest.
 *
 * @param byTrip the plans of the list
 * @param plans all of the destination: where none of its sellers has enough reviews, no rating is asked
 */
export function worryRule(
  byTrip: TripPlans,
  { now, plans }: { readonly now: number; readonly plans: readonly ListedPlan[] },
): WorryRule {
  const asksRating = plans.some(({ provider }) => isRated(provider));
  const most = (byTrip[0]?.cost ?? Infinity) * mostWorryFreeTimes;
  return ({ item: { plan }, trip, serves, cost }) =>
    serves &&
    cost !== Infinity &&
    cost <= most &&
    trip.purchases === 1 &&
    (!asksRating || isRatedWell(plan.provider)) &&
    isFreeOfConditions(plan) &&
    saysWhatFollows(plan) &&
    isModern(plan) &&
    !plan.isUnconfirmed &&
    now - Date.parse(plan.checkedAt) <= worryFreeHours * hourMs;
}

/** Whether its mean is of enough reviews to say something. */
function isRated({ rating }: Pick<ListedProvider, 'rating'>): boolean {
  return rating !== null && rating.count >= fewestWorryFreeReviews;
}

function isRatedWell(provider: ListedProvider): boolean {
  return isRated(provider) && (provider.rating?.mean ?? 0) >= leastWorryFreeRating;
}

function isFreeOfConditions({ tethering, ekyc, ads, subscription, newCustomersOnly }: ListedPlan): boolean {
  return tethering === true && [ekyc, ads, subscription, newCustomersOnly].every((condition) => condition !== true);
}

/** That data go on slower says too little: how slow is what matters. */
function saysWhatFollows(plan: ListedPlan): boolean {
  const after = afterData(plan);
  return after !== null && (after.kind !== 'slowed' || after.kbps !== null);
}

/** In a region each country has networks of its own, which the opened plan names: there a generation is enough. */
function isModern({ networks: { operators, generation }, coverage, speedLimitKbps }: ListedPlan): boolean {
  const isFast = speedLimitKbps === null || isUsableSpeed(speedLimitKbps);
  return (
    (operators.length > 0 || coverage.countriesHere > 1) &&
    isGenerationAtLeast(generation, leastWorryFreeGeneration) &&
    isFast
  );
}
