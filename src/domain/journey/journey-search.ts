import { hasStop, type StopSet } from './journey.ts';
import type { Purchase } from './journey-purchases.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';

/** Totals of a set of purchases. */
export interface Total {
  /** Days in stops that no purchase serves. */
  readonly missing: number;
  readonly units: number;
}

/** Purchases that together serve as many days as possible, for the lowest cost. */
export interface Combination extends Total {
  readonly purchases: readonly Purchase[];
  /** False: the search was cut short, so a cheaper combination may exist. */
  readonly isProven: boolean;
}

interface Searched {
  readonly purchases: readonly Purchase[];
  /** Days of each stop. */
  readonly days: readonly number[];
}

/** Maximum number of installations; `Infinity`: no limit. */
type Limit = number;

/** Fewer days without data first, then the lower cost. */
export function compareTotals(a: Total, b: Total): number {
  return a.missing - b.missing || a.units - b.units;
}

/**
 * For each set of remaining stops a lower bound of the cost, ignoring who is still a new customer: exact where no
 * seller's offer for new customers is used twice, else too low, never too high.
 */
interface Bounds {
  readonly missing: Float64Array;
  readonly units: Float64Array;
}

/** Step limit of a search: ordinary journeys need less than a thousand. */
const maxSteps = 60_000;

/** Finds the cheapest combinations of given purchases. Exact unless `isProven` is false. */
export class JourneySearch {
  readonly #days: readonly number[];
  readonly #byStop: readonly (readonly Purchase[])[];
  readonly #cheapest: readonly (readonly Purchase[])[];
  readonly #bounds = new Map<Limit, Bounds>();

  constructor({ purchases, days }: Searched) {
    this.#days = days;
    this.#byStop = days.map((_days, index) => purchases.filter(({ stops }) => hasStop(stops, index)));
    this.#cheapest = this.#byStop.map(cheapestOfEach);
  }

