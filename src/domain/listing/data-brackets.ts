import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { isFixedAmount, totalMegabytes } from '#domain/plan/plan-data.ts';

const dataEnds: readonly (readonly [end: number, bracket: string])[] = [
  [1_000, 'lt1'],
  [3_000, '1-3'],
  [5_000, '3-5'],
  [10_000, '5-10'],
  [20_000, '10-20'],
  [50_000, '20-50'],
];

const validityEnds: readonly (readonly [end: number, bracket: string])[] = [
  [3, '1-3'],
  [7, '4-7'],
  [15, '8-15'],
  [30, '16-30'],
  [90, '31-90'],
];

/**
 * By gigabytes of the whole plan, the lower bound included: `3-5` holds 3 GB but not 5 GB. `unknown` where no amount of the whole plan is stated: pay as you go, and
 * daily plans without an end.
 */
export function dataBracket(plan: Pick<ListedPlan, 'dataKind' | 'dataMb' | 'validityDays'>): string {
  if (plan.dataKind === 'unlimited') return 'unlimited';
  const megabytes = isFixedAmount(plan) ? totalMegabytes(plan) : null;
  if (megabytes === null) return 'unknown';
  return dataEnds.find(([end]) => megabytes < end)?.[1] ?? 'gt50';
}

/** By days, both bounds included; `none`: does not expire. */
export function validityBracket(days: number | null): string {
  if (days === null) return 'none';
  return validityEnds.find(([end]) => days <= end)?.[1] ?? 'gt90';
}
