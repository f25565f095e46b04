import { raiseDataVersion } from '#database/data-version.ts';
import type { Database } from '#database/database.ts';
import type { Queries, TransactionQueries } from '#database/schema.ts';
import { findCountry, popularityRank } from '#domain/place/countries.ts';
import type { ExampleReview, ExampleSeller } from '#domain/review/example-review.ts';
import { reviewUsefulness } from '#domain/review/review-usefulness.ts';
import { recount } from '#reviews/review-counters.ts';
import { demoSeed } from './generator/demo-plans.ts';
import { demoReviews } from './generator/demo-reviews.ts';

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
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, places]) => {
    const countries = places
      .flatMap(({ destination }) => findCountry(destination)?.code ?? [])
      .map((code) => ({ code, rank: popularityRank(code) ?? Number.MAX_VALUE }))
      .toSorted((a, b) => a.rank - b.rank || (a.code < b.code ? -1 : 1));
    return { id, slug: places[0]?.slug ?? '', countries: countries.map(({ code }) => code) };
  });
}

/** Gives the sellers of the demo catalogue invented reviews, and counts them. Throws when the database fails. */
export async function makeDemoReviews(database: Pick<Database, 'queries' | 'write'>, now: Date): Promise<number> {
  const sellers = await readExampleSellers(database.queries);
  const reviews = demoReviews({ seed: demoSeed, sellers, asOf: now });
  return database.write(async (transaction) => {
    for (let start = 0; start < reviews.length; start += 50) {
      const part = reviews.slice(start, start + 50);
      await transaction.insertInto('review').values(part.map(reviewRow)).execute();
      const countries = part.flatMap(({ id, countries: codes }) =>
        codes.map((country) => ({ review_id: id, country })),
      );
      await transaction.insertInto('review_country').values(countries).execute();
    }
    if (reviews.length > 0) await tellReaders(transaction);
    return reviews.length;
  });
}

async function tellReaders(transaction: TransactionQueries): Promise<void> {
  await recount(transaction);
  await raiseDataVersion(transaction, 'reviews');
  await raiseDataVersion(transaction, 'moderation');
}

/** As it is published. */
export function reviewRow({
  id,
  providerId,
  authorName,
  text,
  rating,
  language,
  countries,
  reply,
  ...times
}: ExampleReview) {
  const publishedAt = times.publishedAt.toISOString();
  return {
    id,
    provider_id: providerId,
    author_name: authorName,
    email: '',
    text,
    rating,
    language,
    status: 'published' as const,
    created_at: times.writtenAt.toISOString(),
    published_at: publishedAt,
    decided_at: publishedAt,
    payload_hash: exampleMark,
    reply_text: reply?.text ?? null,
    reply_at: reply?.at.toISOString() ?? null,
    usefulness: reviewUsefulness({ text, imageCount: 0, countryCount: countries.length }),
  };
}

const ownTables = [
  'review_country',
  'review_flag',
  'review_image',
  'review_image_opened',
  'review_report',
  'mail',
] as const;

/** Deletes invented reviews once a real catalogue has replaced the invented sellers. Resolves to the number deleted. */
export async function dropExampleReviews(database: Pick<Database, 'queries' | 'write'>): Promise<number> {
  const sellers = database.queries.selectFrom('provider').select('id').where('example', '=', 1);
  const shown = await sellers.where('plan_count', '>', 0).limit(1).executeTakeFirst();
  const reviews = database.queries.selectFrom('review').select('review.id').where('provider_id', 'in', sellers);
  const examples = reviews.where('payload_hash', '=', exampleMark);
  if (shown !== undefined || (await examples.limit(1).executeTakeFirst()) === undefined) return 0;
  return database.write(async (transaction) => {
    // An operator may have tried the commands on invented reviews, and visitors may have reported them.
    const reports = transaction.selectFrom('review_report').select('id').where('review_id', 'in', examples);
    const trail = transaction.deleteFrom('audit_event');
    await trail.where('kind', '=', 'review-report').where('subject', 'in', reports).execute();
    await trail.where('kind', '=', 'review').where('subject', 'in', examples).execute();
    for (const table of ownTables) await transaction.deleteFrom(table).where('review_id', 'in', examples).execute();
    const deleted = await transaction.deleteFrom('review').where('id', 'in', examples).executeTakeFirstOrThrow();
    if (deleted.numDeletedRows > 0n) await tellReaders(transaction);
    return Number(deleted.numDeletedRows);
  });
}
