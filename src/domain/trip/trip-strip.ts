import { planRun, usePlan, type Segment, type SegmentKind, type TimedPlan } from './run-plan.ts';
import { instant, timeOfDays, type TripTime } from './trip-time.ts';
import type { Trip } from './trip.ts';

export interface StripStay {
  /** Days of 24 hours after landing. */
  readonly until: number;
  /** Decimal megabytes used in 24 hours; null: without limit. */
  readonly mbPerDay: number | null;
  /** Position of its plans in `plans`; null: none serves it. */
  readonly plan: number | null;
}

/** Plans of one kind that a traveller takes along. */
export interface StripPlan {
  readonly plan: TimedPlan;
  /** How many follow each other: `TripCost.count`. */
  readonly count: number;
}

export interface StripSegment extends Segment {
  /** Position of its stay. */
  readonly stay: number;
}

/** Whether the data lasts: what holds from landing to leaving, at an even pace of the trip's own amount. */
export interface TripStrip {
  readonly time: TripTime;
  readonly plans: readonly StripPlan[];
  readonly stays: readonly StripStay[];
  /** In order, without gaps. */
  readonly segments: readonly StripSegment[];
  /** When the last of each of `plans` ends, at the earliest and at the latest; null: it does not, or was never used. */
  readonly ends: readonly (readonly [earliest: number, latest: number] | null)[];
}

/** The strip of a trip to one place. @param time default: equal days, hours unknown */
export function tripStrip(
  plan: StripPlan,
  trip: Pick<Trip, 'days' | 'dataMb'>,
  time: TripTime = timeOfDays(trip.days),
): TripStrip {
  const mbPerDay = trip.dataMb === null ? null : trip.dataMb / time.length;
  return stripOfStays([plan], [{ until: time.length, mbPerDay, plan: 0 }], time);
}

/** The strip of stays that follow each other. */
export function stripOfStays(plans: readonly StripPlan[], stays: readonly StripStay[], time: TripTime): TripStrip {
  const runs = plans.map(({ plan, count }) => planRun(plan, count));
  const segments = stays.flatMap((stay, index) => {
    const from = stays[index - 1]?.until ?? 0;
    const run = stay.plan === null ? undefined : runs[stay.plan];
    const segments: readonly Segment[] =
      run === undefined
        ? [{ kind: 'none', from, until: stay.until, left: null }]
        : usePlan(run, { ...stay, from }, time);
    return segments.map((segment): StripSegment => ({ ...segment, stay: index }));
  });
  const ends = runs.map(({ endsAt, latestEnd }) => (Number.isFinite(endsAt) ? ([endsAt, latestEnd] as const) : null));
  return { time, plans, stays, segments, ends };
}

/** A time without data at full speed. */
export interface Break {
  readonly kind: Exclude<SegmentKind, 'data'>;
  readonly from: number;
  /** When there is data again; null: not before leaving. */
  readonly until: number | null;
  /** Position of the stay in which it begins. */
  readonly stay: number;
  /** True: the longest of those that end when a day's amount comes back. */
  readonly isDaily: boolean;
}

export type StripOutcome =
  /** Data until leaving; `left` of it then, 0 to 1; null: without an end, or of no single plan. */
  | { readonly kind: 'lasts'; readonly left: number | null }
  /** The traveller names no amount, and the plan has one. */
  | { readonly kind: 'depends' }
  | { readonly kind: 'breaks'; readonly first: Break; readonly others: readonly Break[] };

/** What the segments say, in one fact. */
export function outcomeOf(strip: TripStrip): StripOutcome {
  const [first, ...others] = breaksOf(strip);
  if (first !== undefined) return { kind: 'breaks', first, others };
  const last = strip.segments.at(-1);
  if (strip.segments.some(({ left }) => left === null)) return { kind: 'depends' };
  const [only, another] = strip.plans;
  const isSingle = only?.count === 1 && another === undefined && only.plan.dataKind === 'total';
  return { kind: 'lasts', left: isSingle ? (last?.left?.[1] ?? null) : null };
}

function breaksOf(strip: TripStrip): readonly Break[] {
  const { segments } = strip;
  return segments.reduce<Break[]>((breaks, { kind, from, stay }, index) => {
    if (kind === 'data' || (kind === 'ended' && segments[index - 1]?.kind === 'ending')) return breaks;
    const until = segments.slice(index).find((later) => later.kind === 'data')?.from ?? null;
    const isUsedUp = segments[index - 1]?.left?.[1] === 0;
    const isDaily = until !== null && isUsedUp && !isEnd(kind) && planOf(strip, stay)?.dataKind === 'daily';
    const next: Break = { kind, from, until, stay, isDaily };
    const same = breaks.findLast((each) => isSameBreak(each, next));
    if (same === undefined) return [...breaks, next];
    const longer = isDaily && lengthOf(next) > lengthOf(same) + instant ? next : same;
    return breaks.map((each) => (each === same ? longer : each));
  }, []);
}

function isEnd(kind: SegmentKind): boolean {
  return kind === 'ending' || kind === 'ended';
}

/** One that goes on, or that comes every day of a stay. */
function isSameBreak(a: Break, b: Break): boolean {
  if (a.kind !== b.kind) return false;
  return a.until === b.until || (a.isDaily && a.stay === b.stay);
}

function lengthOf({ from, until }: Break): number {
  return (until ?? Infinity) - from;
}

function planOf({ plans, stays }: TripStrip, stay: number): TimedPlan | undefined {
  return plans[stays[stay]?.plan ?? -1]?.plan;
}
