import type { Queries } from '#database/schema.ts';
import { findReviewId } from '#reviews/desk-reader.ts';
import { readNamedPlans, type NamedPlan } from './named-plans.ts';
import type { Reading } from './reading.ts';

const mostFound = 20;

/** A plan by its number or address, providers by a part of their names, a review by the beginning of its id. */
export async function findItems(queries: Queries, asked: string) {
  const words = asked.trim().toLowerCase();
  if (words === '') return { plans: [], sellers: [], reviewId: null };
  const [, number = ''] = /(?:^|[/-])(\d{1,15})(?:[?#].*)?$/.exec(words) ?? [];
  const plans = number === '' ? new Map<number, NamedPlan>() : await readNamedPlans(queries, [Number(number)]);
  const sellers = await queries.selectFrom('provider').select(['slug', 'name', 'image']).orderBy('slug').execute();
  return {
    plans: [...plans.values()],
    sellers: sellers
      .filter(({ slug, name }) => slug.includes(words) || name.toLowerCase().includes(words))
      .slice(0, mostFound),
    reviewId: await findReviewId(queries, words),
  };
}

/** What a word, a number or an address may mean. */
export type FoundItems = Reading<typeof findItems>;
