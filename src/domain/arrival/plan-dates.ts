import { countsDays, refundDays } from '#domain/plan/refund.ts';
import type { Landing, PlanDate, PlanDates, PlanToInstall } from './esim-steps.ts';

interface DatedBy {
  /** When the line first serves; null: the day is not known, or it never does. */
  readonly firstUse: Landing | null;
  /** Local day of landing; null: not known. */
  readonly landingDay: string | null;
  readonly bought: string | null;
}

const notStated: PlanDate = { kind: 'not-stated' };

/** What a plan's facts and a trip's days make of its dates. */
export function datePlan(plan: PlanToInstall, known: DatedBy): PlanDates {
  const installLimit = afterPurchase(plan.installWithinDays, known.bought);
  const starts = startOf(plan, known);
  return {
    installBy: installByOf(known, installLimit),
    installLimit,
    starts,
    ends: endOf(plan, starts),
    refundUntil: refundOf(plan, known.bought),
  };
}

/** The day before landing, never before the purchase, and never after the seller's limit. */
function installByOf({ landingDay, bought }: DatedBy, limit: PlanDate): PlanDate {
  if (landingDay === null) return { kind: 'before-landing' };
  const dayBefore = addDays(landingDay, -1);
  const possible = bought !== null && bought > dayBefore ? bought : dayBefore;
  return dayAt(limit.kind === 'at' && limit.at < possible ? limit.at : possible);
}

function startOf({ activation }: PlanToInstall, { firstUse, bought }: DatedBy): PlanDate {
  switch (activation) {
    case 'first-use':
      return firstUse === null ? { kind: 'after', days: 0, of: 'first-use' } : { kind: 'at', ...firstUse };
    case 'purchase':
      return afterPurchase(0, bought);
    case 'install':
      return { kind: 'after', days: 0, of: 'install' };
    case null:
      return notStated;
  }
}

/**
 * With days of 24 hours the hour of the start, where it is known; with dates of the calendar the last of them, and so where
 * the count is not stated: whoever leaves by then is on the safe side.
 */
function endOf({ validityDays, dayCount, activation }: PlanToInstall, starts: PlanDate): PlanDate {
  if (validityDays === null) return { kind: 'never' };
  if (starts.kind !== 'at') return { kind: 'after', days: validityDays, of: activation ?? 'start' };
  const day = starts.at.slice(0, dayLength);
  if (dayCount !== '24h') return { ...starts, at: addDays(day, validityDays - 1) };
  if (starts.at.length === dayLength || starts.zone === null) return { ...starts, at: addDays(day, validityDays) };
  const start = Temporal.PlainDateTime.from(starts.at).toZonedDateTime(starts.zone);
  const end = start.add({ hours: 24 * validityDays }).toPlainDateTime();
  return { ...starts, at: end.toString({ smallestUnit: 'minute' }) };
}

function refundOf({ refund }: PlanToInstall, bought: string | null): PlanDate {
  if (refund === null) return notStated;
  if (countsDays(refund)) return afterPurchase(refundDays(refund), bought);
  if (refund === 'never') return { kind: 'never' };
  return { kind: 'until', deed: refund === 'until-install' ? 'install' : 'first-use' };
}

function afterPurchase(days: number | null, bought: string | null): PlanDate {
  if (days === null) return notStated;
  return bought === null ? { kind: 'after', days, of: 'purchase' } : dayAt(addDays(bought, days));
}

function dayAt(at: string): PlanDate {
  return { kind: 'at', at, zone: null };
}

const dayLength = 'YYYY-MM-DD'.length;

/** @param at a local day, or a day and time, of which the day counts */
export function addDays(at: string, days: number): string {
  return Temporal.PlainDate.from(at.slice(0, dayLength)).add({ days }).toString();
}
