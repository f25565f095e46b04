import { cacheByVersion } from '#database/cache-by-version.ts';
import type { Database } from '#database/database.ts';
import { countModeration } from './moderation-counts.ts';
import { readPublished } from './read-published.ts';
import type { ReviewReader } from './review-reader.ts';
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
    moderationCounts: () => countModeration(queries),
  };
}
