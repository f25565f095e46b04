import type { PricePlot } from './destination-view.ts';
import type { DestinationPlans } from './listed-plan.ts';
import { shownPrice } from './row-prices.ts';
import type { TripPlan, TripPlans } from './trip-plans.ts';

type Step = PricePlot['frontier'][number];

/**
 * The best-value frontier: plans that no other one beats, which would hold as much data for less or more for the same.
 * From the smallest up; both data and price rise from step to step. Of equal plans the first in the order of the trip.
 */
export function priceFrontier(plans: TripPlans, rules: DestinationPlans['rules']): readonly Step[] {
  const bySize = [...plans].sort(
    (a, b) => (b.item.fixedMb ?? 0) - (a.item.fixedMb ?? 0) || a.item.price - b.item.price || a.rank - b.rank,
  );
  let lowest = Infinity;
  const steps: Step[] = [];
  for (const plan of bySize) {
    if (plan.item.price >= lowest) continue;
    lowest = plan.item.price;
    steps.push(...toStep(plan, rules));
  }
  return steps.toReversed();
}

function toStep({ item: { plan, fixedMb } }: TripPlan, rules: DestinationPlans['rules']): readonly Step[] {
  const price = shownPrice(plan.price, plan.isEstimate, rules);
  if (price === null || fixedMb === null) return [];
  const { id, provider, validityDays } = plan;
  return [{ dataMb: fixedMb, price, planId: id, provider: provider.name, validityDays }];
}
