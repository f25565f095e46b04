import { beforeEach, describe, expect, it } from 'vitest';
import { readDataVersion } from '#database/data-version.ts';
import { databaseImageStore } from '#reviews/database-image-store.ts';
import { forgetOldAddresses } from '#reviews/forget-authors.ts';
import { storedMailQueue } from '#reviews/mail-queue.ts';
import { forgetEverywhere } from '#runtime/services/visitors/forget-person.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { storeReview, storeSeller, type StoredReviewFacts } from '#tests/support/stored-review.ts';

const at = new Date('2026-11-21T09:00:00.000Z');

describe.each(engines)('forgetting authors on %s', (engine) => {
  const suite = useTestDatabase(engine);

  beforeEach(async () => {
    await storeSeller(suite.database);
  });

  const store = (facts: StoredReviewFacts): Promise<string> => storeReview(suite.database, facts);
  const forget = async (address: string): Promise<number> => {
    const gone = await forgetEverywhere(
      { database: suite.database, imageStores: [databaseImageStore] },
      { address, at, by: { operator: 'ann', via: 'shell' } },
    );
    return gone.reviews;
  };
  const forgetOld = (old: Parameters<typeof forgetOldAddresses>[1]) =>
    forgetOldAddresses({ database: suite.database, imageStore: databaseImageStore }, old);
  const reviews = () =>
    suite.database.queries
      .selectFrom('review')
      .select(['author_name as name', 'email', 'text', 'email_forgotten_at as forgottenAt'])
      .orderBy('created_at')
      .execute();

  it('removes address, name, screenshots and waiting mails, and keeps what was said', async () => {
    const id = await store({ status: 'published', images: [new Uint8Array([1])], createdAt: '2026-11-01' });
    await store({ email: 'bob@example.org', name: 'Bob', images: [new Uint8Array([2])], createdAt: '2026-11-02' });
    await suite.database.write((transaction) =>
      storedMailQueue.tell(transaction, { reviewId: id, kind: 'published', at }),
    );
    expect(await forget(' ANN@example.ORG ')).toBe(1);
    expect(await reviews()).toEqual([
      { name: '–', email: '', text: 'Worked on the train.', forgottenAt: at.toISOString() },
      { name: 'Bob', email: 'bob@example.org', text: 'Worked on the train.', forgottenAt: null },
    ]);
    const images = await suite.database.queries.selectFrom('review_image').select('bytes').execute();
    expect(images.map(({ bytes }) => [...(bytes ?? [])])).toEqual([[2]]);
    expect(await suite.database.queries.selectFrom('mail').selectAll().execute()).toEqual([]);
    const events = await suite.database.queries.selectFrom('audit_event').selectAll().execute();
    expect(events).toMatchObject([
      { kind: 'review', subject: id, action: 'forget', after: 'published' },
      { kind: 'visitor-data', subject: '', action: 'forget', operator: 'ann' },
    ]);
    expect(JSON.stringify(events)).not.toContain('example.org');
    expect(await readDataVersion(suite.database.queries, 'reviews')).toBe(1);
  });

  it('counts nobody for an address that is not there, or is empty', async () => {
    await store({ email: '' });
    expect([await forget('nobody@example.org'), await forget(''), await forget('%')]).toEqual([0, 0, 0]);
  });

  it('forgets only addresses of reviews that were decided on long enough ago', async () => {
    await store({ status: 'published', email: 'old@example.org', createdAt: '2026-01-01T00:00:00.000Z' });
    await store({ status: 'pending', email: 'waiting@example.org', createdAt: '2026-01-02T00:00:00.000Z' });
    await store({ status: 'rejected', email: 'new@example.org', createdAt: '2026-06-01T00:00:00.000Z' });
    const decidedBefore = new Date('2026-05-25T09:00:00.000Z');
    expect(await forgetOld({ decidedBefore, at })).toBe(1);
    expect((await reviews()).map(({ name, email }) => [name, email])).toEqual([
      ['Ann', ''],
      ['Ann', 'waiting@example.org'],
      ['Ann', 'new@example.org'],
    ]);
    expect(await forgetOld({ decidedBefore, at })).toBe(0);
  });

  it('deletes screenshots with them, unless readers see these', async () => {
    for (const [index, status] of (['published', 'rejected', 'removed', 'pending'] as const).entries()) {
      await store({ status, images: [new Uint8Array([index])] });
    }
    await forgetOld({ decidedBefore: at, at });
    const left = await suite.database.queries.selectFrom('review_image').select('bytes').orderBy('bytes').execute();
    expect(left.map(({ bytes }) => [...(bytes ?? [])])).toEqual([[0], [3]]);
  });

  it('goes on until all old addresses are forgotten', async () => {
    for (let index = 0; index < 12; index += 1) await store({ status: 'rejected' });
    const decidedBefore = at;
    expect(await forgetOld({ decidedBefore, at, batch: 5 })).toBe(12);
  });
});
