import { afterData } from '#domain/plan/after-data.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { isUsableSpeed } from '#domain/plan/unlimited-speed.ts';
import { instant, midnightAfter, type TripTime } from './trip-time.ts';

/** The facts that decide how long a plan's data lasts. */
export type TimedPlan = Pick<
  ListedPlan,
  | 'dataKind'
  | 'dataMb'
  | 'reducedSpeedKbps'
  | 'speedLimitKbps'
  | 'afterEnd'
  | 'validityDays'
  | 'dayCount'
  | 'activation'
>;

/**
 * `data`: at full speed. `slow`: at a reduced one. `gone`: used up. `payg`: used up, more is paid by use. `open`: the
 * seller does not state what holds. `ending`: its days may be over, how they are counted is not stated. `ended`: they are
 * over. `none`: no plan.
 */
export type SegmentKind = 'data' | 'slow' | 'gone' | 'payg' | 'open' | 'ending' | 'ended' | 'none';

/** A time in which one thing holds, in days of 24 hours after landing. */
export interface Segment {
  readonly kind: SegmentKind;
  readonly from: number;
  readonly until: number;
  /** Of `data`: the part, 0 to 1, of one plan's amount or of a day's that is left at both ends; null: not known. */
  readonly left: readonly [from: number, until: number] | null;
}

/** Plans of one kind, one after the other: the next starts with the first use after the data or the days have ended. */
export interface PlanRun {
  readonly plan: TimedPlan;
  readonly count: number;
  started: number;
  /** Of the last one started: its earliest and latest end, which differ where the count of days is not stated. */
  endsAt: number;
  latestEnd: number;
  /** Megabytes, of one plan or of a day. */
  left: number;
  /** When a day's amount comes back. */
  resetsAt: number;
}

export function planRun(plan: TimedPlan, count: number): PlanRun {
  return { plan, count, started: 0, endsAt: -Infinity, latestEnd: -Infinity, left: 0, resetsAt: Infinity };
}

export interface Use {
  readonly from: number;
  readonly until: number;
  /** Decimal megabytes in 24 hours, used evenly; null: without limit. */
  readonly mbPerDay: number | null;
}

/** What follows when the data is used up; null: it is never used up. */
export function thenKind(plan: TimedPlan): 'slow' | 'gone' | 'payg' | 'open' | null {
  if (plan.dataKind === 'payg') return 'payg';
  const after = afterData(plan);
  if (after === null) return 'open';
  if (after.kind === 'steady') return null;
  return ({ stops: 'gone', slowed: 'slow', payg: 'payg' } as const)[after.kind];
}

/** What holds in a time of use, in order and without gaps. Sets `run` to what is left at its end. */
export function usePlan(run: PlanRun, use: Use, time: TripTime): Segment[] {
  const segments: Segment[] = [];
  let at = use.from;
  while (at < use.until - instant) {
    const isOver = run.endsAt <= at + instant || (run.plan.dataKind === 'total' && isUsedUp(run));
    if (isOver && run.started < run.count) {
      startNext(run, at, time);
      continue;
    }
    if (run.resetsAt <= at + instant) reset(run, at, time);
    const segment = nextSegment(run, { ...use, from: at });
    segments.push(segment);
    at = segment.until;
  }
  return segments;
}

/** Megabytes of one plan, or of a day; infinite: no limit; null: not stated. */
function amountOf({ dataKind, dataMb, reducedSpeedKbps, speedLimitKbps }: TimedPlan): number | null {
  if (dataKind === 'unlimited')
    return dataMb ?? (reducedSpeedKbps === null && speedLimitKbps !== null ? Infinity : null);
  return dataKind === 'payg' || dataMb === null || dataMb <= 0 ? null : dataMb;
}

function isUsedUp({ plan, left }: PlanRun): boolean {
  return amountOf(plan) !== null && left <= 0;
}

function startNext(run: PlanRun, at: number, time: TripTime): void {
  const { activation, dayCount, validityDays } = run.plan;
  const isEarly = run.started === 0 && (activation === 'purchase' || activation === 'install') && time.boughtAt < 0;
  const start = isEarly ? time.boughtAt : at;
  run.started += 1;
  const byHours = start + (validityDays ?? Infinity);
  const byCalendar = validityDays === null ? Infinity : midnightAfter(time, start, validityDays);
  const ends = dayCount === '24h' ? [byHours] : dayCount === 'calendar' ? [byCalendar] : [byHours, byCalendar];
  run.endsAt = Math.min(...ends);
  run.latestEnd = Math.max(...ends);
  run.resetsAt = run.plan.dataKind === 'daily' ? start : Infinity;
  run.left = amountOf(run.plan) ?? 0;
}

/** A day's amount comes back at local midnight, also where the seller does not state when. */
function reset(run: PlanRun, at: number, time: TripTime): void {
  const is24h = run.plan.dayCount === '24h';
  run.left = amountOf(run.plan) ?? 0;
  run.resetsAt = is24h ? run.resetsAt + Math.floor(at - run.resetsAt + instant) + 1 : midnightAfter(time, at);
}

/** The first segment of a use. */
function nextSegment(run: PlanRun, { from, until, mbPerDay }: Use): Segment {
  const { plan } = run;
  if (run.latestEnd <= from + instant) return { kind: 'ended', from, until, left: null };
  if (run.endsAt <= from + instant) return { kind: 'ending', from, until: Math.min(until, run.latestEnd), left: null };
  const amount = amountOf(plan);
  const end = Math.min(until, run.endsAt);
  const isSlow = plan.speedLimitKbps !== null && !isUsableSpeed(plan.speedLimitKbps);
  const kind = isSlow ? 'slow' : 'data';
  if (amount === null) return { kind: plan.dataKind === 'payg' ? 'payg' : 'open', from, until: end, left: null };
  if (amount === Infinity) return { kind, from, until: end, left: [1, 1] };
  if (mbPerDay === null) return { kind, from, until: end, left: null };
  const stop = Math.min(end, run.resetsAt);
  if (run.left <= 0) return { kind: thenKind(plan) ?? 'gone', from, until: stop, left: null };
  const before = run.left;
  const usedUpAt = mbPerDay === 0 ? Infinity : from + before / mbPerDay;
  const isAll = usedUpAt <= stop + instant;
  run.left = isAll ? 0 : before - mbPerDay * (stop - from);
  return { kind, from, until: usedUpAt < stop - instant ? usedUpAt : stop, left: [before / amount, run.left / amount] };
}
