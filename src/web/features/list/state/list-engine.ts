import { sortNames } from '#domain/listing/list-query.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { decodePlans, type PlanColumns } from '#domain/listing/plan-columns.ts';
import type { DestinationView, ViewOptions } from '#domain/listing/destination-view.ts';
import { memo } from '#domain/kernel/memo.ts';
import { viewDestination } from '#domain/listing/view-destination.ts';
import type { ListData } from './list-data.ts';

/** Computes the view of a state over plans in memory. */
export type ListEngine = (options: ViewOptions) => DestinationView;

/** Memoized views: every order of the current and of the previous plans. */
const keptViews = 2 * sortNames.length;

/** Computes a list in the browser. Loaded on demand, before the first change. */
export function createListEngine(
  columns: PlanColumns,
  { providerSlug, namedPlan, offer: own }: Pick<ListData, 'providerSlug' | 'namedPlan' | 'offer'>,
): ListEngine {
  const plans = narrowToProvider(decodePlans(columns), providerSlug);
  const offer = own?.offer ?? null;
  return memo((options: ViewOptions) => viewDestination(plans, { ...options, namedPlan, offer }), {
    parts: (options) => [JSON.stringify(options)],
    most: keptViews,
  });
}

function narrowToProvider(all: DestinationPlans, slug: string | null): DestinationPlans {
  return slug === null ? all : { ...all, plans: all.plans.filter(({ provider }) => provider.slug === slug) };
}
