import { stopsIn, stopStarts, type Journey } from '#domain/journey/journey.ts';
import type { Purchase } from '#domain/journey/journey-purchases.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { rowPrices } from '#domain/listing/row-prices.ts';
import { findRegion } from '#domain/place/regions.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import { isTrial } from '#domain/trip/trip-cost.ts';
import type { ShownPurchase } from './trip-data.ts';

export interface Shaping {
  readonly journey: Journey;
  readonly listed: DestinationPlans;
  readonly locale: Locale;
}

/** Null: the plan has been withdrawn since it was calculated. */
export function shapePurchase(purchase: Purchase, { journey, listed, locale }: Shaping): ShownPurchase | null {
  const plan = listed.plans.find(({ id }) => id === purchase.plan.id);
  if (plan === undefined) return null;
  const { region } = plan.coverage;
  const stops = stopsIn(purchase.stops);
  const starts = stopStarts(journey);
  const [first = 0, last = 0] = [stops[0], stops.at(-1)];
  return {
    plan,
    trip: purchase.trip,
    prices: rowPrices(plan, purchase.trip, listed.rules),
    isEstimate: isCostEstimate(plan, purchase.trip),
    stops,
    idle: journey.stops.flatMap(({ days }, index) =>
      index > first && index < last && !stops.includes(index) ? [{ start: starts[index] ?? 0, days }] : [],
    ),
    regionName: region === null ? null : (findRegion(region)?.name[locale] ?? null),
    isForNew: purchase.onceAt !== null && !isTrial(purchase.plan),
  };
}
