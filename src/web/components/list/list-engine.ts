import type { DestinationView, ViewOptions } from '#domain/destination-view.ts';
import type { DestinationPlans } from '#domain/listed-plan.ts';
import { decodePlans, type PlanColumns } from '#domain/plan-columns.ts';
import { viewDestination } from '#domain/view-destination.ts';

/** Answers what a list shows in a state, over plans that are in memory. */
export type ListEngine = (options: ViewOptions) => DestinationView;

/**
 * What computes a list in the browser. Loaded on its own when somebody is about to change the list.
 * @param providerSlug null: the plans of every provider
 */
export function createListEngine(columns: PlanColumns, providerSlug: string | null): ListEngine {
  const plans = narrowToProvider(decodePlans(columns), providerSlug);
  return (options) => viewDestination(plans, options);
}

function narrowToProvider(all: DestinationPlans, slug: string | null): DestinationPlans {
  return slug === null ? all : { ...all, plans: all.plans.filter(({ provider }) => provider.slug === slug) };
}
