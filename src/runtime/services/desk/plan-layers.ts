import { readOverlays } from '#catalogue/overlays/plan-overlays.ts';
import { readProjectedPlans } from '#catalogue/project/project-plans.ts';
import { readStatesReal } from '#catalogue/statements/source-runs.ts';
import type { Database } from '#database/database.ts';
import { whyNotOffered } from '#domain/plan/effective-plan.ts';
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
  const moment = { statesReal: await readStatesReal(queries), now };
  const overlays = await readOverlays(queries);
  const [projected] = await readProjectedPlans(queries, [planId], { overlays, moment });
  const provider = await describeProvider(queries, plan.seller.slug);
  if (projected === undefined || !provider.ok) return null;
  return {
    plan,
    destination: mainDestination(plan),
    source: await readPlanSource(queries, planId),
    /** As its feed states it; null: none does. */
    stated: projected.stated?.facts ?? null,
    /** As visitors see it, were it shown; null: it is not offered. */
    effective: projected.effective?.facts ?? null,
    notOffered: whyNotOffered(projected.stated, moment),
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
