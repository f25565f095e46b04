import { cacheByVersion } from '#database/cache-by-version.ts';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import { readPublished } from './read-published.ts';
import type { ModerationCounts, ReviewReader } from './review-reader.ts';
import { readReviewPlans } from './review-plans.ts';
import { createSummaryReader } from './review-summaries.ts';

/** Pages of reviews, of some kilobytes each. */
const keptPages = 500;

/** Reads published reviews; private columns are never selected. */
export function createReviewReader(database: Pick<Database, 'queries' | 'versions'>): ReviewReader {
  const { queries, versions } = database;
  const summaries = createSummaryReader(database);
  return {
    ...summaries,
    published: cacheByVersion((query) => readPublished(queries, query, summaries.summary), {
      versions,
      names: ['reviews', 'catalogue'],
      most: keptPages,
    }),
    plansOf: (provider) => readReviewPlans(queries, provider),
    moderationCounts: () => countModeration(queries),
  };
}

/** From indexes, including reviews just submitted. */
async function countModeration(queries: Queries): Promise<ModerationCounts> {
  const [reviews, reports] = await Promise.all([
    queries
      .selectFrom('review')
      .select(({ fn }) => ['status', 'reason', fn.countAll<number>().as('count')])
      .groupBy(['status', 'reason'])
      .execute(),
    queries
      .selectFrom('review_report')
      .select(({ fn }) => ['reason', fn.countAll<number>().as('count')])
      .groupBy('reason')
      .execute(),
  ]);
  const of = (...statuses: readonly string[]): number =>
    sum(reviews.filter(({ status }) => statuses.length === 0 || statuses.includes(status)));
  return {
    received: of(),
    published: of('published'),
    pending: of('pending'),
    rejected: of('rejected'),
    removed: of('removed'),
    reasons: mostFirst(reviews),
    reports: mostFirst(reports),
  };
}

function mostFirst<Reason extends string>(rows: readonly { readonly reason: Reason | null; readonly count: number }[]) {
  const byReason = Map.groupBy(rows, ({ reason }) => reason);
  return [...byReason]
    .flatMap(([reason, found]) => (reason === null ? [] : [{ reason, count: sum(found) }]))
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
}

function sum(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((total, { count }) => total + Number(count), 0);
}
