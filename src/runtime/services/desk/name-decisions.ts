import { shownOfReview } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import type { Money } from '#domain/money/money.ts';
import { readWaiting, type DueDecision } from '#operators/due-decisions.ts';
import { readNamedPlans, type NamedPlan } from './named-plans.ts';
import { pinParameters } from './plan-decisions.ts';

/** A decision that can be taken back, with its item as people call it. */
export interface NamedDecision extends Pick<DueDecision, 'id' | 'kind' | 'action' | 'subject' | 'dueAt'> {
  /** "Tanuki SIM, by Marta V."; null: it has only its number. */
  readonly about: string | null;
  /** Of a pin: the price that visitors see, and the one that they will. */
  readonly prices?: { readonly shown: Money; readonly pinned: Money } | undefined;
}

/**
 * Those of one person at the desk, the latest first. The rows themselves hold no words of visitors: names come from the
 * items, as long as these have them.
 */
export async function readOwnWaiting(queries: Queries, operator: string): Promise<readonly NamedDecision[]> {
  const all = await readWaiting(queries);
  const waiting = all.filter(({ by }) => by.operator === operator && by.via === 'desk').toReversed();
  const isOnReview = ({ kind }: DueDecision): boolean => kind === 'review';
  const isOnPlan = ({ kind }: DueDecision): boolean => kind === 'plan' || kind === 'report';
  const ids = waiting.filter(isOnPlan).map(({ subject }) => Number(subject));
  const plans = await readNamedPlans(queries, ids.filter(Number.isSafeInteger));
  const reviews = await nameReviews(
    queries,
    waiting.filter(isOnReview).map(({ subject }) => subject),
  );
  return waiting.map((decision) => {
    const plan = isOnPlan(decision) ? plans.get(Number(decision.subject)) : undefined;
    const about = plan === undefined ? reviews.get(decision.subject) : `${plan.seller.name}, ${plan.name}`;
    return { ...decision, about: about ?? null, prices: pricesOf(decision, plan) };
  });
}

function pricesOf({ action, parameters }: DueDecision, plan: NamedPlan | undefined): NamedDecision['prices'] {
  if (action !== 'pin' || plan === undefined) return undefined;
  const read = pinParameters.safeParse(JSON.parse(parameters));
  return read.success ? { shown: plan.price, pinned: read.data.price } : undefined;
}

async function nameReviews(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('review')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'review.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfReview))
    .select(['review.id', 'author_name', 'provider.name'])
    .where('review.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, author_name: author, name }) => [id, `${name}, by ${author}`]));
}
