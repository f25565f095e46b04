import { correctionOf, pinOf } from '#catalogue/overlays/plan-overlays.ts';
import type { Queries } from '#database/schema.ts';
import { readOpenReports } from '#visitors/report-desk.ts';
import { readNextRun } from './feed-times.ts';
import { readNamedPlans } from './named-plans.ts';
import { readStanding } from './place-of-plan.ts';
import type { Reading } from './reading.ts';
import type { ReadingParts } from './reading-parts.ts';
import { readPlanSource } from './plan-source.ts';
import { readShownLine } from './price-lines.ts';

export type PlanParts = Pick<ReadingParts, 'database' | 'sources' | 'catalogue' | 'currency' | 'reviews'>;

/** Null: there is no such plan. */
export async function readWrongPrice(parts: PlanParts, planId: number, now: Date) {
  const { database, sources } = parts;
  const { queries, engine } = database;
  const plan = (await readNamedPlans(queries, [planId])).get(planId);
  if (plan === undefined) return null;
  const source = await readPlanSource(queries, planId);
  return {
    plan,
    /** Oldest first; they hold no words and no address. */
    reports: (await readOpenReports(queries, planId))[0]?.reports ?? [],
    source,
    nextRun: source.feed === null ? null : await readNextRun({ queries, sources }, source.feed),
    over: await readOverPlan(queries, planId),
    standing: await readStanding(parts, plan, now),
    line: await readShownLine({ queries, engine }, planId, now),
  };
}

/** A plan whose price visitors doubt. */
export type WrongPrice = Reading<typeof readWrongPrice>;

/** What lies over a plan; null: nothing of the kind. */
export async function readOverPlan(queries: Queries, planId: number) {
  const rows = await queries.selectFrom('plan_overlay').selectAll().where('plan_id', '=', planId).execute();
  const hidden = rows.find(({ kind }) => kind === 'hidden');
  return {
    pin: pinOf(rows.find(({ kind }) => kind === 'price')),
    hidden: hidden === undefined ? null : { reason: hidden.reason, since: hidden.said_at },
    correction: correctionOf(rows.find(({ kind }) => kind === 'facts')),
  };
}
