import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { dropExampleReviews, makeDemoReviews, readExampleSellers } from '#demo/example-reviews.ts';
import { createReviewReports } from '#reviews/review-reports.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { storeReview, storeSeller } from '#tests/support/stored-review.ts';

const now = new Date('2026-11-21T09:00:00.000Z');

describe.each(engines)('invented reviews on %s', (engine) => {
  const suite = useTestDatabase(engine);

  beforeEach(async () => {
    const { queries } = suite.database;
    await storeSeller(suite.database, 1, 'paperkite');
    await storeSeller(suite.database, 2, 'tanuki-sim');
    await storeSeller(suite.database, 3, 'real-seller');
    await queries.updateTable('provider').set({ example: 1 }).where('id', '<', 3).execute();
    await queries.updateTable('provider').set({ plan_count: 9 }).where('id', '=', 2).execute();
    const places = ['JP', 'AD', 'FR', 'europe'].map((destination) => ({
      destination: destination as DestinationKey,
      provider_id: 2,
      plan_count: 1,
    }));
    await queries
      .insertInto('destination_provider')
      .values([
        ...places,
        { destination: 'DE' as DestinationKey, provider_id: 1, plan_count: 1 },
        { destination: 'DE' as DestinationKey, provider_id: 3, plan_count: 1 },
      ])
      .execute();
  });

  it('are about invented sellers, in countries where these sell', async () => {
    const sellers = await readExampleSellers(suite.database.queries);
    expect(sellers.map(({ slug, countries }) => [slug, countries])).toEqual([
      ['tanuki-sim', ['FR', 'JP', 'AD']],
      ['paperkite', ['DE']],
    ]);
  });

  it('are published with answers, dates and without an address', async () => {
    const count = await makeDemoReviews(suite.database, now);
    expect(count).toBeGreaterThan(50);
    const reader = createReviewReader(suite.database);
    expect(await reader.summary()).toMatchObject({ count, providers: 2 });
    const { reviews } = await reader.published({ page: 1, pageSize: 200 });
    expect(reviews.every(({ publishedAt }) => publishedAt < now.toISOString())).toBe(true);
    const rows = await suite.database.queries.selectFrom('review').select(['email', 'reply_text']).execute();
    expect(rows.every(({ email }) => email === '')).toBe(true);
    expect(rows.some(({ reply_text: reply }) => reply !== null)).toBe(true);
  });

  it('go when the example catalogue has made way, and take no other review with them', async () => {
    const count = await makeDemoReviews(suite.database, now);
    const written = await storeReview(suite.database, { providerId: 2, status: 'published' });
    expect(await dropExampleReviews(suite.database)).toBe(0);
    await suite.database.queries.updateTable('provider').set({ plan_count: 0 }).where('example', '=', 1).execute();
    const reader = createReviewReader(suite.database);
    const [example] = (await reader.published({ provider: 'paperkite' as ProviderSlug, page: 1, pageSize: 1 })).reviews;
    const report = {
      reviewId: example?.id ?? '',
      reason: 'abusive',
      explanation: 'Rude.',
      name: '',
      email: '',
    } as const;
    const reports = createReviewReports(suite.database, { sendsMail: false });
    expect(await reports.file({ ...report, locale: 'en' }, now)).not.toBeNull();
    expect(await reader.summary()).toMatchObject({ count: count + 1 });
    expect(await dropExampleReviews(suite.database)).toBe(count);
    expect(await reader.summary()).toMatchObject({ count: 1 });
    const left = await suite.database.queries.selectFrom('review').select('id').execute();
    expect(left).toEqual([{ id: written }]);
    expect(await dropExampleReviews(suite.database)).toBe(0);
  });
});
