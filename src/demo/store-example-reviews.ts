import { raiseDataVersion } from '#database/data-version.ts';
import type { Database } from '#database/database.ts';
import type { Queries, TransactionQueries } from '#database/schema.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { findCountry, popularityRank } from '#domain/place/countries.ts';
import type { ExampleReview, ExampleSeller } from '#domain/review/example-review.ts';
import { reviewUsefulness } from '#domain/review/review-usefulness.ts';
import { recount } from '#reviews/review-counters.ts';

/** Stored in place of a real review's fingerprint: marks invented reviews. */
const exampleMark = 'example';

/** Invented sellers that have plans, the one with most of them first. */
export async function readExampleSellers(queries: Queries): Promise<readonly ExampleSeller[]> {
  const rows = await queries
    .selectFrom('destination_provider')
    .innerJoin('provider', 'provider.id', 'destination_provider.provider_id')
    .select(['provider.id', 'provider.slug', 'destination_provider.destination'])
    .where('provider.example', '=', 1)
    .orderBy('provider.plan_count', 'desc')
    .orderBy('provider.id')
    .execute();
  const bySeller = Map.groupBy(rows, ({ id }) => id);
  return [...bySeller].map(([id, places]) => {
    const keys = places.flatMap(({ destination }) => findCountry(destination)?.code ?? []);
    const rank = (code: CountryCode): number => popularityRank(code) ?? Number.POSITIVE_INFINITY;
    const countries = keys.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
    return { id, slug: places[0]?.slug ?? '', countries };
  });
}

/** Rows that one statement inserts. */
const batch = 50;

/** Publishes invented reviews in one transaction and counts them. Throws when the database fails. */
export async function storeExampleReviews(
  database: Pick<Database, 'write'>,
  reviews: Iterable<ExampleReview>,
): Promise<number> {
  return database.write(async (transaction) => {
    let count = 0;
    for (const part of inBatches(reviews)) {
      await transaction.insertInto('review').values(part.map(reviewRow)).execute();
      const countries = part.flatMap(({ id, countries: codes }) =>
        codes.map((country) => ({ review_id: id, country })),
      );
      await transaction.insertInto('review_country').values(countries).execute();
      count += part.length;
    }
    if (count > 0) await tellReaders(transaction);
    return count;
  });
}

async function tellReaders(transaction: TransactionQueries): Promise<void> {
  await recount(transaction);
  await raiseDataVersion(transaction, 'reviews');
  await raiseDataVersion(transaction, 'moderation');
}

function* inBatches(reviews: Iterable<ExampleReview>): Generator<ExampleReview[], void, undefined> {
  let part: ExampleReview[] = [];
  for (const review of reviews) {
    part.push(review);
    if (part.length < batch) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

function reviewRow(review: ExampleReview) {
  const { text, countries, reply } = review;
  return {
    id: review.id,
    provider_id: review.providerId,
    author_name: review.authorName,
    email: '',
    text,
    rating: review.rating,
    language: review.language,
    status: 'published' as const,
    created_at: review.writtenAt.toISOString(),
    published_at: review.publishedAt.toISOString(),
    decided_at: review.publishedAt.toISOString(),
    payload_hash: exampleMark,
    reply_text: reply?.text ?? null,
    reply_at: reply?.at.toISOString() ?? null,
    usefulness: reviewUsefulness({ text, imageCount: 0, countryCount: countries.length }),
  };
}

/** Deletes invented reviews once a real catalogue has replaced the invented sellers. Resolves to the number deleted. */
export async function dropExampleReviews(database: Pick<Database, 'queries' | 'write'>): Promise<number> {
  const { queries } = database;
  if ((await showsExamples(queries)) || !(await hasExampleReviews(queries))) return 0;
  return database.write(async (transaction) => {
    await dropParts(transaction);
    const { numDeletedRows } = await transaction
      .deleteFrom('review')
      .where('payload_hash', '=', exampleMark)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await tellReaders(transaction);
    return Number(numDeletedRows);
  });
}

async function showsExamples(queries: Queries): Promise<boolean> {
  const seller = await queries
    .selectFrom('provider')
    .select('id')
    .where('example', '=', 1)
    .where('plan_count', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return seller !== undefined;
}

async function hasExampleReviews(queries: Queries): Promise<boolean> {
  const review = await queries
    .selectFrom('provider')
    .innerJoin('review', 'review.provider_id', 'provider.id')
    .select('review.id')
    .where('provider.example', '=', 1)
    .where('review.payload_hash', '=', exampleMark)
    .limit(1)
    .executeTakeFirst();
  return review !== undefined;
}

/** An operator may have tried the commands on invented reviews. */
async function dropParts(transaction: TransactionQueries): Promise<void> {
  const examples = transaction.selectFrom('review').select('review.id').where('payload_hash', '=', exampleMark);
  await transaction.deleteFrom('review_country').where('review_id', 'in', examples).execute();
  await transaction.deleteFrom('review_event').where('review_id', 'in', examples).execute();
  await transaction.deleteFrom('review_image').where('review_id', 'in', examples).execute();
  await transaction.deleteFrom('mail').where('review_id', 'in', examples).execute();
}
