import type { Queries } from '#database/schema.ts';

/** Length of a queue, and the times of its entries in ISO 8601; null: it is empty. */
export interface Queue {
  readonly count: number;
  readonly oldest: string | null;
  readonly newest: string | null;
}

/** Whatever waits: for the operator's decision, or to be sent. */
export interface Queues {
  /** Reviews that wait for moderation. */
  readonly reviews: Queue;
  /** Open reports of visitors about plans. */
  readonly reports: Queue;
  /** Open reports of visitors about reviews. */
  readonly reviewReports: Queue;
  /** Runs of feeds that are held until somebody decides. */
  readonly heldFeeds: Queue;
  readonly mails: Queue;
  readonly webhooks: Queue;
}

/** Operational figures from the database. Ages in seconds. */
export interface SiteFigures {
  /** Configured feeds by name: age of the last confirmation of their plans, and consecutive failures. */
  readonly feeds: readonly { readonly name: string; readonly ageSeconds: number | null; readonly failures: number }[];
  /** Age of the newest exchange rates; null: there are none. */
  readonly rateAgeSeconds: number | null;
  readonly waiting: Readonly<Record<keyof Queues, { readonly count: number; readonly oldestSeconds: number }>>;
  /** Page views of today (UTC), by type of page. */
  readonly views: readonly { readonly page: string; readonly count: number }[];
  /** Searches of today (UTC) that found nothing. */
  readonly missedSearches: number;
}

/** Small queries, each on an index or a small table. @param configured names of feeds; null: unknown, all are shown */
export async function readSiteFigures(
  queries: Queries,
  { configured, now }: { readonly configured: ReadonlySet<string> | null; readonly now: Date },
): Promise<SiteFigures> {
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
    feeds: feeds
      .filter(({ name }) => configured?.has(name) ?? true)
      .map(({ name, seen_at, failures }) => ({ name, ageSeconds: ageOf(seen_at, now), failures })),
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

/** Day of the newest exchange rates; null: there are none. */
export async function readNewestRates(queries: Queries): Promise<string | null> {
  const row = await queries
    .selectFrom('exchange_rate')
    .select(({ fn }) => fn.max('date').as('newest'))
    .executeTakeFirst();
  return row?.newest ?? null;
}

export async function readQueues(queries: Queries): Promise<Queues> {
  const [reviews, reports, reviewReports, heldFeeds, outboxes] = await Promise.all([
    queries
      .selectFrom('review')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
      .select(({ fn }) => fn.max('created_at').as('newest'))
      .where('status', '=', 'pending')
      .executeTakeFirst(),
    queries
      .selectFrom('price_report')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('reported_at').as('oldest')])
      .select(({ fn }) => fn.max('reported_at').as('newest'))
      .where('status', '=', 'open')
      .executeTakeFirst(),
    queries
      .selectFrom('review_report')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
      // An objection is news too.
      .select(({ fn }) => fn.max(fn.coalesce('objected_at', 'created_at')).as('newest'))
      .where('status', '=', 'open')
      .executeTakeFirst(),
    queries
      .selectFrom('held_feed')
      .innerJoin('feed_run', 'feed_run.id', 'held_feed.run_id')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('started_at').as('oldest')])
      .select(({ fn }) => fn.max('started_at').as('newest'))
      .where('decision', 'is', null)
      .executeTakeFirst(),
    readOutboxes(queries),
  ]);
  return {
    reviews: queueOf(reviews),
    reports: queueOf(reports),
    reviewReports: queueOf(reviewReports),
    heldFeeds: queueOf(heldFeeds),
    ...outboxes,
  };
}

export async function readOutboxes(queries: Queries): Promise<Pick<Queues, 'mails' | 'webhooks'>> {
  const [mails, webhooks] = await Promise.all([readOutbox(queries, '<>'), readOutbox(queries, '=')]);
  return { mails: queueOf(mails), webhooks: queueOf(webhooks) };
}

function readOutbox(queries: Queries, webhooks: '=' | '<>') {
  return (
    queries
      .selectFrom('mail')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
      .select(({ fn }) => fn.max('created_at').as('newest'))
      .where('sent_at', 'is', null)
      // What was given up has no address any more.
      .where('to_address', '<>', '')
      .where('kind', webhooks, 'webhook')
      .executeTakeFirst()
  );
}

function queueOf(
  row: { readonly count: number; readonly oldest: string | null; readonly newest: string | null } | undefined,
): Queue {
  return { count: Number(row?.count ?? 0), oldest: row?.oldest ?? null, newest: row?.newest ?? null };
}

async function readVisits(queries: Queries, day: string): Promise<Pick<SiteFigures, 'views' | 'missedSearches'>> {
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
