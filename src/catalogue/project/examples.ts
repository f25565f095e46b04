import { sql, type RawBuilder } from 'kysely';
import { hiddenPlan } from '#catalogue/overlays/plan-overlays.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { CatalogueImport } from './catalogue-import.ts';
import { withdrawPlans } from './miss-plans.ts';
import { observeChanges } from './observations.ts';
import { projectPlans, type Projection } from './project-plans.ts';
import { hidePlans } from './save-plans.ts';

const pageSize = 2_000;

/** Withdraws invented plans when the first real ones come; they come back if those are reverted. */
export async function withdrawExamples(run: CatalogueImport): Promise<number> {
  const { store, importId, now } = run;
  let count = 0;
  for await (const ids of examplePlans(store.queries, shownPlan)) {
    await withdrawPlans(run, ids);
    count += ids.length;
  }
  // Their prices were observed too, and whether they were still offered only their history says.
  for await (const ids of examplePlans(store.queries, hiddenPlan)) {
    const gone = ids.map((id) => [id, null] as const);
    await observeChanges(store, gone, { importId, at: now.toISOString() });
    await hidePlans(store, ids);
  }
  return count;
}

/** Projects all invented plans: whether something real is stated has changed. */
export async function projectExamples(store: EngineQueries, projection: Projection): Promise<void> {
  for await (const ids of examplePlans(store.queries)) await projectPlans(store, ids, projection);
}

const shownPlan = sql<boolean>`plan.active = 1`;

/** @param which default: all */
async function* examplePlans(queries: Queries, which?: RawBuilder<boolean>): AsyncGenerator<readonly number[]> {
  for (let after = 0; ;) {
    let query = queries
      .selectFrom('plan')
      .innerJoin('provider', 'provider.id', 'plan.provider_id')
      .select('plan.id')
      .where('provider.example', '=', 1)
      .where('plan.id', '>', after)
      .orderBy('plan.id')
      .limit(pageSize);
    if (which !== undefined) query = query.where(which);
    const ids = (await query.execute()).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    yield ids;
    after = last;
  }
}
