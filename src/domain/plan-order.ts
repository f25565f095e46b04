import { compareMoney, type Money } from './money.ts';
import { totalMegabytes, type PlanData } from './plan-data.ts';

/** What the order of a list depends on. Nothing else may enter: no commission, no provider. */
export interface OrderedPlan extends PlanData {
  /** List price in the visitor's currency, not rounded for display; null: it cannot be converted. */
  readonly displayPrice: Money | null;
  readonly id: number;
}

/** For `sort`: display price ascending (those without one last), then more data (unlimited first), then id. */
export function comparePlans(a: OrderedPlan, b: OrderedPlan): number {
  return comparePrices(a.displayPrice, b.displayPrice) || dataRank(b) - dataRank(a) || a.id - b.id;
}

function comparePrices(a: Money | null, b: Money | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareMoney(a, b);
}

/**
 * Whole number that grows with the amount of data: the total in megabytes (a daily plan without an end counts one day),
 * 0 for pay-as-you-go, and more than any amount for unlimited.
 */
export function dataRank(data: PlanData): number {
  if (data.dataKind === 'unlimited') return Number.MAX_SAFE_INTEGER;
  if (data.dataKind === 'payg') return 0;
  return totalMegabytes(data) ?? data.dataMb ?? 0;
}
