import { sql } from 'kysely';
import type { Queries } from '#database/schema.ts';
import { findReviewId } from '#reviews/desk-reader.ts';

/** Something that an operator looked for. */
export interface FoundItem {
  readonly kind: 'plan' | 'provider' | 'review';
  /** Its id, or a provider's slug. */
  readonly subject: string;
  readonly name: string;
}

/** As many as are read at a glance, of each kind. */
const most = 10;

/** Finds plans by their number, providers by name or slug, and a review by the beginning of its id. */
export async function findItems(queries: Queries, text: string): Promise<readonly FoundItem[]> {
  const words = text.trim().toLowerCase();
  if (words === '') return [];
  return [
    ...(await findPlan(queries, words)),
    ...(await findProviders(queries, words)),
    ...(await findReview(queries, words)),
  ];
}

async function findPlan(queries: Queries, words: string): Promise<readonly FoundItem[]> {
  if (!/^\d{1,9}$/.test(words)) return [];
  const plan = await queries
    .selectFrom('plan')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .select(['plan.name', 'provider.name as provider'])
    .where('plan.id', '=', Number(words))
    .executeTakeFirst();
  return plan === undefined ? [] : [{ kind: 'plan', subject: words, name: `${plan.provider}, ${plan.name}` }];
}

async function findProviders(queries: Queries, words: string): Promise<readonly FoundItem[]> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await queries
    .selectFrom('provider')
    .select(['slug', 'name'])
    .where(sql<boolean>`(slug like ${pattern} escape '\\' or lower(name) like ${pattern} escape '\\')`)
    .orderBy('plan_count', 'desc')
    .orderBy('slug')
    .limit(most)
    .execute();
  return rows.map(({ slug, name }) => ({ kind: 'provider', subject: slug, name }));
}

async function findReview(queries: Queries, words: string): Promise<readonly FoundItem[]> {
  const id = await findReviewId(queries, words);
  if (id === null) return [];
  const row = await queries
    .selectFrom('review')
    .innerJoin('provider', 'provider.id', 'review.provider_id')
    .select(['provider.name'])
    .where('review.id', '=', id)
    .executeTakeFirstOrThrow();
  return [{ kind: 'review', subject: id, name: row.name }];
}
