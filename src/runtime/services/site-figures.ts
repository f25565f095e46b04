import type { Queries } from '#database/schema.ts';

/** How much of something waits, and for how long the first of it has, in seconds. */
interface WaitingFigures {
  readonly count: number;
  readonly oldestSeconds: number;
}

/** What stands in the database that an operator looks after. Ages are in seconds. */
export interface SiteFigures {
  /** Configured feeds by name: since when their plans have not been confirmed, and how often in a row they have failed. */
  readonly feeds: readonly { readonly name: string; readonly ageSeconds: number | null; readonly failures: number }[];
  /** Since the newest day that there are exchange rates for; null: there are none. */
  readonly rateAgeSeconds: number | null;
  /** Reviews that nobody has decided on. */
  readonly reviews: WaitingFigures;
  readonly mails: WaitingFigures;
}

/** Small questions, each answered by an index or a small table. */
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
      // Of a mail that was given up the address is forgotten.
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

/** Never below 0: another machine's clock may be ahead. */
function ageOf(time: string | null, now: Date): number | null {
  return time === null ? null : Math.max(0, Math.round((now.getTime() - Date.parse(time)) / 1000));
}
