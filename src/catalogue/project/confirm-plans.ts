import { sql } from 'kysely';
import { raiseDataVersion } from '#database/data-version.ts';
import type { Queries } from '#database/schema.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';

/** Which plans a feed confirms, as of its last import. */
export interface ConfirmQuery {
  readonly feed: string;
  /** Null: of any provider. */
  readonly provider: ProviderSlug | null;
  /** When the feed was last seen, ISO 8601 in UTC: plans without a time of their own have it. */
  readonly seenAt: string;
  /** Plans that were offered after that import. */
  readonly planCount: number;
  readonly now: Date;
}

/** How many plans a feed offers now. */
export async function countOffered(
  queries: Queries,
  { feed, provider }: Pick<ConfirmQuery, 'feed' | 'provider'>,
): Promise<number> {
  return (await lookAtFeed(queries, { feed, provider })).count;
}

/**
 * Confirms a feed's prices as of now because it is unchanged; a pinned price is as old as before. One statement,
 * whatever the feed's size. Use it inside a transaction. False, and nothing is written: the feed's plans have changed
 * since, so that it has to be read again.
 */
export async function confirmPlans(queries: Queries, query: ConfirmQuery): Promise<boolean> {
  const { seenAt, planCount, now } = query;
  const found = await lookAtFeed(queries, query);
  if (found.count !== planCount || (found.changedAt ?? '') > seenAt) return false;
  const at = now.toISOString();
  await sql`update plan_check set checked_at = ${at}
    where checked_at = ${seenAt} and plan_id in (${offeredPlans(query)})`.execute(queries);
  await sql`update destination_stat set checked_at = ${at} where checked_at < ${at} and destination in
    (select coverage_destination.destination from coverage_destination where coverage_destination.coverage_set_id in
      (select plan.coverage_set_id from plan join plan_check on plan_check.plan_id = plan.id
        where plan.active = 1 and plan.pinned_at is null and plan_check.checked_at = ${at}
          and plan.id in (${offeredPlans(query)})))`.execute(queries);
  await raiseDataVersion(queries, 'catalogue');
  return true;
}

async function lookAtFeed(queries: Queries, query: Pick<ConfirmQuery, 'feed' | 'provider'>) {
  const { rows } = await sql<{ count: number | string; last: number | null }>`
    select count(*) as count, max(run_id) as last
      from plan_statement where plan_id in (${offeredPlans(query)})`.execute(queries);
  const [found] = rows;
  const run = await queries
    .selectFrom('import_run')
    .select('started_at')
    .where('id', '=', found?.last ?? 0)
    .executeTakeFirst();
  return { count: Number(found?.count ?? 0), changedAt: run?.started_at ?? null };
}

/** Ids of the plans that a feed offers. */
function offeredPlans({ feed, provider }: Pick<ConfirmQuery, 'feed' | 'provider'>) {
  const ofProvider =
    provider === null
      ? sql``
      : sql`and exists (select 1 from plan join provider on provider.id = plan.provider_id
          where plan.id = offered.plan_id and provider.slug = ${provider})`;
  return sql`select offered.plan_id from plan_statement as offered where offered.feed = ${feed} ${ofProvider}
    and not exists (select 1 from plan_absence where plan_absence.plan_id = offered.plan_id and withdraws = 1)`;
}
