import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import { effectivePlan, type CatalogueMoment, type EffectivePlan } from '#domain/plan/effective-plan.ts';
import { readOverlays, type CatalogueOverlays } from '#catalogue/overlays/plan-overlays.ts';
import { readAbsences } from '#catalogue/statements/absences.ts';
import { readStatementRows, statedFacts, type StatementRow } from '#catalogue/statements/plan-statements.ts';
import { readStatesReal } from '#catalogue/statements/source-runs.ts';
import type { OwnFacts } from '#catalogue/stored/plan-row.ts';
import { observeChanges } from './observations.ts';
import { hidePlans, saveMissed, savePlans, type PlanToSave } from './save-plans.ts';

const pageSize = 200;

/** What changes plans: its observations are made under its record. */
export interface Projection {
  readonly importId: number;
  readonly now: Date;
}

/**
 * Makes plans anew from what feeds state and the operator says, and observes prices that are different. The only way
 * besides an import to write plans. Use it in the transaction that changed either.
 */
export async function projectPlans(
  store: EngineQueries,
  ids: readonly number[],
  { importId, now }: Projection,
): Promise<void> {
  const { queries } = store;
  const overlays = await readOverlays(queries);
  const moment = { statesReal: await readStatesReal(queries), now };
  for (let start = 0; start < ids.length; start += pageSize) {
    const page = await readPage(queries, ids.slice(start, start + pageSize), { overlays, moment });
    const at = now.toISOString();
    await savePlans(
      store,
      page.flatMap((each) => planToSave(each, at) ?? []),
    );
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

interface ProjectedPlan {
  readonly id: number;
  readonly providerId: number;
  readonly externalId: string;
  readonly row: StatementRow | null;
  readonly effective: EffectivePlan<OwnFacts> | null;
}

interface Over {
  readonly overlays: CatalogueOverlays;
  readonly moment: CatalogueMoment;
}

async function readPage(
  queries: Queries,
  ids: readonly number[],
  { overlays, moment }: Over,
): Promise<readonly ProjectedPlan[]> {
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
    return { id, providerId, externalId, row, effective: effectivePlan(stated, overlays.of(id, providerId), moment) };
  });
}

function planToSave({ id, providerId, externalId, row, effective }: ProjectedPlan, at: string): PlanToSave | null {
  if (row === null || effective === null) return null;
  const sets = { coverageSetId: row.coverage_set_id, networkSetId: row.network_set_id };
  const { isShown, pin, facts } = effective;
  return { facts, keys: { id, providerId, externalId, updatedAt: at, isShown, pin, ...sets }, isStored: true };
}
