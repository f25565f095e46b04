import type { Queries } from '#database/schema.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { PlanDetail } from '#domain/plan/plan-detail.ts';
import { readPlanDetails } from './plan-details.ts';

/** A few plans, offered or not. Ids in neither list never existed, or are hidden. */
export interface ComparedPlans {
  readonly offered: readonly PlanDetail[];
  /** As last stated. */
  readonly withdrawn: readonly PlanDetail[];
}

/** Both lists are by id. At most 1,000 ids. */
export async function readComparedPlans(
  queries: Queries,
  ids: readonly number[],
  locale: Locale,
): Promise<ComparedPlans> {
  const wanted = ids.filter((id) => Number.isSafeInteger(id));
  const [details, withdrawn] = await Promise.all([
    readPlanDetails(queries, { ids: wanted, locale }),
    readPlanDetails(queries, { ids: wanted, locale, areWithdrawn: true }),
  ]);
  // An import may happen between the statements: a plan is returned once, and as offered.
  const offered = new Set(details.map(({ id }) => id));
  return {
    offered: details,
    withdrawn: withdrawn.filter(({ id }) => !offered.has(id)),
  };
}
