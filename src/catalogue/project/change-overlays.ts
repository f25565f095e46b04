import type { EngineQueries } from '#database/row-batches.ts';
import type { PlanCorrection } from '#domain/plan/fact-correction.ts';
import type { PricePin } from '#domain/plan/price-pin.ts';
import {
  deleteEndedOverlays,
  deleteOverlay,
  plansWithEndedOverlays,
  saveOverlay,
} from '#catalogue/overlays/plan-overlays.ts';
import { pinSource, startImportRecord } from '#catalogue/stored/import-records.ts';
import { projectPlans } from './project-plans.ts';

// Use all of them in a transaction, and publish the change at its end.

/** Shows a price in place of the feed's. Replaces an earlier pin. */
export async function pinPrice(store: EngineQueries, planId: number, pin: PricePin): Promise<void> {
  const { price: said, reason, pinnedAt: said_at, endsAt: ends_at } = pin;
  await saveOverlay(store.queries, { plan_id: planId, kind: 'price', said, reason, said_at, ends_at });
  await projectUnder(store, [planId], { source: pinSource, now: new Date(pin.pinnedAt) });
}

/** The prices of the feed count again. False: none was pinned. */
export async function unpinPrice(store: EngineQueries, planId: number, now: Date): Promise<boolean> {
  if (!(await deleteOverlay(store.queries, planId, 'price'))) return false;
  await projectUnder(store, [planId], { source: unpinSource, now });
  return true;
}

/** Shows facts in place of the feed's. Replaces an earlier correction. */
export async function correctFacts(store: EngineQueries, planId: number, correction: PlanCorrection): Promise<void> {
  const { facts, networks, reason, correctedAt: said_at, endsAt: ends_at } = correction;
  const said = { ...facts, networks };
  await saveOverlay(store.queries, { plan_id: planId, kind: 'facts', said, reason, said_at, ends_at });
  await projectUnder(store, [planId], { source: 'operator: plan corrected', now: new Date(said_at) });
}

/** The facts of the feed count again. False: none was corrected. */
export async function uncorrectFacts(store: EngineQueries, planId: number, now: Date): Promise<boolean> {
  if (!(await deleteOverlay(store.queries, planId, 'facts'))) return false;
  await projectUnder(store, [planId], { source: 'operator: plan no longer corrected', now });
  return true;
}

export async function hidePlan(
  store: EngineQueries,
  planId: number,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  const at = now.toISOString();
  const said = { plan_id: planId, kind: 'hidden', said: true, reason, said_at: at, ends_at: null } as const;
  await saveOverlay(store.queries, said);
  await projectUnder(store, [planId], { source: 'operator: plan hidden', now });
}

/** False: it was not hidden. */
export async function showPlan(store: EngineQueries, planId: number, now: Date): Promise<boolean> {
  if (!(await deleteOverlay(store.queries, planId, 'hidden'))) return false;
  await projectUnder(store, [planId], { source: 'operator: plan shown', now });
  return true;
}

/** Projects all plans of a provider that the operator now hides, shows, merges or splits, and of those merged into it. */
export async function projectProvider(store: EngineQueries, providerId: number, now: Date): Promise<void> {
  const rows = await store.queries
    .selectFrom('plan')
    .select('id')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('provider_id', '=', providerId),
        eb('provider_id', 'in', selectFrom('provider_merge').select('provider_id').where('into_id', '=', providerId)),
      ]),
    )
    .orderBy('id')
    .execute();
  await projectUnder(
    store,
    rows.map(({ id }) => id),
    { source: 'operator: provider hidden, shown, merged or split', now },
  );
}

/** Ends overlays whose time is over. @returns how many plans they lay over */
export async function liftEndedOverlays(store: EngineQueries, now: Date): Promise<number> {
  const ids = await plansWithEndedOverlays(store.queries, now);
  if (ids.length === 0) return 0;
  await deleteEndedOverlays(store.queries, now);
  await projectUnder(store, ids, { source: unpinSource, now });
  return ids.length;
}

const unpinSource = 'operator: price no longer pinned';

async function projectUnder(
  store: EngineQueries,
  ids: readonly number[],
  { source, now }: { readonly source: string; readonly now: Date },
): Promise<void> {
  const importId = await startImportRecord(store.queries, { source, startedAt: now.toISOString() });
  await projectPlans(store, ids, { importId, now });
}
