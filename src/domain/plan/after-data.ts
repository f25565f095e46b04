import type { PlanFacts } from './plan.ts';

/**
 * What follows when a plan's data is used up: nothing, a slower connection, or data that is paid by use. `steady`: it is
 * never used up, at one speed.
 */
export const afterDataKinds = ['stops', 'slowed', 'steady', 'payg'] as const;

export interface AfterData {
  readonly kind: (typeof afterDataKinds)[number];
  /** Of `slowed` and `steady`; null: not stated. */
  readonly kbps: number | null;
}

type StatedEnd = Pick<PlanFacts, 'dataKind' | 'dataMb' | 'reducedSpeedKbps' | 'speedLimitKbps' | 'afterEnd'>;

/** Sellers state it as a speed, or as what goes on after the end; a speed says more. Null: not stated. */
export function afterData(plan: StatedEnd): AfterData | null {
  const { dataKind, dataMb, reducedSpeedKbps, speedLimitKbps, afterEnd } = plan;
  if (reducedSpeedKbps !== null && reducedSpeedKbps > 0) return { kind: 'slowed', kbps: reducedSpeedKbps };
  if (afterEnd === 'payg') return { kind: 'payg', kbps: null };
  if (reducedSpeedKbps === 0) return { kind: 'stops', kbps: null };
  if (dataKind === 'unlimited' && dataMb === null && speedLimitKbps !== null)
    return { kind: 'steady', kbps: speedLimitKbps };
  if (afterEnd === 'throttled') return { kind: 'slowed', kbps: null };
  return afterEnd === 'nothing' ? { kind: 'stops', kbps: null } : null;
}
