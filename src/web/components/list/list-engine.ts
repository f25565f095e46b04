import { sortNames } from '#domain/listing/list-query.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { decodePlans, type PlanColumns } from '#domain/listing/plan-columns.ts';
import { rememberViews, type ListEngine } from '#domain/listing/remember-views.ts';
import { viewDestination } from '#domain/listing/view-destination.ts';
import type { ListData } from './list-data.ts';

/** Memoized views: every order of the current and of the previous plans. */
const keptViews = 2 * sortNames.length;

/** Computes a list in the browser. Loaded on demand, before the first change. */
export function createListEngine(
  columns: PlanColumns,
  { providerSlug, namedPlan }: Pick<ListData, 'providerSlug' | 'namedPlan'>,
): ListEngine {
  const plans = narrowToProvider(decodePlans(columns), providerSlug);
  return rememberViews((options) => viewDestination(plans, { ...options, namedPlan }), keptViews);
}

function narrowToProvider(all: DestinationPlans, slug: string | null): DestinationPlans {
  return slug === null ? all : { ...all, plans: all.plans.filter(({ provider }) => provider.slug === slug) };
}
