import { listPlans } from '#domain/listing/list-plans.ts';
import { nothingRemembered, readListQuery } from '#domain/listing/list-query.ts';
import { placeInList } from '#domain/listing/place-in-list.ts';
import { findDestination } from '#domain/place/destinations.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { Context } from '#runtime/services/context.ts';
import type { NamedPlan } from './named-plans.ts';

/** Where a plan is listed first: its region, or its first country. Null: nowhere. */
export function mainDestination({ region, countries }: Pick<NamedPlan, 'region' | 'countries'>): DestinationKey | null {
  if (region !== null && findDestination(region) !== null) return region;
  return countries[0] ?? null;
}

/** Where a plan stands in the list of its destination, as the list is at first; null: no list has it. */
export async function readStanding(
  { catalogue, currency, reviews }: Pick<Context, 'catalogue' | 'currency' | 'reviews'>,
  plan: NamedPlan,
  now: Date,
) {
  const at = mainDestination(plan);
  const stored = at === null || !plan.isShown ? null : await catalogue.plansAt(at);
  if (at === null || stored === null) return null;
  const table = { currency: plan.price.currency, rates: await currency.rates(), ratings: await reviews.ratings() };
  const query = readListQuery(new URLSearchParams(), nothingRemembered);
  const found = placeInList(listPlans(stored, table), plan.id, { query, now: now.getTime() });
  if (found === null) return null;
  // Place 0: folded, because another plan of its seller dominates it.
  return { at, place: found.placeOfAll, total: found.totalOfAll };
}
