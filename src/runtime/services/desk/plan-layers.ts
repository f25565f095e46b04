import type { Database } from '#database/database.ts';
import { readProjection } from '#runtime/services/plans/explain-plan.ts';
import { describeProvider } from '#runtime/services/plans/provider-desk.ts';
import { readItemTrail } from './item-trail.ts';
import { readNamedPlans } from './named-plans.ts';
import { mainDestination } from './place-of-plan.ts';
import { readPlanSource } from './plan-source.ts';
import { readFeedLine, readShownLine } from './price-lines.ts';
import type { Reading } from './reading.ts';
import { readOverPlan } from './wrong-price.ts';

const trailRows = 20;

/** Null: there is no such plan. */
export async function readPlanLayers(
  { queries, engine }: Pick<Database, 'queries' | 'engine'>,
  planId: number,
  now: Date,
) {
  const store = { queries, engine };
  const plan = (await readNamedPlans(queries, [planId])).get(planId);
  if (plan === undefined) return null;
  const projected = await readProjection(queries, planId, now);
  const provider = await describeProvider(queries, plan.seller.slug);
  if (projected === null || !provider.ok) return null;
  return {
    plan,
    destination: mainDestination(plan),
    source: await readPlanSource(queries, planId),
    /** As its feed states it; null: none does. */
    stated: projected.stated?.facts ?? null,
    /** As visitors see it, were it shown; null: it is not offered. */
    effective: projected.effective?.facts ?? null,
    notOffered: projected.notOffered,
    over: await readOverPlan(queries, planId),
    provider: provider.value,
    shownLine: await readShownLine(store, planId, now),
    feedLine: await readFeedLine(store, planId, now),
    /** Newest first: of the plan and its reports. */
    trail: await readItemTrail(queries, ['plan', 'report'], { subject: String(planId), limit: trailRows }),
  };
}

/** What makes a plan what visitors see. */
export type PlanLayers = Reading<typeof readPlanLayers>;
