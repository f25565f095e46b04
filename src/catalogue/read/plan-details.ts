import { runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PlanDetail } from '#domain/plan/plan-detail.ts';
import { planNameIn } from '#domain/plan/plan-name.ts';
import type { PricePoint } from '#domain/plan/price-history.ts';
import { pinSource } from '#catalogue/stored/import-records.ts';
import { readRefundRules } from '#catalogue/overlays/provider-overrides.ts';
import { readWholePlans } from './read-whole-plans.ts';

/** Null: no such plan, or it is no longer offered. */
export async function readPlanDetail(queries: Queries, id: number, locale: Locale): Promise<PlanDetail | null> {
  if (!Number.isSafeInteger(id)) return null;
  const [detail] = await readPlanDetails(queries, { ids: [id], locale });
  return detail ?? null;
}

interface DetailsQuery {
  /** At most 1,000. */
  readonly ids: readonly number[];
  readonly locale: Locale;
  /** True: those that are no longer offered; else those that are. */
  readonly areWithdrawn?: boolean;
}

/** Of these plans, by id. */
export async function readPlanDetails(queries: Queries, query: DetailsQuery): Promise<PlanDetail[]> {
  const { ids, locale, areWithdrawn = false } = query;
  const found = await readWholePlans(queries, ids, areWithdrawn);
  const refunds = await readRefundRules(queries, new Set(found.map(({ provider }) => provider.slug)));
  return found.map(({ id, provider, plan, isUnconfirmed, pin }) => {
    const { externalId: _key, name, statedAt, ...facts } = plan;
    const providerRefund = refunds.get(provider.slug) ?? {};
    const shown = { name: planNameIn(name, locale), checkedAt: statedAt, isUnconfirmed, pin, providerRefund };
    return { ...facts, id, provider, ...shown };
  });
}

/**
 * Prices of reverted imports are in no history. Others are ordered by when they were seen, which is when their import began: a feed may date a correction before the
 * price that it corrects.
 */
const seenOrder = 'run.started_at, seen.import_id';
const pointColumns =
  'seen.plan_id, seen.import_id, seen.currency, seen.units, seen.observed_at, run.started_at, run.source';
const ofRun = 'cross join import_run as run where run.id = seen.import_id and run.reverted_at is null';

const historyStatement: RowsStatement = {
  before: `select ${pointColumns} from (values`,
  types: ['integer'],
  after: `) as wanted cross join price_observation as seen ${ofRun}
    and seen.plan_id = wanted.column1 and seen.kind = 'list' order by seen.plan_id, ${seenOrder}`,
};

/** Two points are at most four rows: a price that moves to another currency has two. */
const lastPointsStatement: RowsStatement = {
  before: `select * from (
    select ${pointColumns}, row_number() over (
      partition by seen.plan_id order by run.started_at desc, seen.import_id desc) as place from (values`,
  types: ['integer'],
  after: `) as wanted cross join price_observation as seen ${ofRun}
    and seen.plan_id = wanted.column1 and seen.kind = 'list'
    ) as ranked where ranked.place <= 4 order by ranked.plan_id, ranked.started_at, ranked.import_id`,
};

const ownHistoryStatement: RowsStatement = {
  before: `select ${pointColumns} from (values`,
  types: ['integer', 'text'],
  after: `) as wanted cross join price_observation as seen ${ofRun}
    and seen.plan_id = wanted.column1 and seen.kind = 'own' and seen.currency = wanted.column2
    order by seen.plan_id, ${seenOrder}`,
};

interface ObservationRow {
  readonly plan_id: number;
  readonly import_id: number;
  readonly currency: CurrencyCode;
  readonly units: number | null;
  /** As the feed states it; without a statement when it was seen. */
  readonly observed_at: string;
  /** When it was seen. */
  readonly started_at: string;
  readonly source: string;
}

/** Includes plans that are no longer offered: their history stays. */
export function readPriceHistories(
  store: EngineQueries,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PricePoint[]>> {
  return readPoints(store, planIds, historyStatement);
}

export interface OwnPriceQuery {
  readonly planIds: readonly number[];
  readonly currency: CurrencyCode;
}

/** Sellers' own prices in a currency other than that of their list price. */
export async function readOwnPriceHistories(
  store: EngineQueries,
  { planIds, currency }: OwnPriceQuery,
): Promise<ReadonlyMap<number, readonly PricePoint[]>> {
  const wanted = planIds.map((id) => [id, currency]);
  return groupPoints(await runOverRows<ObservationRow>(store, ownHistoryStatement, wanted));
}

/** At least the last two points of each history, however long it is. */
export function readLastPoints(
  store: EngineQueries,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PricePoint[]>> {
  return readPoints(store, planIds, lastPointsStatement);
}

async function readPoints(
  store: EngineQueries,
  planIds: readonly number[],
  statement: RowsStatement,
): Promise<ReadonlyMap<number, readonly PricePoint[]>> {
  const wanted = [...new Set(planIds)].filter((id) => Number.isSafeInteger(id)).map((id) => [id]);
  return groupPoints(await runOverRows<ObservationRow>(store, statement, wanted));
}

function groupPoints(rows: readonly ObservationRow[]): ReadonlyMap<number, readonly PricePoint[]> {
  const byPlan = Map.groupBy(rows, (row) => row.plan_id);
  return new Map([...byPlan].map(([id, seen]) => [id, historyOf(seen)]));
}

/** A list price that changes its currency ends one price and starts another in the same import: one point. */
function historyOf(rows: readonly ObservationRow[]): PricePoint[] {
  const priced = new Set(rows.filter(({ units }) => units !== null).map((row) => row.import_id));
  return rows
    .filter(({ units, import_id: importId }) => units !== null || !priced.has(importId))
    .map(({ started_at: at, observed_at: statedAt, units, currency, source }) => {
      const money = units === null ? null : { units, currency };
      const stated = statedAt === at ? {} : { statedAt };
      return { at, ...stated, money, ...(source === pinSource ? { isPinned: true } : {}) };
    });
}
