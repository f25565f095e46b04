import type { Queries } from '#database/schema.ts';
import type { ReviewReason } from '#domain/review/review-status.ts';

/** Public counts of all submitted reviews by state. */
export interface ModerationCounts {
  readonly received: number;
  readonly published: number;
  /** Not moderated yet. */
  readonly pending: number;
  readonly rejected: number;
  /** Published once, and removed since. */
  readonly removed: number;
  /** Why reviews were rejected or removed, most frequent first; reasons without a review are left out. */
  readonly reasons: readonly { readonly reason: ReviewReason; readonly count: number }[];
}

/** Current counts, from an index, including reviews just submitted. */
export async function countModeration(queries: Queries): Promise<ModerationCounts> {
  const rows = await queries
    .selectFrom('review')
    .select(({ fn }) => ['status', 'reason', fn.countAll<number>().as('count')])
    .groupBy(['status', 'reason'])
    .execute();
  const of = (status: (typeof rows)[number]['status'] | null): number =>
    rows.reduce((sum, row) => (status === null || row.status === status ? sum + row.count : sum), 0);
  const byReason = Map.groupBy(rows, ({ reason }) => reason);
  const reasons = [...byReason].flatMap(([reason, found]) =>
    reason === null ? [] : [{ reason, count: found.reduce((sum, { count }) => sum + count, 0) }],
  );
  return {
    received: of(null),
    published: of('published'),
    pending: of('pending'),
    rejected: of('rejected'),
    removed: of('removed'),
    reasons: reasons.sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
  };
}
