import { makeReview } from '#tests/support/make-review.ts';
import type { CompiledQuery, Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raiseDataVersion } from '#database/data-version.ts';
import type { Engine } from '#database/migration.ts';
import type { ReviewTable } from '#database/review-tables.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { reviewOrders, type ReviewOrder } from '#domain/review/review-usefulness.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { publishedIds } from '#reviews/read-published.ts';
import type { ReviewFilter, ReviewReader } from '#reviews/review-reader.ts';
import { recount } from '#reviews/review-counters.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';

describe.each(engines)('review reader on %s', (engine) => {
  let suite: TestDatabase;

  beforeAll(async () => {
    suite = await createDatabaseOfTwoSellers(engine);
    const { queries } = suite.database;
    await queries.insertInto('review').values(stored).execute();
    const countries = [
      { review_id: 'b', country: 'KR' as CountryCode },
      { review_id: 'b', country: 'JP' as CountryCode },
    ];
    await queries.insertInto('review_country').values(countries).execute();
    await recount(queries);
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
    const shown = makeReview({
      id: 'b',
      provider: { slug: 'nori' as ProviderSlug, name: 'Nori', image: '/nori' },
      authorName: 'Ann b',
      countries: ['JP' as CountryCode, 'KR' as CountryCode],
      rating: 4,
      text: 'Worked on the train.',
      language: 'fr',
      publishedAt: '2026-10-03T00:00:00.000Z',
    });
    expect(reviews[0]).toEqual(shown);
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

/** Reviews of another seller come in after the tests above have counted. */
async function addReviewsOfKaze({ database }: TestDatabase): Promise<void> {
  const { queries } = database;
  const ratings = { k1: 5, k2: 5, k3: 1 };
  const rows = Object.entries(ratings).map(([id, rating]) => ({
    ...review(id, 'published', '2026-09-01T00:00:00.000Z'),
    provider_id: 2,
    rating,
  }));
  await queries
    .insertInto('review')
    .values([...rows, { ...review('k4', 'pending', null), provider_id: 2, rating: 1 }])
    .execute();
  await queries
    .insertInto('review_country')
    .values([
      { review_id: 'k1', country: 'JP' as CountryCode },
      { review_id: 'k4', country: 'JP' as CountryCode },
    ])
    .execute();
  await recount(queries);
  await database.write((transaction) => raiseDataVersion(transaction, 'reviews'));
}

/** How SQLite would run a query, step by step. */
async function explain({ database }: TestDatabase, query: { compile(): CompiledQuery }): Promise<string[]> {
  const compiled = query.compile();
  const { rows } = await database.queries.executeQuery<{ detail: string }>({
    ...compiled,
    sql: `explain query plan ${compiled.sql}`,
  });
  return rows.map(({ detail }) => detail);
}

const languages = ['en', 'ja', 'fr', null] as const;
const places = ['JP', 'KR', 'IT'] as const;

/** Published reviews of two sellers in every mixture, some named by few. */
const many = Array.from({ length: 120 }, (_none, index) => ({
  ...review(`m${String(index).padStart(3, '0')}`, 'published', `2026-09-${String(1 + (index % 28)).padStart(2, '0')}`),
  provider_id: 1 + (index % 2),
  rating: 1 + (index % 5),
  language: languages[index % 4] ?? null,
  usefulness: (index * 7) % 11,
}));
const named = many.flatMap(({ id }, index) =>
  places
    .filter((_place, at) => index % (2 + 6 * at) === 0)
    .map((country) => ({ review_id: id, country: country as CountryCode })),
);

describe.each(engines)('lists of reviews on %s', (engine) => {
  let suite: TestDatabase;
  let reader: ReviewReader;

  beforeAll(async () => {
    suite = await createDatabaseOfTwoSellers(engine);
    reader = createReviewReader(suite.database);
    const { queries } = suite.database;
    await queries.insertInto('review').values(many).execute();
    await queries
      .insertInto('review')
      .values({ ...review('waits', 'pending', null), usefulness: 100 })
      .execute();
    await queries
      .insertInto('review_country')
      .values([...named, { review_id: 'waits', country: 'FR' as CountryCode }])
      .execute();
    await recount(queries);
  });
  afterAll(() => suite[Symbol.asyncDispose]());

  const filters: readonly ReviewFilter[] = [undefined, 'nori', 'kaze'].flatMap((provider) =>
    [undefined, ...places].flatMap((country) =>
      [undefined, 1, 5].flatMap((rating) =>
        [undefined, 'ja' as const].map((language) => ({
          ...(provider !== undefined && { provider: provider as ProviderSlug }),
          ...(country !== undefined && { country: country as CountryCode }),
          ...(rating !== undefined && { rating }),
          ...(language !== undefined && { language }),
        })),
      ),
    ),
  );

  /** What the list must be, worked out the plain way. */
  function expected({ provider, country, rating, language }: ReviewFilter, order: ReviewOrder): string[] {
    const isNamed = (id: string): boolean => named.some((row) => row.review_id === id && row.country === country);
    return many
      .filter(
        (row) =>
          (provider === undefined || row.provider_id === (provider === 'nori' ? 1 : 2)) &&
          (country === undefined || isNamed(row.id)) &&
          (rating === undefined || row.rating === rating) &&
          (language === undefined || row.language === language),
      )
      .toSorted(
        (a, b) =>
          (order === 'useful' ? b.usefulness - a.usefulness : 0) ||
          (b.published_at ?? '').localeCompare(a.published_at ?? '') ||
          a.id.localeCompare(b.id),
      )
      .map(({ id }) => id);
  }

  const asked = reviewOrders.flatMap((order) => [{ order }, { order, languageFirst: 'ja' as const }]);

  it.each(asked)('hold what every filter asks for, page by page, as in %o', async (as) => {
    for (const filter of filters) {
      const all = expected(filter, as.order);
      const own = 'languageFirst' in as ? expected({ ...filter, language: 'ja' }, as.order) : [];
      const wanted = [...new Set([...own, ...all])];
      for (const page of [1, 2, 4]) {
        const { reviews, total } = await reader.published({ ...filter, ...as, page, pageSize: 7 });
        const found = reviews.map(({ id }) => id);
        expect({ total, found }, JSON.stringify({ filter, page })).toEqual({
          total: wanted.length,
          found: wanted.slice((page - 1) * 7, page * 7),
        });
      }
    }
  });

  it.runIf(engine === 'sqlite')('are read along an index, without sorting', async () => {
    const filters = [{}, { providerIds: [1] }, { rating: 1 }, { language: 'ja' as const }];
    for (const filter of [...filters, { country: 'JP' as CountryCode }]) {
      for (const order of reviewOrders) {
        const steps = await explain(suite, publishedIds(suite.database.queries, { filter, order, first: 'order' }));
        expect(
          steps.filter((step) => /TEMP B-TREE/.test(step)),
          JSON.stringify(filter),
        ).toEqual([]);
        expect(steps[0]).toMatch(/USING COVERING INDEX review_(newest|useful)/);
      }
    }
  });

  it('know the countries that published reviews name', async () => {
    expect(await reader.countries()).toEqual(['IT', 'JP', 'KR']);
  });

  it('bring screenshots and the answer of the seller', async () => {
    const { queries } = suite.database;
    const images = ['second', 'first'].map((publicId, index) => ({
      review_id: 'm007',
      position: 1 - index,
      public_id: publicId,
      type: 'image/jpeg',
      width: 600,
      height: 1200,
      byte_count: 3,
      bytes: new Uint8Array([1, 2, 3]),
      file_key: null,
    }));
    await queries.insertInto('review_image').values(images).execute();
    const reply = { reply_text: 'Thank you.', reply_at: '2026-10-01T00:00:00.000Z' };
    await queries.updateTable('review').set(reply).where('id', '=', 'm007').execute();
    const { reviews } = await reader.published({ page: 1, pageSize: 200 });
    expect(reviews.find(({ id }) => id === 'm007')).toMatchObject({
      images: [
        { publicId: 'first', width: 600, height: 1200 },
        { publicId: 'second', width: 600, height: 1200 },
      ],
      reply: { text: 'Thank you.', at: '2026-10-01T00:00:00.000Z' },
    });
  });
});

describe.each(engines)('review summaries on %s', (engine) => {
  let suite: TestDatabase;
  let reader: ReviewReader;

  beforeAll(async () => {
    suite = await createDatabaseOfTwoSellers(engine);
    reader = createReviewReader(suite.database);
  });
  afterAll(() => suite[Symbol.asyncDispose]());

  const kaze = { provider: 'kaze' as ProviderSlug };
  const japan = { country: 'JP' as CountryCode };

  it('are empty while nothing is published', async () => {
    const none = { mean: null, count: 0, providers: 0, distribution: [0, 0, 0, 0, 0] };
    expect(await reader.summary()).toEqual(none);
    expect(await reader.summary(kaze)).toEqual(none);
    expect(await reader.ratings()).toEqual(new Map());
  });

  it('count published reviews only, as soon as the version rises', async () => {
    const before = await reader.ratings();
    await suite.database.queries.insertInto('review').values(stored).execute();
    expect(await reader.ratings()).toBe(before);
    await addReviewsOfKaze(suite);
    expect(await reader.ratings()).toEqual(
      new Map([
        ['nori', { mean: 4, count: 3 }],
        ['kaze', { mean: 11 / 3, count: 3 }],
      ]),
    );
    expect(await reader.ratings()).toBe(await reader.ratings());
    expect(await reader.summary()).toEqual({
      mean: 23 / 6,
      count: 6,
      providers: 2,
      distribution: [1, 0, 0, 3, 2],
    });
  });

  it('can be asked for a seller, a country or both', async () => {
    expect(await reader.summary(kaze)).toEqual({
      mean: 11 / 3,
      count: 3,
      providers: 1,
      distribution: [1, 0, 0, 0, 2],
    });
    expect(await reader.summary(japan)).toMatchObject({ mean: 5, count: 1, providers: 1 });
    expect(await reader.summary({ ...kaze, ...japan })).toMatchObject({ count: 1 });
    expect(await reader.summary({ provider: 'nobody' as ProviderSlug })).toMatchObject({ mean: null, count: 0 });
    expect(await reader.summary({ rating: 5 })).toEqual(await reader.summary());
    expect(await reader.summary({ language: 'ja' })).toMatchObject({ count: 0 });
  });

  it('agree with the pages of the same reviews', async () => {
    for (const filter of [{}, kaze, japan, { ...kaze, ...japan }, { provider: 'nori' as ProviderSlug, ...japan }]) {
      const { total, reviews } = await reader.published({ ...filter, page: 1, pageSize: 100 });
      const { count, mean } = await reader.summary(filter);
      expect([total, reviews.length]).toEqual([count, count]);
      const stars = reviews.reduce((sum, { rating }) => sum + rating, 0);
      expect((mean ?? 0) * count).toBeCloseTo(stars);
    }
    const named = await reader.published({ ...japan, page: 1, pageSize: 100 });
    expect(named.reviews.map(({ id }) => id)).toEqual(['k1']);
  });
});

async function createDatabaseOfTwoSellers(engine: Engine): Promise<TestDatabase> {
  const suite = await createTestDatabase(engine);
  await suite.database.queries
    .insertInto('provider')
    .values([seller(1, 'nori'), seller(2, 'kaze')])
    .execute();
  return suite;
}

function seller(id: number, name: string) {
  const picture = { url: null, image: `/${name}`, example: 0, plan_count: 0 };
  return { id, public_id: `p${id}`, slug: name as ProviderSlug, name: name === 'nori' ? 'Nori' : 'Kaze', ...picture };
}

function review(
  id: string,
  status: ReviewTable['status'],
  publishedAt: string | null,
  language = 'fr',
): Insertable<ReviewTable> {
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
