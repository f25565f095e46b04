import type { PlanFacts } from './plan.ts';

export type PlanData = Pick<PlanFacts, 'dataKind' | 'dataMb' | 'validityDays'>;

/** What a plan buys, for a few words beside its price. */
export type PlanAmount = PlanData & Pick<PlanFacts, 'dataWords'>;

export function isFixedAmount(data: PlanData): boolean {
  return data.dataKind === 'total' || data.dataKind === 'daily';
}

/** Full-speed megabytes of the whole validity; null where the seller states none, or a daily plan never ends. */
export function totalMegabytes({ dataKind, dataMb, validityDays }: PlanData): number | null {
  if (dataMb === null || dataMb <= 0) return null;
  if (dataKind !== 'daily') return dataMb;
  return validityDays === null ? null : dataMb * validityDays;
}
