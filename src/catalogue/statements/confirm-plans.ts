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
 * Confirms a feed's prices as of now because it is unchanged. One statement, whatever the feed's size. Use it inside
 * a transaction. False, and nothing is written: the feed's plans have changed since, so that it has to be read again.
 */
export async function confirmPlans(queries: Queries, query: ConfirmQuery): Promise<boolean> {
  const { feed, provider, seenAt, planCount, now } = query;
  const found = await lookAtFeed(queries, { feed, provider });
  if (found.count !== planCount || (found.changedAt ?? '') > seenAt) return false;
  const at = now.toISOString();
  const ofProvider = providerClause(provider);
  await sql`update plan_check set checked_at = ${at} where checked_at = ${seenAt} and plan_id in
    (select plan.id from plan where plan.feed = ${feed} and plan.offered = 1 ${ofProvider})`.execute(queries);
  // The feed confirms its own price, not the one in its place.
  await sql`update price_pin set feed_checked_at = ${at} where feed_checked_at = ${seenAt} and plan_id in
    (select plan.id from plan where plan.feed = ${feed} and plan.offered = 1 ${ofProvider})`.execute(queries);
  await sql`update destination_stat set checked_at = ${at} where checked_at < ${at} and destination in
    (select coverage_destination.destination from coverage_destination where coverage_destination.coverage_set_id in
      (select plan.coverage_set_id from plan join plan_check on plan_check.plan_id = plan.id
        where plan.feed = ${feed} and plan.active = 1 ${ofProvider} and plan_check.checked_at = ${at}))`.execute(
    queries,
  );
  await raiseDataVersion(queries, 'catalogue');
  return true;
}

async function lookAtFeed(queries: Queries, { feed, provider }: Pick<ConfirmQuery, 'feed' | 'provider'>) {
  const { rows } = await sql<{ count: number | string; changed_at: string | null }>`
    select count(*) as count, max(plan.updated_at) as changed_at from plan
      where plan.feed = ${feed} and plan.offered = 1 ${providerClause(provider)}`.execute(queries);
  return { count: Number(rows[0]?.count ?? 0), changedAt: rows[0]?.changed_at ?? null };
}

function providerClause(provider: ProviderSlug | null) {
  return provider === null
    ? sql``
    : sql`and plan.provider_id in (select provider.id from provider where provider.slug = ${provider})`;
}
