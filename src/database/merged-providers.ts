import { sql } from 'kysely';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { Queries } from './schema.ts';

// Rows name the provider that was stated or reviewed; visitors see the one it is merged into.

/** The provider that visitors see. Join `provider_merge as merged` by the stated one before. */
export const shownOfPlan = sql<number>`coalesce(merged.into_id, plan.provider_id)`;
export const shownOfReview = sql<number>`coalesce(merged.into_id, review.provider_id)`;

/** Merged providers: the stated one before the one that visitors see. */
export async function readMerges(queries: Queries): Promise<ReadonlyMap<number, number>> {
  const rows = await queries.selectFrom('provider_merge').select(['provider_id', 'into_id']).execute();
  return new Map(rows.map((row) => [row.provider_id, row.into_id]));
}

/** What is said of providers, by id: of merged ones what is said of those that visitors see. */
export function showMerged<Said>(
  said: ReadonlyMap<number, Said>,
  merges: ReadonlyMap<number, number>,
): ReadonlyMap<number, Said> {
  return new Map([...said].map(([id, own]) => [id, said.get(merges.get(id) ?? id) ?? own]));
}

/** All providers that visitors see as this one, or as the one that it is merged into. Empty: there is no such one. */
export async function idsShownWith(queries: Queries, slug: ProviderSlug): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    with shown (id) as (
      select coalesce(into_id, provider.id) from provider
        left join provider_merge on provider_merge.provider_id = provider.id where slug = ${slug})
    select id from shown union all
    select provider_id from provider_merge where into_id in (select id from shown)`.execute(queries);
  return rows.map(({ id }) => id);
}
