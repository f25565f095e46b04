import { groupBy } from '#domain/kernel/group-by.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { TripPlans } from './rank-by-trip.ts';

/** The plans of each provider, in the order of the list; providers by their first plan. */
export function groupByProvider(inOrder: TripPlans): readonly TripPlans[] {
  const groups: ReadonlyMap<ProviderSlug, TripPlans> = groupBy(inOrder, ({ item }) => item.plan.provider.slug);
  return [...groups.values()];
}
