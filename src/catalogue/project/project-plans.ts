import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import { effectivePlan, type CatalogueMoment } from '#domain/plan/effective-plan.ts';
import { readOverlays, type CatalogueOverlays } from '#catalogue/overlays/plan-overlays.ts';
import { readAbsences } from '#catalogue/statements/absences.ts';
import { readStatementRows, statedFacts } from '#catalogue/statements/plan-statements.ts';
import { readStatesReal } from '#catalogue/statements/source-runs.ts';
import { correctSets } from './correct-sets.ts';
import { observeChanges } from './observations.ts';
import { hidePlans, saveMissed, savePlans, type PlanToSave } from './save-plans.ts';
import { openSharedSets, type SharedSets } from './shared-sets.ts';

const pageSize = 200;

/** What changes plans: its observations are made under its record. */
export interface Projection {
  readonly importId: number;
  readonly now: Date;
}

/**
 * Rebuilds plans from what feeds state and the operator says, and observes prices that are different. Use it in the
 * transaction that changed either. Imports, whose facts are at hand, call `savePlans` themselves.
 */
export async function projectPlans(
  store: EngineQueries,
  ids: readonly number[],
  { importId, now }: Projection,
): Promise<void> {
  const { queries } = store;
  const overlays = await readOverlays(queries);
  const moment = { statesReal: await readStatesReal(queries), now };
  const sets = await openSharedSets(store);
  for (let start = 0; start < ids.length; start += pageSize) {
    const page = await readProjectedPlans(queries, ids.slice(start, start + pageSize), { overlays, moment });
    const at = now.toISOString();
    await savePlans(store, await plansToSave(page, { store, sets, at }));
    await hidePlans(
      store,
      page.flatMap(({ id, effective }) => (effective === null ? [id] : [])),
    );
    await saveMissed(
      store,
      page.map(({ id }) => id),
    );
    const shown = page.map(({ id, effective }) => [id, effective?.facts ?? null] as const);
    await observeChanges(store, shown, { importId, at });
  }
}

interface Over {
  readonly overlays: CatalogueOverlays;
  readonly moment: CatalogueMoment;
}

/** Plans as they come out of statements and overlays, whether they are stored so or not. At most some hundred ids. */
export async function readProjectedPlans(queries: Queries, ids: readonly number[], { overlays, moment }: Over) {
  const plans = await queries
    .selectFrom('plan')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .select(['plan.id', 'plan.provider_id', 'plan.external_id', 'provider.example'])
    .where('plan.id', 'in', [...ids])
    .orderBy('plan.id')
    .execute();
  const rows = await readStatementRows(queries, ids);
  const missed = await readAbsences(queries, ids);
  return plans.map(({ id, provider_id: providerId, external_id: externalId, example }) => {
    const row = rows.get(id) ?? null;
    const stated = row && { facts: statedFacts(row), absences: missed.get(id) ?? [], isExample: example === 1 };
    return {
      id,
      providerId,
      externalId,
      row,
      stated,
      effective: effectivePlan(stated, overlays.of(id, providerId), moment),
    };
  });
}

type ProjectedPlan = Awaited<ReturnType<typeof readProjectedPlans>>[number];

interface Saving {
  readonly store: EngineQueries;
  readonly sets: SharedSets;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

async function plansToSave(page: readonly ProjectedPlan[], { store, sets, at }: Saving): Promise<PlanToSave[]> {
  const plans = page.flatMap(({ row, effective, ...keys }) => {
    if (row === null || effective === null) return [];
    const stated = { coverageSetId: row.coverage_set_id, networkSetId: row.network_set_id };
    return [{ ...keys, effective, stated, correction: effective.correction }];
  });
  const corrected = await correctSets(store.queries, sets, plans);
  return plans.map(({ id, providerId, externalId, effective, stated }, index) => {
    const { isShown, pin, facts } = effective;
    const keys = { id, providerId, externalId, updatedAt: at, isShown, pin, ...(corrected[index] ?? stated) };
    return { facts, keys, isStored: true };
  });
}
