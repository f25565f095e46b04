import { sql } from 'kysely';
import type { PlanOverlayTable } from '#database/override-tables.ts';
import { readMerges } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import { noOverlays, type PlanOverlays } from '#domain/plan/effective-plan.ts';
import type { PlanCorrection } from '#domain/plan/fact-correction.ts';
import type { PricePin } from '#domain/plan/price-pin.ts';
import { parseCorrection, parsePinnedPrice } from '#catalogue/stored/stored-json.ts';

type OverlayKind = PlanOverlayTable['kind'];

/** All that the operator says over plans: few rows, whatever the size of the catalogue. */
export interface CatalogueOverlays {
  of(planId: number, providerId: number): PlanOverlays;
  /** Whether the operator hides any plan of the provider, or the one it is merged into. */
  hides(providerId: number): boolean;
}

export async function readOverlays(queries: Queries): Promise<CatalogueOverlays> {
  const rows = await queries
    .selectFrom('plan_overlay')
    .innerJoin('plan', 'plan.id', 'plan_overlay.plan_id')
    .selectAll('plan_overlay')
    .select('plan.provider_id')
    .execute();
  const providers = await queries
    .selectFrom('provider_override')
    .select('provider_id')
    .where('hidden', '=', 1)
    .execute();
  const hiddenAlone = new Set(providers.map((row) => row.provider_id));
  const merged = [...(await readMerges(queries))].flatMap(([from, into]) => (hiddenAlone.has(into) ? [from] : []));
  const hiddenProviders = new Set([...hiddenAlone, ...merged]);
  const hidden = rows.filter(({ kind }) => kind === 'hidden');
  const hidingProviders = new Set([...hiddenProviders, ...hidden.map((row) => row.provider_id)]);
  const said = Map.groupBy(rows, (row) => row.plan_id);
  return {
    of: (planId, providerId) => {
      const own = said.get(planId);
      const isHidden = hiddenProviders.has(providerId);
      if (own === undefined) return isHidden ? { ...noOverlays, isHidden } : noOverlays;
      return {
        isHidden: isHidden || own.some(({ kind }) => kind === 'hidden'),
        pin: pinOf(own.find(({ kind }) => kind === 'price')),
        correction: correctionOf(own.find(({ kind }) => kind === 'facts')),
      };
    },
    hides: (providerId) => hidingProviders.has(providerId),
  };
}

/** A stored row of a pinned price. */
export function pinOf(
  row: Pick<PlanOverlayTable, 'said' | 'reason' | 'said_at' | 'ends_at'> | undefined,
): PricePin | null {
  if (row === undefined || row.ends_at === null) return null;
  return { price: parsePinnedPrice(row.said), reason: row.reason, pinnedAt: row.said_at, endsAt: row.ends_at };
}

/** A stored row of corrected facts. */
export function correctionOf(
  row: Pick<PlanOverlayTable, 'said' | 'reason' | 'said_at' | 'ends_at'> | undefined,
): PlanCorrection | null {
  if (row === undefined) return null;
  return { ...parseCorrection(row.said), reason: row.reason, correctedAt: row.said_at, endsAt: row.ends_at };
}

/** Replaces what was said of the kind before. Use it in the transaction that projects the plan. */
export async function saveOverlay(
  queries: Queries,
  overlay: Pick<PlanOverlayTable, 'plan_id' | 'kind' | 'reason' | 'said_at' | 'ends_at'> & { readonly said: unknown },
): Promise<void> {
  const { plan_id, kind, ...rest } = { ...overlay, said: JSON.stringify(overlay.said) };
  await queries
    .insertInto('plan_overlay')
    .values({ plan_id, kind, ...rest })
    .onConflict((conflict) => conflict.columns(['plan_id', 'kind']).doUpdateSet(rest))
    .execute();
}

/** Of two processes one gets true. False: nothing was said. */
export async function deleteOverlay(queries: Queries, planId: number, kind: OverlayKind): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('plan_overlay')
    .where('plan_id', '=', planId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Plans over which something has ended, ascending. */
export async function plansWithEndedOverlays(queries: Queries, now: Date): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('plan_overlay')
    .select('plan_id')
    .distinct()
    .where('ends_at', '<=', now.toISOString())
    .orderBy('plan_id')
    .execute();
  return rows.map((row) => row.plan_id);
}

export async function deleteEndedOverlays(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('plan_overlay').where('ends_at', '<=', now.toISOString()).execute();
}

/** True: the operator hides the plan or one of its providers, whether it is offered or not. */
export async function isHidden(queries: Queries, planId: number): Promise<boolean> {
  if (!Number.isSafeInteger(planId)) return false;
  const plan = await queries
    .selectFrom('plan')
    .select('id')
    .where('id', '=', planId)
    .where(hiddenPlan)
    .executeTakeFirst();
  return plan !== undefined;
}

/** Of rows of `plan`: the operator hides the plan, its provider, or the one that this is merged into. */
export const hiddenPlan = sql<boolean>`(
  exists (select 1 from plan_overlay where plan_overlay.plan_id = plan.id and plan_overlay.kind = 'hidden')
  or exists (select 1 from provider_override
    where provider_override.hidden = 1 and provider_override.provider_id in (plan.provider_id,
      (select into_id from provider_merge where provider_merge.provider_id = plan.provider_id))))`;
