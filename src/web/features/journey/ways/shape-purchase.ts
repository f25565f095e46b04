import { stopsIn, tripThrough, type Journey } from '#domain/journey/journey.ts';
import type { Purchase } from '#domain/journey/journey-purchases.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { rowPrices } from '#domain/listing/row-prices.ts';
import { findRegion } from '#domain/place/regions.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import { isTrial } from '#domain/trip/trip-cost.ts';
import { idleDays, type Stay } from '#domain/trip/trip-legs.ts';
import type { ShownPurchase } from '#web/features/journey/trip/trip-data.ts';

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
  return {
    plan,
    trip: purchase.trip,
    prices: rowPrices(plan, purchase.trip, listed.rules),
    isEstimate: isCostEstimate(plan, purchase.trip),
    stops: stopsIn(purchase.stops),
    idle: idleOf(purchase, journey),
    regionName: region === null ? null : (findRegion(region)?.name[locale] ?? null),
    isForNew: purchase.onceAt !== null && isForNew(purchase.plan),
  };
}

/** Of what is sold once: not because it costs nothing. */
function isForNew({ newCustomersOnly, promo, ...plan }: Purchase['plan']): boolean {
  return !isTrial(plan) && (newCustomersOnly === true || promo?.newCustomersOnly !== false);
}

function idleOf({ plan, stops }: Purchase, journey: Journey): readonly Stay[] {
  const { dataKind, dataMb, validityDays } = plan;
  const { legs = [] } = tripThrough(journey, stops);
  // Of the other kinds only the days end.
  return idleDays({ dataMb: dataKind === 'total' ? dataMb : null, validityDays }, legs);
}
