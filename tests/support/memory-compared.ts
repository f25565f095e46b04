import type { ComparedPlans } from '#catalogue/read/read-compared-plans.ts';
import type { PlanDetail } from '#domain/plan/plan-detail.ts';
import type { MemoryPlan } from './memory-plan.ts';

/** Comparison data of plans of the catalogue in memory. */
export function comparedOf(plans: readonly MemoryPlan[], detailOf: (plan: MemoryPlan) => PlanDetail): ComparedPlans {
  const withdrawn = plans.filter(({ isWithdrawn }) => isWithdrawn === true);
  const offered = plans.filter((plan) => !withdrawn.includes(plan));
  return { withdrawn: withdrawn.map(detailOf), offered: offered.map(detailOf) };
}
