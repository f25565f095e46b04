import { sql } from 'kysely';
import type { Engine } from '#database/migration.ts';
import { insertStatement, runOverRows, type RowsStatement, type RowValue } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import { copiedColumns } from './copied-columns.ts';
import { pastDifferences, type StoredBefore } from './past-differences.ts';
import { furtherPrices, pinnedPrices } from './stated-prices.ts';

// The tables as 1.0.0 left them, whatever they are today: nothing here may use what later versions change.

interface Store {
  readonly queries: Queries;
  readonly engine: Engine;
}

/** Makes statements and overlays of what 1.0.0 stored. Runs of which no more is known can be reverted by prices only. */
export async function fillStatements(store: Store): Promise<void> {
  const { queries } = store;
  await nameRuns(queries);
  await copyNewest(queries);
  await furtherPrices(store);
  await pinnedPrices(store);
  await fillPast(store);
  await fillAbsences(store);
  await fillOverlays(queries);
  await hideReplacedExamples(queries);
  for (const table of ['hidden_plan', 'price_pin', 'plan_before', 'source_seller'])
    await sql`delete from ${sql.table(table)}`.execute(queries);
}

async function nameRuns(queries: Queries): Promise<void> {
  await sql`update import_run set states_real = 1,
    source_name = (select max(feed) from feed_run where feed_run.import_id = import_run.id)
    where id in (select import_id from feed_run where import_id is not null)`.execute(queries);
  await sql`update import_run set feed = (
    select max(source_seller.feed) from source_seller where source_seller.source = import_run.source_name)
    where source_name is not null`.execute(queries);
  await sql`update import_run set void = 'reverted' where reverted_at is not null`.execute(queries);
  await sql`insert into run_seller (run_id, provider_id)
    select max(import_run.id), source_seller.provider_id from source_seller
      join import_run on import_run.source_name = source_seller.source and import_run.void is null
    group by source_seller.provider_id, source_seller.source`.execute(queries);
}

/** The run of a plan's newest statement is the last one that priced or changed it. */
async function copyNewest(queries: Queries): Promise<void> {
  const columns = sql.join(copiedColumns.map((column) => sql.ref(column)));
  await sql`insert into plan_statement (plan_id, run_id, first_run_id, ${columns})
    select plan.id,
      case when changed.run_id > coalesce(seen.named_id, seen.any_id) then changed.run_id
        else coalesce(seen.named_id, seen.any_id) end,
      seen.first_id, ${sql.join(copiedColumns.map((column) => sql.ref(`plan.${column}`)))}
    from plan
    join (
      select plan_id, min(import_id) as first_id,
        max(case when units is not null and reverted_at is null and source_name is not null then import_id end) as named_id,
        max(case when units is not null and reverted_at is null then import_id end) as any_id
      from price_observation join import_run on import_run.id = import_id where kind = 'list' group by plan_id
    ) as seen on seen.plan_id = plan.id
    left join (select plan_id, max(import_id) as run_id from plan_before group by plan_id) as changed
      on changed.plan_id = plan.id
    where seen.any_id is not null`.execute(queries);
}

const pageSize = 500;

const pastInsert = insertStatement('past_statement', ['plan_id', 'until_run_id', 'run_id', 'checked_at', 'difference']);

async function fillPast(store: Store): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<StoredBefore>`select before.plan_id, before.import_id, before.stored,
        (select max(import_id) from price_observation as seen where seen.plan_id = before.plan_id
          and seen.import_id < before.import_id and seen.kind = 'list' and seen.units is not null) as priced_id
      from plan_before as before
      where before.plan_id in (
        select distinct plan_id from plan_before where plan_id > ${after} order by plan_id limit ${pageSize})
      order by before.plan_id, before.import_id desc`.execute(store.queries);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.plan_id;
    const ids = [...new Set(rows.map((row) => row.plan_id))];
    const newest = await sql<Readonly<Record<string, RowValue>>>`
      select * from plan_statement where plan_id in (${sql.join(ids)})`.execute(store.queries);
    await runOverRows(store, pastInsert, pastDifferences(rows, newest.rows));
  }
}

