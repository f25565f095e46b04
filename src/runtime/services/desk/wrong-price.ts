import { correctionOf, pinOf } from '#catalogue/overlays/plan-overlays.ts';
import type { Queries } from '#database/schema.ts';
import type { Money } from '#domain/money/money.ts';
import type { PlanCorrection } from '#domain/plan/fact-correction.ts';
import type { PricePoint } from '#domain/plan/price-history.ts';
import type { PricePin } from '#domain/plan/price-pin.ts';
import type { ReportReason } from '#domain/price-watch/price-report.ts';
import { readNextRun } from './feed-times.ts';
import { readNamedPlans, type NamedPlan } from './named-plans.ts';
import { readStanding, type StandingOfPlan } from './place-of-plan.ts';
import type { ReadingParts } from './reading-parts.ts';
import { readPlanSource, type PlanSource } from './plan-source.ts';
import { readShownLine } from './price-lines.ts';
import { mostReports } from './reported-plans.ts';

export type PlanParts = Pick<ReadingParts, 'database' | 'sources' | 'catalogue' | 'currency' | 'reviews'>;

/** A report holds no words and no address. */
interface OpenReport {
  readonly reason: ReportReason;
  /** As visitors saw it then. */
  readonly price: Money;
  /** What the visitor saw at the seller; null: not said. */
  readonly seen: Money | null;
  readonly reportedAt: string;
}

/** What lies over a plan; null: nothing of the kind. */
export interface OverPlan {
  readonly pin: PricePin | null;
  readonly hidden: { readonly reason: string; readonly since: string } | null;
  readonly correction: PlanCorrection | null;
}

/** A plan whose price visitors doubt. */
export interface WrongPrice {
  readonly plan: NamedPlan;
  /** Oldest first. */
  readonly reports: readonly OpenReport[];
  readonly source: PlanSource;
  readonly nextRun: Date | null;
  readonly over: OverPlan;
  readonly standing: StandingOfPlan | null;
  readonly line: readonly PricePoint[];
}

/** Null: there is no such plan. */
export async function readWrongPrice(parts: PlanParts, planId: number, now: Date): Promise<WrongPrice | null> {
  const { database, sources } = parts;
  const { queries, engine } = database;
  const plan = (await readNamedPlans(queries, [planId])).get(planId);
  if (plan === undefined) return null;
  const source = await readPlanSource(queries, planId);
  return {
    plan,
    reports: await readOpenReports(queries, planId),
    source,
    nextRun: source.feed === null ? null : await readNextRun({ queries, sources }, source.feed),
    over: await readOverPlan(queries, planId),
    standing: await readStanding(parts, plan, now),
    line: await readShownLine({ queries, engine }, planId, now),
  };
}

async function readOpenReports(queries: Queries, planId: number): Promise<readonly OpenReport[]> {
  const rows = await queries
    .selectFrom('price_report')
    .select(['reason', 'price_currency', 'price_units', 'seen_currency', 'seen_units', 'reported_at'])
    .where('plan_id', '=', planId)
    .where('status', '=', 'open')
    .orderBy('reported_at')
    .orderBy('id')
    .limit(mostReports)
    .execute();
  return rows.map((row) => ({
    reason: row.reason,
    price: { units: Number(row.price_units), currency: row.price_currency },
    seen:
      row.seen_units === null || row.seen_currency === null
        ? null
        : { units: Number(row.seen_units), currency: row.seen_currency },
    reportedAt: row.reported_at,
  }));
}

export async function readOverPlan(queries: Queries, planId: number): Promise<OverPlan> {
  const rows = await queries.selectFrom('plan_overlay').selectAll().where('plan_id', '=', planId).execute();
  const hidden = rows.find(({ kind }) => kind === 'hidden');
  return {
    pin: pinOf(rows.find(({ kind }) => kind === 'price')),
    hidden: hidden === undefined ? null : { reason: hidden.reason, since: hidden.said_at },
    correction: correctionOf(rows.find(({ kind }) => kind === 'facts')),
  };
}
