import { sql, type RawBuilder } from 'kysely';
import type { Queries, TransactionQueries } from '#database/schema.ts';

/** Key for the counts of all reviews, whatever countries they name. */
export const anyCountry = '';

/**
 * Counts a newly published review: once for all countries and once for each that it names. Use it in the publishing
 * transaction, so that summaries always match the shown reviews.
 */
export async function countIn(transaction: TransactionQueries, id: string): Promise<void> {
  await sql`
    insert into review_tally (country, provider_id, language, rating, count)
      ${countersOf(sql`and review.id = ${id}`)}
      on conflict (country, provider_id, language, rating) do update set count = review_tally.count + excluded.count
  `.execute(transaction);
}

/** Subtracts a published review from the counts, before its state changes in the same transaction. */
export async function countOut(transaction: TransactionQueries, id: string): Promise<void> {
  await sql`
    update review_tally set count = count - 1
      where (country, provider_id, language, rating) in (
        select country, provider_id, language, rating from (${countersOf(sql`and review.id = ${id}`)}) gone
      )
  `.execute(transaction);
}

/** Recomputes all counters, after bulk changes. */
export async function recount(queries: Queries): Promise<void> {
  await queries.deleteFrom('review_tally').execute();
  await sql`
    insert into review_tally (country, provider_id, language, rating, count) ${countersOf(sql``)}
  `.execute(queries);
}

/** Counter rows of published reviews; always in the same order, to avoid deadlocks. */
function countersOf(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select named.country, review.provider_id, coalesce(review.language, '') as language, review.rating, count(*) as count
      from review
      join (
        select id as review_id, ${sql.lit(anyCountry)} as country from review
        union all select review_id, country from review_country
      ) named on named.review_id = review.id
      where review.status = 'published' and review.given = 0 ${which}
      group by named.country, review.provider_id, coalesce(review.language, ''), review.rating
      order by named.country, review.provider_id, 3, review.rating
  `;
}
