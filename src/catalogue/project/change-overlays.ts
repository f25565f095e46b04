import type { EngineQueries } from '#database/row-batches.ts';
import type { PlanOverlayTable } from '#database/override-tables.ts';
import {
  deleteEndedOverlays,
  deleteOverlay,
  plansWithEndedOverlays,
  saveOverlay,
} from '#catalogue/overlays/plan-overlays.ts';
import { pinSource, startImportRecord } from '#catalogue/stored/import-records.ts';
import { projectPlans } from './project-plans.ts';

// Use all of them in a transaction, and publish the change at its end.

type OverlayKind = PlanOverlayTable['kind'];

/** Sources of the observations that laying something over a plan makes, and lifting it. */
const sources: Readonly<Record<OverlayKind, readonly [laid: string, lifted: string]>> = {
  price: [pinSource, 'operator: price no longer pinned'],
  facts: ['operator: plan corrected', 'operator: plan no longer corrected'],
  hidden: ['operator: plan hidden', 'operator: plan shown'],
};

/** Shows what the operator says in place of what the feed does. Replaces what was said of the kind before. */
export async function layOver(store: EngineQueries, overlay: Parameters<typeof saveOverlay>[1]): Promise<void> {
  await saveOverlay(store.queries, overlay);
  const [source] = sources[overlay.kind];
  await projectUnder(store, [overlay.plan_id], { source, now: new Date(overlay.said_at) });
}

/** The feed counts again. False: nothing of the kind was said. */
export async function liftOverlay(
  store: EngineQueries,
  planId: number,
  { kind, now }: { readonly kind: OverlayKind; readonly now: Date },
): Promise<boolean> {
  if (!(await deleteOverlay(store.queries, planId, kind))) return false;
  const [, source] = sources[kind];
  await projectUnder(store, [planId], { source, now });
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
  await projectUnder(store, ids, { source: sources.price[1], now });
  return ids.length;
}

async function projectUnder(
  store: EngineQueries,
  ids: readonly number[],
  { source, now }: { readonly source: string; readonly now: Date },
): Promise<void> {
  const importId = await startImportRecord(store.queries, { source, startedAt: now.toISOString() });
  await projectPlans(store, ids, { importId, now });
}
