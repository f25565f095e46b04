import { failure, success, type Result } from '#domain/kernel/result.ts';
import { parseDataAmount } from './data-volume.ts';
import type { NetworkCorrection } from './network-correction.ts';
import type { PlanFacts } from './plan.ts';
import { readLastDay, readReason } from './operator-words.ts';
import { parseValidityDays } from './validity.ts';

/** Facts of a plan that the operator has checked with the seller, in place of those that its feed states. */
export type FactCorrection = Partial<
  Pick<PlanFacts, 'dataKind' | 'dataMb' | 'dataWords' | 'validityDays' | 'tethering'>
>;

export interface PlanCorrection {
  readonly facts: FactCorrection;
  /** Absent: networks are as the feed states them. */
  readonly networks?: NetworkCorrection;
  readonly reason: string;
  /** ISO 8601 in UTC. */
  readonly correctedAt: string;
  /** ISO 8601 in UTC: from then on the feed's facts count again; null: until it is taken back. */
  readonly endsAt: string | null;
}

interface SaidCorrection {
  readonly facts: FactCorrection;
  readonly networks?: NetworkCorrection | undefined;
  readonly reason: string;
  /** The last day, `YYYY-MM-DD` in UTC; absent: until it is taken back. */
  readonly untilDay?: string | undefined;
}

export function makeCorrection(said: SaidCorrection, now: Date): Result<PlanCorrection> {
  const { facts, networks, reason, untilDay } = said;
  if (Object.keys(facts).length === 0 && networks === undefined)
    return failure('Say what is right with --data, --days, --hotspot or --network.');
  const words = readReason(reason);
  if (!words.ok) return words;
  const end = untilDay === undefined ? success(null) : readLastDay(untilDay, now);
  if (!end.ok) return end;
  const corrected = { facts, ...(networks !== undefined && { networks }) };
  return success({ ...corrected, reason: words.value, correctedAt: now.toISOString(), endsAt: end.value });
}

/** Reads `5 GB`, `1 GB a day`, `unlimited`. The seller's own words no longer apply. */
export function readCorrectedData(text: string): Result<FactCorrection> {
  const amount = parseDataAmount(text);
  if (!amount.ok) return amount;
  const { megabytes: dataMb, perDay } = amount.value;
  return success({ dataKind: dataMb === null ? 'unlimited' : perDay ? 'daily' : 'total', dataMb, dataWords: null });
}

/** Reads `30`, `never expires`. */
export function readCorrectedDays(text: string): Result<FactCorrection> {
  const days = parseValidityDays(text);
  return days.ok ? success({ validityDays: days.value }) : days;
}

export function readCorrectedHotspot(text: string): Result<FactCorrection> {
  return text === 'yes' || text === 'no' ? success({ tethering: text === 'yes' }) : failure('it must be yes or no');
}