  /** The best with at most so many installations. */
  best(limit: Limit): Combination {
    const all = 2 ** this.#days.length - 1;
    const walk = new Walk(this.#byStop, this.#days, (rest) => this.#boundsWith(rest));
    return walk.run(all, limit);
  }

  /** Bounds of fewer installations are computed first: the others build on them. */
  #boundsWith(limit: Limit): Bounds {
    const known = this.#bounds.get(limit);
    if (known !== undefined) return known;
    const size = 2 ** this.#days.length;
    const made: Bounds = { missing: new Float64Array(size), units: new Float64Array(size) };
    this.#bounds.set(limit, made);
    const entries = this.#cheapest.map((purchases) =>
      purchases
        .filter(({ installs }) => installs <= limit)
        .map(({ stops, units, installs }) => ({ keep: ~stops, units, rest: this.#boundsWith(limit - installs) })),
    );
    for (let set = 1; set < size; set += 1) fill(made, set, { entries, days: this.#days });
    return made;
  }
}

/** For the bounds the seller does not matter. The cheapest first. */
function cheapestOfEach(purchases: readonly Purchase[]): readonly Purchase[] {
  const cheapest = new Map<number, Purchase>();
  for (const each of purchases) {
    const key = each.stops * 4096 + Math.min(each.installs, 4095);
    if (each.units < (cheapest.get(key)?.units ?? Infinity)) cheapest.set(key, each);
  }
  return [...cheapest.values()].sort((a, b) => a.units - b.units);
}

interface Entry {
  readonly keep: number;
  readonly units: number;
  readonly rest: Bounds;
}

interface Entries {
  readonly entries: readonly (readonly Entry[])[];
  readonly days: readonly number[];
}

/** The best for a set: its first stop goes without data, or any purchase for that stop comes first. */
function fill(bounds: Bounds, set: StopSet, { entries, days }: Entries): void {
  const first = 31 - Math.clz32(set & -set);
  const without = set & (set - 1);
  let missing = (bounds.missing[without] ?? 0) + (days[first] ?? 0);
  let units = bounds.units[without] ?? 0;
  for (const { keep, units: cost, rest } of entries[first] ?? []) {
    // No later one is cheaper either: nothing is missing.
    if (missing === 0 && cost >= units) break;
    const left = set & keep;
    const restMissing = rest.missing[left] ?? 0;
    if (restMissing > missing) continue;
    const sum = (rest.units[left] ?? 0) + cost;
    if (restMissing < missing || sum < units) {
      missing = restMissing;
      units = sum;
    }
  }
  bounds.missing[set] = missing;
  bounds.units[set] = units;
}

/** A node of the search. */
interface Place extends Total {
  /** Stops still to serve. */
  readonly stops: StopSet;
  readonly limit: Limit;
  readonly chosen: readonly Purchase[];
  /** Lower bound of the total from here. */
  readonly bound: Total;
}

/**
 * Branch and bound: stop after stop, the most promising purchase first, never two offers for new customers of one
 * seller.
 */
class Walk {
  readonly #byStop: readonly (readonly Purchase[])[];
  readonly #days: readonly number[];
  readonly #boundsWith: (limit: Limit) => Bounds;
  #steps = 0;
  #best: Place | null = null;

  constructor(byStop: readonly (readonly Purchase[])[], days: readonly number[], boundsWith: (limit: Limit) => Bounds) {
    this.#byStop = byStop;
    this.#days = days;
    this.#boundsWith = boundsWith;
  }

  run(stops: StopSet, limit: Limit): Combination {
    const nothing = { missing: 0, units: 0, stops, limit, chosen: [] };
    this.#visit({ ...nothing, bound: this.#boundOf(nothing) });
    const { missing, units, chosen } = this.#best ?? { missing: Infinity, units: 0, chosen: [] };
    return { missing, units, purchases: chosen, isProven: this.#steps <= maxSteps };
  }

  #visit(place: Place): void {
    if (this.#best !== null && compareTotals(place.bound, this.#best) >= 0) return;
    if (place.stops === 0) {
      this.#best = place;
      return;
    }
    this.#steps += 1;
    // The first descent is finished by then, so there is always a complete answer.
    if (this.#steps > maxSteps && this.#best !== null) return;
    for (const next of this.#nextPlaces(place)) this.#visit(next);
  }

  #nextPlaces(place: Place): readonly Place[] {
    const first = 31 - Math.clz32(place.stops & -place.stops);
    const used = new Set(place.chosen.map(({ onceAt }) => onceAt));
    const places = [this.#leaveOut(place, first)];
    for (const purchase of this.#byStop[first] ?? []) {
      if (purchase.installs > place.limit || isTaken(purchase.onceAt, used)) continue;
      const next = this.#take(place, purchase);
      if (this.#best === null || compareTotals(next.bound, this.#best) < 0) places.push(next);
    }
    return places.sort((a, b) => compareTotals(a.bound, b.bound) || a.chosen.length - b.chosen.length);
  }

  #leaveOut(place: Place, index: number): Place {
    const next = {
      ...place,
      missing: place.missing + (this.#days[index] ?? 0),
      stops: place.stops & ~(1 << index),
    };
    return { ...next, bound: this.#boundOf(next) };
  }

  #take(place: Place, purchase: Purchase): Place {
    const next = {
      missing: place.missing,
      units: place.units + purchase.units,
      stops: place.stops & ~purchase.stops,
      limit: place.limit - purchase.installs,
      chosen: [...place.chosen, purchase],
    };
    return { ...next, bound: this.#boundOf(next) };
  }

  #boundOf({ missing, units, stops, limit }: Omit<Place, 'bound'>): Total {
    const bounds = this.#boundsWith(limit);
    return { missing: missing + (bounds.missing[stops] ?? 0), units: units + (bounds.units[stops] ?? 0) };
  }
}

function isTaken(onceAt: ProviderSlug | null, used: ReadonlySet<ProviderSlug | null>): boolean {
  return onceAt !== null && used.has(onceAt);
}
