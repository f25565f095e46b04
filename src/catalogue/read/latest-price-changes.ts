import { sql } from 'kysely';
import type { EngineQueries } from '#database/row-batches.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { PriceChange } from '#domain/plan/price-change.ts';
import { planNameIn } from '#domain/plan/plan-name.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { newestVisibleChange, type VisibleChange } from '#domain/plan/visible-change.ts';
import { readLastPoints, readPriceHistories } from './plan-details.ts';
import { readWholePlans } from './read-whole-plans.ts';

export interface ChangeQuery {
  readonly destination: DestinationKey;
  readonly locale: Locale;
  readonly limit: number;
}

/**
 * The newest visible change of the list price of each offered plan at a destination, newest first; new plans have none.
 * Costs two index lookups per plan, however many observations there are; whole histories are read only of plans whose
 * latest change rounds to nothing.
 */
export async function readLatestPriceChanges(
  store: EngineQueries,
  query: ChangeQuery,
): Promise<readonly PriceChange[]> {
  const { destination, locale, limit } = query;
  const ids = await readChangedIds(store, destination);
  let newest: PlanChange[] = [];
  for (let start = 0; start < ids.length; start += limit) {
    const { changes, lastAt } = await readChanges(store, ids.slice(start, start + limit));
    newest = [...newest, ...changes].toSorted(byNewest).slice(0, limit);
    // The plans that follow have not changed since.
    if (newest.length === limit && lastAt <= (newest.at(-1)?.at ?? '')) break;
  }
  const plans = await readWholePlans(
    store.queries,
    newest.map(({ planId }) => planId),
  );
  const byId = new Map(plans.map((found) => [found.id, found]));
  return newest.flatMap((change) => {
    const found = byId.get(change.planId);
    if (found === undefined) return [];
    const { slug, name } = found.provider;
    return [{ ...change, name: planNameIn(found.plan.name, locale), provider: { slug, name } }];
  });
}

/** Offered plans whose list price ever changed, the latest change first. */
async function readChangedIds({ queries }: EngineQueries, destination: DestinationKey): Promise<readonly number[]> {
  const reverted = await queries.selectFrom('import_run').select('id').where('reverted_at', 'is not', null).execute();
  const counts =
    reverted.length === 0 ? sql`` : sql`and import_id not in (${sql.join(reverted.map(({ id }) => sql.lit(id)))})`;
  const found = await sql<{ readonly id: number }>`
    select seen.id from (
      select plan.id,
        (select min(import_id) from price_observation where plan_id = plan.id and kind = 'list' ${counts}) as first_id,
        (select max(import_id) from price_observation where plan_id = plan.id and kind = 'list' ${counts}) as last_id
      from coverage_destination cross join plan
      where plan.coverage_set_id = coverage_destination.coverage_set_id
        and coverage_destination.destination = ${destination} and plan.active = 1
    ) as seen
    where seen.first_id < seen.last_id order by seen.last_id desc, seen.id`.execute(queries);
  return found.rows.map(({ id }) => id);
}

type PlanChange = VisibleChange & { readonly planId: number };

function byNewest(a: PlanChange, b: PlanChange): number {
  return a.at === b.at ? a.planId - b.planId : a.at < b.at ? 1 : -1;
}

/** The visible changes of some plans; `lastAt`: when the last of them changed at all. */
async function readChanges(
  store: EngineQueries,
  ids: readonly number[],
): Promise<{ readonly changes: readonly PlanChange[]; readonly lastAt: string }> {
  const latest = await readLastPoints(store, ids);
  const unseen = [...latest].filter(([, points]) => newestVisibleChange(points.slice(-2)) === null);
  const whole = await readPriceHistories(
    store,
    unseen.map(([id]) => id),
  );
  const changes = ids.flatMap((planId): PlanChange[] => {
    const change = newestVisibleChange(whole.get(planId) ?? latest.get(planId) ?? []);
    return change === null ? [] : [{ planId, ...change }];
  });
  return { changes, lastAt: latest.get(ids.at(-1) ?? 0)?.at(-1)?.at ?? '' };
}
