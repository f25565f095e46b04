import type { Queries } from '#database/schema.ts';

/** Length of a queue, and age of its oldest entry in seconds. */
interface WaitingFigures {
  readonly count: number;
  readonly oldestSeconds: number;
}

/** Operational figures from the database. Ages in seconds. */
export interface SiteFigures {
  /** Configured feeds by name: age of the last confirmation of their plans, and consecutive failures. */
  readonly feeds: readonly { readonly name: string; readonly ageSeconds: number | null; readonly failures: number }[];
  /** Age of the newest exchange rates; null: there are none. */
  readonly rateAgeSeconds: number | null;
  /** Reviews that wait for moderation. */
  readonly reviews: WaitingFigures;
  readonly mails: WaitingFigures;
}

/** Small queries, each on an index or a small table. */
export async function readSiteFigures(queries: Queries, now: Date): Promise<SiteFigures> {
  const [feeds, rates, reviews, mails] = await Promise.all([
    queries
      .selectFrom('feed_source')
      .leftJoin('feed_reading', 'feed_reading.feed', 'feed_source.name')
      .select(['name', 'seen_at', 'failures'])
      .orderBy('name')
      .execute(),
    queries
      .selectFrom('exchange_rate')
      .select(({ fn }) => fn.max('date').as('newest'))
      .executeTakeFirst(),
    queries
      .selectFrom('review')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
      .where('status', '=', 'pending')
      .executeTakeFirst(),
    queries
      .selectFrom('mail')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
      .where('sent_at', 'is', null)
      // A mail that was given up has no address any more.
      .where('to_address', '<>', '')
      .executeTakeFirst(),
  ]);
  return {
    feeds: feeds.map(({ name, seen_at, failures }) => ({ name, ageSeconds: ageOf(seen_at, now), failures })),
    rateAgeSeconds: ageOf(rates?.newest ?? null, now),
    reviews: waiting(reviews, now),
    mails: waiting(mails, now),
  };
}

function waiting(
  row: { readonly count: number; readonly oldest: string | null } | undefined,
  now: Date,
): WaitingFigures {
  return { count: Number(row?.count ?? 0), oldestSeconds: ageOf(row?.oldest ?? null, now) ?? 0 };
}

/** Not below 0: another machine's clock may be ahead. */
function ageOf(time: string | null, now: Date): number | null {
  return time === null ? null : Math.max(0, Math.round((now.getTime() - Date.parse(time)) / 1000));
}
