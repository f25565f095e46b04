import { readOverlays } from '#catalogue/overlays/plan-overlays.ts';
import { readProjectedPlans } from '#catalogue/project/project-plans.ts';
import { readStatesReal } from '#catalogue/statements/source-runs.ts';
import type { OwnFacts } from '#catalogue/stored/plan-row.ts';
import type { Database } from '#database/database.ts';
import { whyNotOffered, type NotOffered } from '#domain/plan/effective-plan.ts';
import type { PricePoint } from '#domain/plan/price-history.ts';
import { describeProvider, type OverriddenProvider } from '#runtime/services/plans/provider-desk.ts';
import { readItemTrail, type ItemEvent } from './item-trail.ts';
import { readNamedPlans, type NamedPlan } from './named-plans.ts';
import { mainDestination } from './place-of-plan.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { readPlanSource, type PlanSource } from './plan-source.ts';
import { readFeedLine, readShownLine } from './price-lines.ts';
import { readOverPlan, type OverPlan } from './wrong-price.ts';

/** What makes a plan what visitors see. */
export interface PlanLayers {
  readonly plan: NamedPlan;
  readonly destination: DestinationKey | null;
  readonly source: PlanSource;
  /** As its feed states it; null: none does. */
  readonly stated: OwnFacts | null;
  /** As visitors see it, were it shown; null: it is not offered. */
  readonly effective: OwnFacts | null;
  readonly notOffered: NotOffered | null;
  readonly over: OverPlan;
  readonly provider: OverriddenProvider;
  readonly shownLine: readonly PricePoint[];
  readonly feedLine: readonly PricePoint[];
  /** Newest first: of the plan and its reports. */
  readonly trail: readonly ItemEvent[];
}

const trailRows = 20;

/** Null: there is no such plan. */
export async function readPlanLayers(
  { queries, engine }: Pick<Database, 'queries' | 'engine'>,
  planId: number,
  now: Date,
): Promise<PlanLayers | null> {
  const store = { queries, engine };
  const plan = (await readNamedPlans(queries, [planId])).get(planId);
  if (plan === undefined) return null;
  const moment = { statesReal: await readStatesReal(queries), now };
  const overlays = await readOverlays(queries);
  const [projected] = await readProjectedPlans(queries, [planId], { overlays, moment });
  const provider = await describeProvider(queries, plan.seller.slug);
  if (projected === undefined || !provider.ok) return null;
  return {
    plan,
    destination: mainDestination(plan),
    source: await readPlanSource(queries, planId),
    stated: projected.stated?.facts ?? null,
    effective: projected.effective?.facts ?? null,
    notOffered: whyNotOffered(projected.stated, moment),
    over: await readOverPlan(queries, planId),
    provider: provider.value,
    shownLine: await readShownLine(store, planId, now),
    feedLine: await readFeedLine(store, planId, now),
    trail: await readItemTrail(queries, ['plan', 'report'], { subject: String(planId), limit: trailRows }),
  };
}