/** Plans that were withdrawn or missed: which runs missed them is known only for the last. */
async function fillAbsences(store: Store): Promise<void> {
  const { queries } = store;
  await sql`insert into plan_absence (plan_id, run_id, withdraws, unconfirmed_after)
    select stated.plan_id, coalesce((
        select max(import_id) from price_observation as seen
        where seen.plan_id = stated.plan_id and seen.kind = 'list' and seen.units is null), stated.run_id),
      1, case when plan_check.unconfirmed = 1 then 1 else 1000 end
    from plan_statement as stated
    join plan on plan.id = stated.plan_id
    join provider on provider.id = plan.provider_id
    join plan_check on plan_check.plan_id = plan.id
    where plan.offered = 0 and provider.example = 0`.execute(queries);
  const { rows } = await sql<{
    readonly plan_id: number;
    readonly missed_runs: number;
    readonly unconfirmed: number;
    readonly run_id: number;
    readonly source_name: string | null;
  }>`select plan_check.plan_id, missed_runs, unconfirmed, stated.run_id, source_name from plan_check
    join plan on plan.id = plan_check.plan_id
    join plan_statement as stated on stated.plan_id = plan.id
    join import_run on import_run.id = stated.run_id
    where plan.offered = 1 and missed_runs > 0`.execute(queries);
  const runs = await sql<{ readonly id: number; readonly source_name: string | null }>`
    select id, source_name from import_run where void is null order by id desc`.execute(queries);
  const bySource = Map.groupBy(runs.rows, (row) => row.source_name);
  const missed = rows.flatMap((row) =>
    (bySource.get(row.source_name) ?? [])
      .filter(({ id }) => id > row.run_id)
      .slice(0, row.missed_runs)
      .map(({ id }) => [row.plan_id, id, 0, row.unconfirmed === 1 ? 1 : row.missed_runs + 1]),
  );
  await runOverRows(
    store,
    insertStatement('plan_absence', ['plan_id', 'run_id', 'withdraws', 'unconfirmed_after']),
    missed,
  );
  await runOverRows(
    store,
    countMissed,
    rows.map((row) => [row.plan_id]),
  );
  await sql`update plan_check set missed_runs = 1 where missed_runs = 0
    and plan_id in (select plan_id from plan_absence)`.execute(queries);
}

const countMissed: RowsStatement = {
  before: `update plan_check set
    missed_runs = (select count(*) from plan_absence where plan_absence.plan_id = plan_check.plan_id)
    where plan_id in (values`,
  types: ['integer'],
  after: ')',
};

async function fillOverlays(queries: Queries): Promise<void> {
  await sql`insert into plan_overlay (plan_id, kind, said, reason, said_at, ends_at)
    select plan_id, 'hidden', 'true', reason, hidden_at, null from hidden_plan`.execute(queries);
  await sql`insert into plan_overlay (plan_id, kind, said, reason, said_at, ends_at)
    select plan_id, 'price', '{"units":' || units || ',"currency":"' || currency || '"}', reason, pinned_at, ends_at
    from price_pin`.execute(queries);
  await sql`update plan set
    pinned_at = (select pinned_at from price_pin where plan_id = plan.id),
    pinned_until = (select ends_at from price_pin where plan_id = plan.id)
    where active = 1 and id in (select plan_id from price_pin)`.execute(queries);
  await sql`update plan_check set checked_at = (select feed_checked_at from price_pin where price_pin.plan_id = plan_check.plan_id)
    where plan_id in (select plan_id from price_pin)`.execute(queries);
}

/** A revert of 1.0.0 could bring them back beside real plans. */
async function hideReplacedExamples(queries: Queries): Promise<void> {
  await sql`update plan set active = 0 where active = 1
    and provider_id in (select id from provider where example = 1)
    and exists (select 1 from import_run where states_real = 1 and void is null)`.execute(queries);
}
