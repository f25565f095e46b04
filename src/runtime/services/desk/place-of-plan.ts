import { nothingRemembered, readListQuery } from '#domain/listing/list-query.ts';
import { findDestination } from '#domain/place/destinations.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { findPlace } from '#runtime/services/plans/explain-plan.ts';
import type { NamedPlan } from './named-plans.ts';

/** Where a plan is listed first: its region, or its first country. Null: nowhere. */
export function mainDestination({ region, countries }: Pick<NamedPlan, 'region' | 'countries'>): DestinationKey | null {
  if (region !== null && findDestination(region) !== null) return region;
  return countries[0] ?? null;
}

/** Where a plan stands in the list of its destination, as the list is at first; null: no list has it. */
export async function readStanding(readers: Parameters<typeof findPlace>[0], plan: NamedPlan, now: Date) {
  const at = mainDestination(plan);
  if (at === null || !plan.isShown) return null;
  const query = readListQuery(new URLSearchParams(), nothingRemembered);
  const found = await findPlace(readers, plan.id, { asked: { at, query, currency: plan.price.currency }, now });
  if (found === null) return null;
  // Place 0: folded, because another plan of its seller dominates it.
  return { at, place: found.placeOfAll, total: found.totalOfAll };
}
