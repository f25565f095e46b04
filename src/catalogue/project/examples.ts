import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { CatalogueImport } from './catalogue-import.ts';
import { withdrawPlans } from './miss-plans.ts';
import { projectPlans, type Projection } from './project-plans.ts';

const pageSize = 2_000;

/** Withdraws invented plans when the first real ones come; they come back if those are reverted. */
export async function withdrawExamples(run: CatalogueImport): Promise<number> {
  let count = 0;
  for await (const ids of examplePlans(run.store.queries, { isShown: true })) {
    await withdrawPlans(run, ids);
    count += ids.length;
  }
  return count;
}

/** Projects all invented plans: whether something real is stated has changed. */
export async function projectExamples(store: EngineQueries, projection: Projection): Promise<void> {
  for await (const ids of examplePlans(store.queries, { isShown: false })) await projectPlans(store, ids, projection);
}

async function* examplePlans(
  queries: Queries,
  { isShown }: { readonly isShown: boolean },
): AsyncGenerator<readonly number[]> {
  for (let after = 0; ;) {
    let query = queries
      .selectFrom('plan')
      .innerJoin('provider', 'provider.id', 'plan.provider_id')
      .select('plan.id')
      .where('provider.example', '=', 1)
      .where('plan.id', '>', after)
      .orderBy('plan.id')
      .limit(pageSize);
    if (isShown) query = query.where('plan.active', '=', 1);
    const ids = (await query.execute()).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    yield ids;
    after = last;
  }
}
