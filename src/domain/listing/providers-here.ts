import type { ProviderHere } from './destination-view.ts';
import type { IndexedPlan, PlanIndex } from './plan-index.ts';
import { compareNumbers } from '#domain/trip/trip-order.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { markedPrice } from './row-prices.ts';

/** Every provider with a plan here, the one with the lowest list price first, then by slug. */
export function providersHere({ items, source: { rules } }: PlanIndex): readonly ProviderHere[] {
  const byProvider = new Map<ProviderSlug, { cheapest: IndexedPlan; planCount: number }>();
  for (const item of items) {
    const known = byProvider.get(item.plan.provider.slug);
    if (known === undefined) {
      byProvider.set(item.plan.provider.slug, { cheapest: item, planCount: 1 });
      continue;
    }
    known.planCount += 1;
    if (item.price < known.cheapest.price) known.cheapest = item;
  }
  return [...byProvider]
    .sort(
      ([a, { cheapest: first }], [b, { cheapest: second }]) =>
        compareNumbers(first.price, second.price) || (a < b ? -1 : 1),
    )
    .map(
      ([
        ,
        {
          cheapest: { plan },
          planCount,
        },
      ]) => ({
        provider: plan.provider,
        planCount,
        from: markedPrice(plan.price, plan.isEstimate, rules),
      }),
    );
}
