import { beforeAll, describe, expect, it } from 'vitest';
import type { ReviewMove, ReviewReason } from '#domain/review/review-status.ts';
import { createReviewReports } from '#reviews/review-reports.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { moveReviewNow } from '#tests/support/desk-of.ts';
import { storeReview, storeSeller } from '#tests/support/stored-review.ts';

describe.each(engines)('public counts of moderation on %s', (engine) => {
  const suite = useTestDatabase(engine, 'all');

  beforeAll(async () => {
    await storeSeller(suite.database);
  });

  const counts = () => createReviewReader(suite.database).moderationCounts();

  it('are nought before anybody has written', async () => {
    expect(await counts()).toEqual({
      received: 0,
      published: 0,
      pending: 0,
      rejected: 0,
      removed: 0,
      reasons: [],
      reports: [],
    });
  });

  it('count every review once, at once, by what became of it', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => storeReview(suite.database)));
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids;
    const decide = (id: string, move: ReviewMove, reason: ReviewReason | null = null) =>
      moveReviewNow(suite.database, id, move, { reason });
    await decide(first, 'approve');
    await decide(second, 'reject', 'duplicate');
    await decide(third, 'reject', 'advertising');
    await decide(fourth, 'reject', 'duplicate');
    await decide(fourth, 'approve');
    await decide(fifth, 'approve');
    await decide(fifth, 'remove', 'duplicate');
    expect(await counts()).toEqual({
      received: 6,
      published: 2,
      pending: 1,
      rejected: 2,
      removed: 1,
      reasons: [
        { reason: 'duplicate', count: 2 },
        { reason: 'advertising', count: 1 },
      ],
      reports: [],
    });
    const report = {
      reviewId: fourth,
      explanation: 'Look.',
      name: 'Mia',
      email: 'mia@example.org',
      locale: 'en',
    } as const;
    const reports = createReviewReports(suite.database, { sendsMail: false });
    for (const [place, reason] of (['abusive', 'illegal', 'abusive'] as const).entries())
      await reports.file({ ...report, reason, explanation: `No ${place}` }, new Date());
    expect((await counts()).reports).toEqual([
      { reason: 'abusive', count: 2 },
      { reason: 'illegal', count: 1 },
    ]);
  });
});
