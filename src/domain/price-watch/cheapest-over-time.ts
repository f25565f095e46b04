import { groupBy } from '#domain/kernel/group-by.ts';
import type { Money } from '#domain/money/money.ts';
import type { TripCost } from '#domain/trip/trip-cost.ts';
import { compareEqualCosts, compareEqualPlans, type Comparable } from '#domain/trip/trip-order.ts';

/** The cost of a trip with one plan from an instant on. */
export interface CostPoint {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Null: from then on it was not offered. */
  readonly cost: {
    /** Exact. */
    readonly units: number;
    /** As it is shown. */
    readonly shown: Money;
    readonly isEstimate: boolean;
  } | null;
}

/** A plan that serves the trip. */
export interface CostedCandidate extends Comparable {
  readonly seller: string;
  readonly trip: Pick<TripCost, 'purchases' | 'fit'>;
  /** Oldest first. */
  readonly points: readonly CostPoint[];
}

/** The cheapest plan of a day. */
export interface Cheapest {
  readonly planId: number;
  readonly seller: string;
  readonly cost: NonNullable<CostPoint['cost']>;
}

/** `seller`: another seller at the same price. `gone`: no plan is left. `offered`: there is one again. */
export type PriceMoveKind = 'cheaper' | 'dearer' | 'seller' | 'gone' | 'offered';

/** How the cheapest plan at the end of a day differs from the day before; one of the two exists. */
export interface PriceMove {
  readonly kind: PriceMoveKind;
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string;
  /** ISO 8601 in UTC: the last price of that day that took part. */
  readonly at: string;
  readonly before: Cheapest | null;
  readonly after: Cheapest | null;
}

/**
 * Changes of the cheapest plan for a trip, oldest first; at most one a day, because feeds of one morning arrive one
 * after the other and intermediate states are short. A move is a visible change: another displayed amount, or another
 * seller.
 * @param since `YYYY-MM-DD`: moves of this day and later ones
 */
export function followCheapest(candidates: readonly CostedCandidate[], since: string): readonly PriceMove[] {
  const costs = new Map<CostedCandidate, Cheapest['cost']>();
  const moves: PriceMove[] = [];
  // Undefined: nothing was known yet; the first value is no move.
  let before: Cheapest | null | undefined;
  for (const { day, changes } of changesByDay(candidates, since)) {
    for (const { candidate, cost } of changes) {
      if (cost === null) costs.delete(candidate);
      else costs.set(candidate, cost);
    }
    const after = findCheapest(costs);
    const kind = before === undefined ? null : moveOf(before, after);
    if (before === undefined) before = after;
    if (kind === null) continue;
    moves.push({ kind, day, at: changes.at(-1)?.at ?? day, before: before ?? null, after });
    before = after;
  }
  return moves;
}

interface CostChange {
  readonly at: string;
  readonly candidate: CostedCandidate;
  readonly cost: CostPoint['cost'];
}

interface DayOfChanges {
  /** Empty: all days before the first requested one. */
  readonly day: string;
  readonly changes: readonly CostChange[];
}

function changesByDay(candidates: readonly CostedCandidate[], since: string): readonly DayOfChanges[] {
  const changes = candidates
    .flatMap((candidate) => candidate.points.map(({ at, cost }): CostChange => ({ at, candidate, cost })))
    .sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1));
  const days = groupBy(changes, ({ at }) => (at < since ? '' : at.slice(0, 10)));
  return [...days].map(([day, ofDay]) => ({ day, changes: ofDay }));
}

function findCheapest(costs: ReadonlyMap<CostedCandidate, Cheapest['cost']>): Cheapest | null {
  let best: readonly [CostedCandidate, Cheapest['cost']] | null = null;
  for (const each of costs) if (best === null || isBefore(each, best)) best = each;
  return best && { planId: best[0].plan.id, seller: best[0].seller, cost: best[1] };
}

/** Trip order. */
function isBefore(
  [a, costA]: readonly [CostedCandidate, Cheapest['cost']],
  [b, costB]: readonly [CostedCandidate, Cheapest['cost']],
): boolean {
  const decided = costA.shown.units - costB.shown.units || compareEqualCosts(a.trip, b.trip) || compareEqualPlans(a, b);
  return decided < 0;
}

/** Null: no visible difference. */
function moveOf(before: Cheapest | null, after: Cheapest | null): PriceMoveKind | null {
  if (before === null || after === null) {
    if (before === after) return null;
    return after === null ? 'gone' : 'offered';
  }
  const difference = after.cost.shown.units - before.cost.shown.units;
  if (difference !== 0) return difference < 0 ? 'cheaper' : 'dearer';
  return before.seller === after.seller ? null : 'seller';
}
