import { beforeAll, describe, expect, it } from 'vitest';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { databaseImageStore } from '#reviews/database-image-store.ts';
import { silentMailQueue } from '#reviews/mail-queue.ts';
import { ann } from '#tests/support/stored-review.ts';
import { createReviewDesk } from '#reviews/review-desk.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { storeReview, storeSeller } from '#tests/support/stored-review.ts';

const at = new Date('2026-11-21T09:00:00.000Z');

describe.each(engines)('public counts of moderation on %s', (engine) => {
  const suite = useTestDatabase(engine, 'all');

  beforeAll(async () => {
    await storeSeller(suite.database);
  });

  const counts = () => createReviewReader(suite.database).moderationCounts();

  it('are nought before anybody has written', async () => {
    expect(await counts()).toEqual({ received: 0, published: 0, pending: 0, rejected: 0, removed: 0, reasons: [] });
  });

  it('count every review once, at once, by what became of it', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => storeReview(suite.database)));
    const desk = createReviewDesk({
      database: suite.database,
      mail: silentMailQueue,
      imageStore: databaseImageStore,
      by: ann,
    });
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids;
    const decide = async (id: string, ...moves: Parameters<typeof desk.decide>[1][]): Promise<void> => {
      for (const move of moves) await desk.decide(id, move);
    };
    const plain = { reason: null, note: null, at };
    const turnDown = { ...plain, move: 'reject' } as const;
    await decide(first, { ...plain, move: 'approve' });
    await decide(second, { ...turnDown, reason: 'duplicate' });
    await decide(third, { ...turnDown, reason: 'advertising' });
    await decide(fourth, { ...turnDown, reason: 'duplicate' }, { ...plain, move: 'approve' });
    await decide(fifth, { ...plain, move: 'approve' }, { ...plain, move: 'remove', reason: 'duplicate' });
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
    });
  });
});
