import type { ListedPlan } from './listed-plan.ts';
import { isFixedAmount, totalMegabytes } from './plan-data.ts';

/** By gigabytes of the whole plan, the lower bound included: `3-5` holds 3 GB but not 5 GB. */
export const dataBrackets = ['lt1', '1-3', '3-5', '5-10', '10-20', '20-50', 'gt50', 'unlimited', 'unknown'] as const;

/** By days, both bounds included; `none`: does not expire. */
export const validityBrackets = ['1-3', '4-7', '8-15', '16-30', '31-90', 'gt90', 'none'] as const;

type DataBracket = (typeof dataBrackets)[number];
type ValidityBracket = (typeof validityBrackets)[number];

const dataEnds: readonly (readonly [number, DataBracket])[] = [
  [1_000, 'lt1'],
  [3_000, '1-3'],
  [5_000, '3-5'],
  [10_000, '5-10'],
  [20_000, '10-20'],
  [50_000, '20-50'],
];

const validityEnds: readonly (readonly [number, ValidityBracket])[] = [
  [3, '1-3'],
  [7, '4-7'],
  [15, '8-15'],
  [30, '16-30'],
  [90, '31-90'],
];

/** `unknown` where no amount of the whole plan is stated: pay as you go, and daily plans without an end. */
export function dataBracket(plan: Pick<ListedPlan, 'dataKind' | 'dataMb' | 'validityDays'>): DataBracket {
  if (plan.dataKind === 'unlimited') return 'unlimited';
  const megabytes = isFixedAmount(plan) ? totalMegabytes(plan) : null;
  if (megabytes === null) return 'unknown';
  return dataEnds.find(([end]) => megabytes < end)?.[1] ?? 'gt50';
}

export function validityBracket(days: number | null): ValidityBracket {
  if (days === null) return 'none';
  return validityEnds.find(([end]) => days <= end)?.[1] ?? 'gt90';
}
