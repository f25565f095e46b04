import { shownOfReview } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import { readWaiting, type DueDecision } from '#operators/due-decisions.ts';

/** A decision that can be taken back, with its item as people call it. */
export interface NamedDecision extends Pick<DueDecision, 'id' | 'kind' | 'action' | 'subject' | 'dueAt'> {
  /** "Tanuki SIM, by Marta V."; null: it has only its number. */
  readonly about: string | null;
}

/**
 * Those of one person at the desk, the latest first. The rows themselves hold no words of visitors: names come from the
 * items, as long as these have them.
 */
export async function readOwnWaiting(queries: Queries, operator: string): Promise<readonly NamedDecision[]> {
  const all = await readWaiting(queries);
  const waiting = all.filter(({ by }) => by.operator === operator && by.via === 'desk').toReversed();
  const subjectsOf = (kinds: readonly DueDecision['kind'][]): readonly string[] =>
    waiting.filter(({ kind }) => kinds.includes(kind)).map(({ subject }) => subject);
  const names = new Map([
    ...(await nameReviews(queries, subjectsOf(['review']))),
    ...(await namePlans(queries, subjectsOf(['plan', 'report']))),
  ]);
  return waiting.map((decision) => {
    const kind = decision.kind === 'report' ? 'plan' : decision.kind;
    return { ...decision, about: names.get(`${kind} ${decision.subject}`) ?? null };
  });
}

type Names = readonly (readonly [string, string])[];

async function nameReviews(queries: Queries, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom('review')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'review.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfReview))
    .select(['review.id', 'author_name', 'provider.name'])
    .where('review.id', 'in', [...ids])
    .execute();
  return rows.map(({ id, author_name: author, name }) => [`review ${id}`, `${name}, by ${author}`] as const);
}

async function namePlans(queries: Queries, subjects: readonly string[]): Promise<Names> {
  const ids = subjects.map(Number).filter((id) => Number.isSafeInteger(id));
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom('plan')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .select(['plan.id', 'plan.name as plan_name', 'provider.name'])
    .where('plan.id', 'in', ids)
    .execute();
  return rows.map(({ id, plan_name: plan, name }) => [`plan ${id}`, `${name}, ${plan}`] as const);
}
