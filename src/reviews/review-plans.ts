import { shownOfPlan } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import type { PlanAmount } from '#domain/plan/plan-data.ts';

export interface ReviewPlan extends PlanAmount {
  readonly id: number;
}

/** A select with more would be no help. */
const mostPlans = 300;

const amount = ['data_kind', 'data_mb', 'data_words', 'validity_days'] as const;

/** What visitors can buy of a seller, each amount once, the smallest first. @param provider its public id */
export async function readReviewPlans(queries: Queries, provider: string): Promise<readonly ReviewPlan[]> {
  const rows = await queries
    .selectFrom('plan')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'plan.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfPlan))
    .select(({ fn }) => [...amount, fn.min('plan.id').as('id')])
    .where('provider.public_id', '=', provider)
    .where('plan.active', '=', 1)
    .groupBy(amount)
    .orderBy('data_kind')
    .orderBy('data_mb')
    .orderBy('validity_days')
    .limit(mostPlans)
    .execute();
  return rows.map(planOf);
}

/** By id. Plans that are no longer sold are there too. */
export async function readPlanAmounts(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlanAmount>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('plan')
    .select(['id', ...amount])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, planOf(row)]));
}

interface PlanRow {
  readonly id: number;
  readonly data_kind: PlanAmount['dataKind'];
  readonly data_mb: number | null;
  readonly data_words: string | null;
  readonly validity_days: number | null;
}

function planOf(row: PlanRow): ReviewPlan {
  return {
    id: Number(row.id),
    dataKind: row.data_kind,
    dataMb: row.data_mb,
    dataWords: row.data_words,
    validityDays: row.validity_days,
  };
}
