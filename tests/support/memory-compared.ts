import type { ComparedPlans } from '#catalogue/compared-plans.ts';
import type { PlanDetail } from '#domain/plan/plan-detail.ts';
import type { StoredPlan } from './memory-plan.ts';

/** What a comparison is told of plans of the memory's catalogue. */
export function comparedOf(plans: readonly StoredPlan[], detailOf: (plan: StoredPlan) => PlanDetail): ComparedPlans {
  const withdrawn = plans.filter(({ isWithdrawn }) => isWithdrawn === true);
  const offered = plans.filter((plan) => !withdrawn.includes(plan));
  return { withdrawn, offered: offered.map(detailOf) };
}
