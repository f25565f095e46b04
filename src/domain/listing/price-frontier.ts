import type { PricePlot } from './destination-view.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { PlottedPlan } from './plot-sheet.ts';
import { markedPrice } from './row-prices.ts';

type Step = PricePlot['frontier'][number];

/**
 * The best-value (Pareto) frontier: plans that no other one dominates by as much data for less or more for the same
 * price. Both data and price increase along it.
 * @param plans the cheapest first; of equal ones the first counts
 */
export function priceFrontier(plans: readonly PlottedPlan[], rules: DestinationPlans['rules']): readonly Step[] {
  const steps: PlottedPlan[] = [];
  for (const plan of plans) {
    const last = steps.at(-1);
    if (last !== undefined && plan.megabytes <= last.megabytes) continue;
    // The same price for more data: the smaller one is dominated.
    if (last?.price === plan.price) steps.pop();
    steps.push(plan);
  }
  return steps.flatMap(({ plan: { id, provider, validityDays, price, isEstimate }, megabytes }) => {
    const shown = markedPrice(price, isEstimate, rules);
    return shown === null
      ? []
      : [{ dataMb: megabytes, price: shown, planId: id, provider: provider.name, validityDays }];
  });
}
