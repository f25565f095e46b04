import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { PlanIdSet } from '#catalogue/stored/plan-id-set.ts';
import { hiddenPlan } from '#catalogue/overlays/plan-overlays.ts';

const pageSize = 2_000;

export interface MissingQuery {
  readonly providerId: number;
  /** Plans of other feeds are left alone. */
  readonly feed: string;
  readonly seen: PlanIdSet;
  /** Whether the operator hides any plan of the provider. */
  readonly hasHidden: boolean;
}

/** The provider's offered plans that a run has not seen, page by page, so that memory is bounded. */
export async function* missingPlans(store: EngineQueries, query: MissingQuery): AsyncGenerator<MissingRow[]> {
  const { providerId, hasHidden } = query;
  const { queries } = store;
  yield* missingOf(queries, query, (after) => activeIdQuery(queries, providerId, after).execute());
  if (hasHidden) yield* missingOf(queries, query, (after) => hiddenIdQuery(queries, providerId, after).execute());
}

/**
 * Plans that are shown. Answered by a covering index: nearly all plans of a feed are seen. Exported for the test of its
 * query plan.
 */
export function activeIdQuery(queries: Queries, providerId: number, after: number) {
  return idQuery(queries, providerId, after).where('active', '=', 1);
}

/** Plans that the operator hides, whether they are offered or not. Exported like the one above. */
export function hiddenIdQuery(queries: Queries, providerId: number, after: number) {
  return idQuery(queries, providerId, after).where('active', '=', 0).where(hiddenPlan);
}

function idQuery(queries: Queries, providerId: number, after: number) {
  return queries
    .selectFrom('plan')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize);
}

function planQuery(queries: Queries, ids: readonly number[]) {
  return queries
    .selectFrom('plan')
    .innerJoin('plan_check', 'plan_check.plan_id', 'plan.id')
    .innerJoin('plan_statement as stated', 'stated.plan_id', 'plan.id')
    .select(['plan.id', 'plan.external_id', 'stated.feed', 'stated.price_currency', 'stated.price_units'])
    .select('plan_check.missed_runs')
    .where('plan.id', 'in', [...ids])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('plan_absence')
            .select('run_id')
            .whereRef('plan_absence.plan_id', '=', 'plan.id')
            .where('withdraws', '=', 1),
        ),
      ),
    )
    .orderBy('plan.external_id');
}

/** An offered plan that a run has missed. */
export type MissingRow = Awaited<ReturnType<ReturnType<typeof planQuery>['execute']>>[number];

async function* missingOf(
  queries: Queries,
  { feed, seen }: MissingQuery,
  readPage: (after: number) => Promise<readonly { readonly id: number }[]>,
): AsyncGenerator<MissingRow[]> {
  for (let after = 0; ;) {
    const page = await readPage(after);
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
    const ids = page.map(({ id }) => id).filter((id) => !seen.has(id));
    const rows = ids.length === 0 ? [] : await planQuery(queries, ids).execute();
    yield rows.filter((row) => row.feed === feed);
  }
}
