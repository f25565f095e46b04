import type { PlanFacts } from './plan.ts';

/** Facts of a plan that the operator has checked with the seller, in place of those that its feed states. */
export type FactCorrection = Partial<
  Pick<PlanFacts, 'dataKind' | 'dataMb' | 'dataWords' | 'validityDays' | 'tethering'>
>;
