import type { AliasableExpression } from 'kysely';
import type { Queries } from '#database/schema.ts';

/** Length of a queue, and the times of its entries in ISO 8601; null: it is empty. */
export interface Queue {
  readonly count: number;
  readonly oldest: string | null;
  readonly newest: string | null;
}

/**
 * Operational figures from the database, by small queries, each on an index or a small table. Ages in seconds.
 * @param configured names of feeds; null: unknown, all are shown
 */
export async function readSiteFigures(
  queries: Queries,
  { configured, now }: { readonly configured: ReadonlySet<string> | null; readonly now: Date },
) {
  const [feeds, rates, queues, visits] = await Promise.all([
    queries
      .selectFrom('feed_source')
      .leftJoin('feed_reading', 'feed_reading.feed', 'feed_source.name')
      .select(['name', 'seen_at', 'failures'])
      .orderBy('name')
      .execute(),
    readNewestRates(queries),
    readQueues(queries),
    readVisits(queries, now.toISOString().slice(0, 10)),
  ]);
  const waiting = ({ count, oldest }: Queue) => ({ count, oldestSeconds: ageOf(oldest, now) ?? 0 });
  const { reviews, reports, reviewReports, heldFeeds, mails, webhooks } = queues;
  return {
    /** Configured feeds by name: age of the last confirmation of their plans, and consecutive failures. */
    feeds: feeds
      .filter(({ name }) => configured?.has(name) ?? true)
      .map(({ name, seen_at, failures }) => ({ name, ageSeconds: ageOf(seen_at, now), failures })),
    /** Age of the newest exchange rates; null: there are none. */
    rateAgeSeconds: ageOf(rates, now),
    waiting: {
      reviews: waiting(reviews),
      reports: waiting(reports),
      reviewReports: waiting(reviewReports),
      heldFeeds: waiting(heldFeeds),
      mails: waiting(mails),
      webhooks: waiting(webhooks),
    },
    ...visits,
  };
}

export type SiteFigures = Awaited<ReturnType<typeof readSiteFigures>>;

/** Day of the newest exchange rates; null: there are none. */
export async function readNewestRates(queries: Queries): Promise<string | null> {
  const row = await queries
    .selectFrom('exchange_rate')
    .select(({ fn }) => fn.max('date').as('newest'))
    .executeTakeFirst();
  return row?.newest ?? null;
}

/** Whatever waits: for the operator's decision, or to be sent. */
export async function readQueues(queries: Queries) {
  const [reviews, reports, reviewReports, heldFeeds, outboxes] = await Promise.all([
    queueOf(queries, queries.selectFrom('review').select('created_at as at').where('status', '=', 'pending')),
    queueOf(queries, queries.selectFrom('price_report').select('reported_at as at').where('status', '=', 'open')),
    queueOf(
      queries,
      queries
        .selectFrom('review_report')
        // One with an objection waits again.
        .select(({ fn }) => fn.coalesce('objected_at', 'created_at').as('at'))
        .where('status', '=', 'open'),
    ),
    queueOf(
      queries,
      queries
        .selectFrom('held_feed')
        .innerJoin('feed_run', 'feed_run.id', 'held_feed.run_id')
        .select('started_at as at')
        .where('decision', 'is', null),
    ),
    readOutboxes(queries),
  ]);
  return {
    /** Reviews that wait for moderation. */
    reviews,
    /** Open reports of visitors about plans. */
    reports,
    /** Open reports of visitors about reviews. */
    reviewReports,
    /** Runs of feeds that are held until somebody decides. */
    heldFeeds,
    ...outboxes,
  };
}

export type Queues = Awaited<ReturnType<typeof readQueues>>;

export async function readOutboxes(queries: Queries) {
  // What was given up has no address any more.
  const unsent = queries
    .selectFrom('mail')
    .select('created_at as at')
    .where('sent_at', 'is', null)
    .where('to_address', '<>', '');
  const [mails, webhooks] = await Promise.all([
    queueOf(queries, unsent.where('kind', '<>', 'webhook')),
    queueOf(queries, unsent.where('kind', '=', 'webhook')),
  ]);
  return { mails, webhooks };
}

/** @param waiting the time of each entry */
async function queueOf(queries: Queries, waiting: AliasableExpression<{ at: string }>): Promise<Queue> {
  const row = await queries
    .selectFrom(waiting.as('waiting'))
    .select(({ fn }) => [fn.countAll<number | string>().as('count'), fn.min<string | null>('at').as('oldest')])
    .select(({ fn }) => fn.max<string | null>('at').as('newest'))
    .executeTakeFirstOrThrow();
  return { ...row, count: Number(row.count) };
}

/** Page views of a day, by type of page, and its searches that found nothing. */
async function readVisits(queries: Queries, day: string) {
  const rows = await queries
    .selectFrom('daily_count')
    .select(['kind', 'key as page'])
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))
    .where('kind', 'in', ['view', 'search'])
    .where('day', '=', day)
    .groupBy(['kind', 'key'])
    .orderBy('key')
    .execute();
  return {
    views: rows.filter(({ kind }) => kind === 'view').map(({ page, count }) => ({ page, count: Number(count) })),
    missedSearches: rows.reduce((sum, { kind, count }) => sum + (kind === 'search' ? Number(count) : 0), 0),
  };
}

/** Not below 0: another machine's clock may be ahead. */
function ageOf(time: string | null, now: Date): number | null {
  return time === null ? null : Math.max(0, Math.round((now.getTime() - Date.parse(time)) / 1000));
}
