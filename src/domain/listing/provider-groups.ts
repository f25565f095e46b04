import type { ListRow, ProviderGroup } from './destination-view.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';

/** Cells of one provider; a link leads to all its plans. */
const cellsPerGroup = 8;

interface PlansOfProvider {
  readonly plans: TripPlans;
  readonly toGroup: (toRow: (plan: TripPlan) => ListRow) => ProviderGroup;
}

/** Providers by their first plan in the chosen order, each with its plans in trip order. */
export function groupByProvider(inOrder: TripPlans, byTrip: TripPlans): readonly PlansOfProvider[] {
  const groups = new Map<ProviderSlug, TripPlan[]>(inOrder.map(({ item }) => [item.plan.provider.slug, []]));
  for (const plan of byTrip) groups.get(plan.item.plan.provider.slug)?.push(plan);
  return [...groups.values()].flatMap((plans): PlansOfProvider[] => {
    const provider = plans[0]?.item.plan.provider;
    if (provider === undefined) return [];
    const toGroup: PlansOfProvider['toGroup'] = (toRow) => ({
      provider,
      planCount: plans.length,
      rows: plans.slice(0, cellsPerGroup).map(toRow),
    });
    return [{ plans, toGroup }];
  });
}
