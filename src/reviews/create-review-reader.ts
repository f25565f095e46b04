import type { Database } from '#database/database.ts';
import { countModeration } from './moderation-counts.ts';
import { readPublished } from './read-published.ts';
import type { ReviewReader } from './review-reader.ts';
import { createSummaryReader } from './review-summaries.ts';

/** Reads published reviews; private columns are never selected. */
export function createReviewReader(database: Pick<Database, 'queries' | 'versions'>): ReviewReader {
  const { queries } = database;
  const summaries = createSummaryReader(database);
  return {
    ...summaries,
    published: (query) => readPublished(queries, query, summaries.summary),
    moderationCounts: () => countModeration(queries),
  };
}
