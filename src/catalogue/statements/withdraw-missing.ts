import { sql } from 'kysely';
import { runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { MissingPlan } from '#catalogue/project/catalogue-writer-contract.ts';
import type { PlanIdSet } from '#catalogue/stored/plan-id-set.ts';

const pageSize = 2_000;

const markWithdrawn: RowsStatement = {
  before: 'update plan set active = 0, offered = 0 where id in (values',
  types: ['integer'],
  after: ')',
};

/** A plan missing for one day may be a gap: it stays for a while, marked as not confirmed. */
const markMissed = (unconfirmedAfterRuns: number): RowsStatement => ({
  before: `update plan_check set missed_runs = missed_runs + 1,
    unconfirmed = case when missed_runs + 1 >= ${unconfirmedAfterRuns} then 1 else 0 end where plan_id in (values`,
  types: ['integer'],
  after: ')',
});

export interface WithdrawQuery {
  /** Slug before id. */
  readonly providers: ReadonlyMap<string, number>;
  /** Plans of other feeds are left alone; null: of any feed. */
  readonly feed: string | null;
  readonly seen: PlanIdSet;
  readonly importId: number;
  readonly now: Date;
  /** 1: withdrawn at once. */
  readonly withdrawnAfterRuns: number;
  readonly unconfirmedAfterRuns: number;
  /** Called for each of them. */
  readonly missing?: (plan: MissingPlan) => void;
}

export interface MissingCounts {
  readonly withdrawn: number;
  /** Missing, and still offered. */
  readonly unseen: number;
}

/**
 * Of the providers' offered plans missing from the import, withdraws those that enough runs have missed, observes the
 * end of their prices, and counts missed runs of the others.
 */
export async function withdrawMissing(store: EngineQueries, query: WithdrawQuery): Promise<MissingCounts> {
  const missed = markMissed(query.unconfirmedAfterRuns);
  const counts = { withdrawn: 0, unseen: 0 };
  for (const [provider, id] of query.providers) {
    for await (const missing of missingPlans(store, id, query)) {
      const [gone, kept] = split(missing, (row) => row.missed_runs + 1 >= query.withdrawnAfterRuns);
      for (const [isWithdrawn, plans] of [[true, gone] as const, [false, kept] as const])
        for (const row of plans) query.missing?.(missingPlan(provider, row, isWithdrawn));
      await withdrawPlans(
        store,
        gone.map((row) => row.id),
        query,
      );
      await runOverRows(store, missed, idsOf(kept));
      counts.withdrawn += gone.length;
      counts.unseen += kept.length;
    }
  }
  return counts;
}

/** Withdraws offered plans, and observes the end of their prices. */
export async function withdrawPlans(
  store: EngineQueries,
  ids: readonly number[],
  run: Pick<WithdrawQuery, 'importId' | 'now'>,
): Promise<void> {
  const rows = ids.map((id) => [id]);
  await runOverRows(store, endOfPricesStatement(run), rows);
  await runOverRows(store, markWithdrawn, rows);
}

function split<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const { first = [], second = [] } = Object.groupBy(items, (item) => (isFirst(item) ? 'first' : 'second'));
  return [first, second];
}

function idsOf(rows: readonly ActivePlanRow[]): number[][] {
  return rows.map(({ id }) => [id]);
}

function missingPlan(provider: string, row: ActivePlanRow, isWithdrawn: boolean): MissingPlan {
  const price = { currency: row.price_currency, units: row.price_units };
  return { provider, externalId: row.external_id, price, isWithdrawn };
}

/**
 * Plans that are shown. Answered by a covering index: nearly all plans of a feed are seen. Exported for the test of its
 * query plan.
 */
export function activeIdQuery(queries: Queries, providerId: number, after: number) {
  return idQuery(queries, providerId, after).where('active', '=', 1);
}

/** Plans that their feed offers and the operator hides: an index has only these. Exported like the one above. */
export function hiddenIdQuery(queries: Queries, providerId: number, after: number) {
  // Literals: SQLite takes a partial index only for conditions that it can read.
  return idQuery(queries, providerId, after).where(sql<boolean>`active = 0 and offered = 1`);
}

function idQuery(queries: Queries, providerId: number, after: number) {
  return queries
    .selectFrom('plan')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize);
}

function planQuery(queries: Queries, ids: readonly number[]) {
  return queries
    .selectFrom('plan')
    .innerJoin('plan_check', 'plan_check.plan_id', 'plan.id')
    .select(['id', 'external_id', 'feed', 'price_currency', 'price_units', 'missed_runs'])
    .where('id', 'in', [...ids])
    .orderBy('external_id');
}

type ActivePlanRow = Awaited<ReturnType<ReturnType<typeof planQuery>['execute']>>[number];

/** Page by page, so that memory is bounded for a provider of any size. */
async function* missingPlans(
  { queries }: EngineQueries,
  providerId: number,
  query: Pick<WithdrawQuery, 'feed' | 'seen'>,
): AsyncGenerator<ActivePlanRow[]> {
  yield* missingOf(queries, query, (after) => activeIdQuery(queries, providerId, after).execute());
  yield* missingOf(queries, query, (after) => hiddenIdQuery(queries, providerId, after).execute());
}

async function* missingOf(
  queries: Queries,
  { feed, seen }: Pick<WithdrawQuery, 'feed' | 'seen'>,
  readPage: (after: number) => Promise<readonly { readonly id: number }[]>,
): AsyncGenerator<ActivePlanRow[]> {
  for (let after = 0; ;) {
    const page = await readPage(after);
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
    const ids = page.map(({ id }) => id).filter((id) => !seen.has(id));
    const rows = ids.length === 0 ? [] : await planQuery(queries, ids).execute();
    yield rows.filter((row) => feed === null || row.feed === feed);
  }
}

const statedPrices = [
  { kind: 'list', table: 'plan', currency: 'price_currency', planId: 'id' },
  { kind: 'own', table: 'plan_own_price', currency: 'currency', planId: 'plan_id' },
  { kind: 'promo', table: 'plan_promo', currency: 'currency', planId: 'plan_id' },
] as const;

/** Appends "no longer offered" for every current price of the plans. */
function endOfPricesStatement({ importId, now }: Pick<WithdrawQuery, 'importId' | 'now'>): RowsStatement {
  const points = statedPrices.map(
    ({ kind, table, currency, planId }) =>
      `select ${table}.${planId}, ${importId}, '${kind}', ${table}.${currency}, cast(null as bigint), '${now.toISOString()}'
        from wanted cross join ${table} where ${table}.${planId} = wanted.plan_id`,
  );
  return {
    before: 'with wanted (plan_id) as (values',
    types: ['integer'],
    after: `) insert into price_observation (plan_id, import_id, kind, currency, units, observed_at)
      ${points.join(' union all ')}`,
  };
}
