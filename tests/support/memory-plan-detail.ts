import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { unstatedFacts } from '#domain/plan/field-lists.ts';
import type { PlanDetail } from '#domain/plan/plan-detail.ts';
import type { PriceChange } from '#domain/plan/price-change.ts';
import { newestVisibleChange } from '#domain/plan/visible-change.ts';
import type { PricePoint } from '#domain/plan/price-history.ts';
import type { MemoryPlan } from './memory-plan.ts';

export function detailOf(plan: MemoryPlan): PlanDetail {
  const { countryCount: _count, generation: _best, ownPrice, history: _history, ...facts } = plan;
  return {
    ...unstatedFacts,
    ...facts,
    ownPrices: ownPrice === null ? [] : [ownPrice],
    isUnconfirmed: plan.isUnconfirmed === true,
    providerRefund: {},
    pin: null,
  };
}

export function changesAt(plans: readonly MemoryPlan[]): PriceChange[] {
  const changes = plans.flatMap((plan) => {
    const change = newestVisibleChange(historyOf(plan));
    const { id: planId, name, provider } = plan;
    return change === null ? [] : [{ planId, name, provider, ...change }];
  });
  return changes.toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

export function historyOf(plan: MemoryPlan): readonly PricePoint[] {
  return plan.history ?? [{ at: plan.checkedAt, money: plan.price }];
}

/** The own price has been the same since the plan was first seen. */
export function ownHistoryOf(plan: MemoryPlan, currency: CurrencyCode): readonly PricePoint[] {
  const at = historyOf(plan)[0]?.at ?? plan.checkedAt;
  return plan.ownPrice?.currency === currency ? [{ at, money: plan.ownPrice }] : [];
}
