import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';

/** The countries that each of these reviews names, by its id; reviews without any are left out. */
export async function readReviewCountries(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly CountryCode[]>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('review_country')
    .selectAll()
    .where('review_id', 'in', [...ids])
    .orderBy('country')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.review_id);
  return new Map([...grouped].map(([id, found]) => [id, found.map((row) => row.country)]));
}
