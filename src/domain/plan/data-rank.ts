import { totalMegabytes, type PlanData } from './plan-data.ts';

/**
 * Whole number that grows with the amount of data: the total in megabytes (a daily plan without an end counts one day),
 * 0 for pay-as-you-go, and more than any amount for unlimited.
 */
export function dataRank(data: PlanData): number {
  if (data.dataKind === 'unlimited') return Number.MAX_SAFE_INTEGER;
  if (data.dataKind === 'payg') return 0;
  return totalMegabytes(data) ?? data.dataMb ?? 0;
}
