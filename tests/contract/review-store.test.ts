import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import type { ReviewTable } from '#database/schema.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';

describe.each(engines)('review reader on %s', (engine) => {
  let suite: TestDatabase;

  beforeAll(async () => {
    suite = await createTestDatabase(engine);
    const { queries } = suite.database;
    const provider = {
      id: 1,
      public_id: 'p1',
      slug: 'nori',
      name: 'Nori',
      url: null,
      image: '/nori',
      example: 0,
      plan_count: 0,
    };
    await queries.insertInto('provider').values(provider).execute();
    await queries.insertInto('review').values(stored).execute();
    const countries = [
      { review_id: 'b', country: 'KR' },
      { review_id: 'b', country: 'JP' },
    ];
    await queries.insertInto('review_country').values(countries).execute();
  });
  afterAll(() => suite[Symbol.asyncDispose]());

  const read = (page: number, pageSize = 2) => createReviewReader(suite.database).published({ page, pageSize });

  it('gives published reviews only, newest first, in pages', async () => {
    const [first, second, third] = [await read(1), await read(2), await read(3)];
    expect(first.reviews.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(second.reviews.map(({ id }) => id)).toEqual(['a']);
    expect(third).toEqual({ reviews: [], total: 3 });
    expect([first.total, second.total]).toEqual([3, 3]);
  });

  it('shows what readers may see, and no address', async () => {
    const { reviews } = await read(1);
    expect(reviews[0]).toEqual({
      id: 'b',
      provider: { slug: 'nori', name: 'Nori', image: '/nori' },
      authorName: 'Ann b',
      countries: ['JP', 'KR'],
      rating: 4,
      text: 'Worked on the train.',
      language: 'fr',
      publishedAt: '2026-10-03T00:00:00.000Z',
    });
    expect(JSON.stringify(reviews)).not.toContain('@');
  });

  it('does not know languages the site does not have', async () => {
    expect((await read(2)).reviews[0]?.language).toBeNull();
  });

  it('refuses a published review without a date, and a rating outside 1 to 5', async () => {
    const { queries } = suite.database;
    const undated = queries
      .insertInto('review')
      .values(review('x', 'published', null))
      .execute();
    await expect(undated).rejects.toThrow(/check/i);
    const rated = { ...review('y', 'pending', null), rating: 6 };
    await expect(queries.insertInto('review').values(rated).execute()).rejects.toThrow(/check/i);
  });
});

function review(id: string, status: ReviewTable['status'], publishedAt: string | null, language = 'fr'): ReviewTable {
  return {
    id,
    provider_id: 1,
    author_name: `Ann ${id}`,
    email: 'ann@example.org',
    text: 'Worked on the train.',
    rating: 4,
    language,
    status,
    created_at: '2026-10-01T00:00:00.000Z',
    published_at: publishedAt,
  };
}

const stored = [
  review('a', 'published', '2026-10-02T00:00:00.000Z', 'xx'),
  review('b', 'published', '2026-10-03T00:00:00.000Z'),
  review('c', 'published', '2026-10-03T00:00:00.000Z'),
  review('d', 'pending', null),
  review('e', 'rejected', '2026-10-04T00:00:00.000Z'),
  review('f', 'removed', '2026-10-05T00:00:00.000Z'),
];
