import { sql } from 'kysely';
import type { EngineQueries } from '#database/row-batches.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { PriceChange } from '#domain/plan/price-change.ts';
import { planNameIn } from '#domain/plan/plan-name.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { readLastPoints } from './plan-details.ts';
import { readCataloguePlans } from './read-catalogue-plans.ts';

interface ChangeQuery {
  readonly destination: DestinationKey;
  readonly locale: Locale;
  readonly limit: number;
}

/**
 * The latest change of the list price of each offered plan at a destination, newest first; new plans have none. Costs
 * two index lookups per plan, however many observations there are.
 */
export async function readLatestPriceChanges(
  store: EngineQueries,
  { destination, locale, limit }: ChangeQuery,
): Promise<PriceChange[]> {
  const { queries } = store;
  const found = await sql<{ readonly id: number }>`
    select seen.id from (
      select plan.id,
        (select min(import_id) from price_observation where plan_id = plan.id and kind = 'list') as first_id,
        (select max(import_id) from price_observation where plan_id = plan.id and kind = 'list') as last_id
      from coverage_destination cross join plan
      where plan.coverage_set_id = coverage_destination.coverage_set_id
        and coverage_destination.destination = ${destination} and plan.active = 1
    ) as seen
    where seen.first_id < seen.last_id order by seen.last_id desc, seen.id limit ${limit}`.execute(queries);
  const ids = found.rows.map(({ id }) => id);
  const [plans, histories] = await Promise.all([readCataloguePlans(queries, ids), readLastPoints(store, ids)]);
  const changes = plans.flatMap(({ id, plan, provider }) => {
    const [before, now] = (histories.get(id) ?? []).slice(-2);
    if (before === undefined || now === undefined || now.money === null) return [];
    const names = { name: planNameIn(plan.name, locale), provider: { slug: provider.slug, name: provider.name } };
    return [{ planId: id, ...names, at: now.at, before: before.money, money: now.money }];
  });
  return changes.toSorted((a, b) => (a.at === b.at ? a.planId - b.planId : a.at < b.at ? 1 : -1));
}
