import type { StopSet } from './journey.ts';
import type { Purchase } from './journey-purchases.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';

export interface Total {
  /** Days in stops that no purchase serves. */
  readonly missing: number;
  readonly units: number;
}

/** Purchases that together serve as many days as possible, for the lowest cost. No two of them share a stop. */
export interface Combination extends Total {
  readonly purchases: readonly Purchase[];
  /** Profiles to install for all purchases. */
  readonly installs: number;
  /** False: the search was cut short, so a cheaper combination may exist. */
  readonly isProven: boolean;
}

/** Fewer days without data first, then the lower cost. */
export function compareTotals(a: Total, b: Total): number {
  return a.missing - b.missing || a.units - b.units;
}

/** What a search minimizes after the days without data: the cost, and so many units for each installation. */
interface Searched {
  readonly purchases: readonly Purchase[];
  /** Days of each stop. */
  readonly days: readonly number[];
  readonly unitsPerInstall: number;
}

/**
 * Added for each installation, so that of equal combinations the one with the fewest is found: less than one unit for
 * all installations of a journey, and exact beside sums below 2^40 units.
 */
const tieBreak = 2 ** -13;

/** Maximum number of installations; `Infinity`: no limit. */
type Limit = number;

/** A purchase and what it adds to the minimized sum. */
interface Candidate {
  readonly purchase: Purchase;
  readonly weight: number;
}

/** What is minimized: days without data first. */
interface Score {
  readonly missing: number;
  readonly weight: number;
}

function compareScores(a: Score, b: Score): number {
  return a.missing - b.missing || a.weight - b.weight;
}

/**
 * For each set of remaining stops a lower bound of the score, ignoring who is still a new customer: exact where no
 * seller's offer for new customers is used twice, else too low, never too high.
 */
interface Bounds {
  readonly missing: Float64Array;
  readonly weight: Float64Array;
}

/** Step limit of a search: ordinary journeys need less than a thousand. */
const maxSteps = 60_000;

/** Finds the best combinations of given purchases. Exact unless `isProven` is false. */
export class JourneySearch {
  readonly #days: readonly number[];
  readonly #byFirst: readonly (readonly Candidate[])[];
  readonly #cheapest: readonly (readonly Candidate[])[];
  readonly #bounds = new Map<Limit, Bounds>();

  constructor({ purchases, days, unitsPerInstall }: Searched) {
    const candidates = purchases.map((purchase) => ({
      purchase,
      weight: purchase.units + (unitsPerInstall + tieBreak) * purchase.installs,
    }));
    this.#days = days;
    this.#byFirst = days.map((_days, index) => candidates.filter(({ purchase }) => firstIn(purchase.stops) === index));
    this.#cheapest = cheapestBySet(candidates, 2 ** days.length);
  }

  /** The best with at most so many installations. */
  best(limit: Limit): Combination {
    const all = 2 ** this.#days.length - 1;
    const walk = new Walk(this.#byFirst, this.#days, (rest) => this.#boundsWith(rest));
    return walk.run(all, limit);
  }

  /** Bounds of fewer installations are computed first: the others build on them. */
  #boundsWith(limit: Limit): Bounds {
    const known = this.#bounds.get(limit);
    if (known !== undefined) return known;
    const size = 2 ** this.#days.length;
    const made: Bounds = { missing: new Float64Array(size), weight: new Float64Array(size) };
    this.#bounds.set(limit, made);
    const entries = this.#cheapest.map((candidates) =>
      candidates
        .filter(({ purchase }) => purchase.installs <= limit)
        .map(({ purchase, weight }) => ({ weight, rest: this.#boundsWith(limit - purchase.installs) })),
    );
    for (let set = 1; set < size; set += 1) fill(made, set, { entries, days: this.#days });
    return made;
  }
}

/** Index of the first stop in a set that is not empty. */
function firstIn(set: StopSet): number {
  return 31 - Math.clz32(set & -set);
}

/** For the bounds the seller does not matter: by set of stops, the cheapest for each number of installations. */
function cheapestBySet(candidates: readonly Candidate[], size: number): readonly (readonly Candidate[])[] {
  const bySet = Array.from({ length: size }, () => new Map<number, Candidate>());
  for (const candidate of candidates) {
    const { stops, installs } = candidate.purchase;
    const known = bySet[stops]?.get(installs);
    if (known === undefined || candidate.weight < known.weight) bySet[stops]?.set(installs, candidate);
  }
  return bySet.map((byInstalls) => [...byInstalls.values()]);
}

interface Entry {
  readonly weight: number;
  /** Bounds with the installations that are left. */
  readonly rest: Bounds;
}

interface Entries {
  /** By the set of stops that the purchase serves. */
  readonly entries: readonly (readonly Entry[])[];
  readonly days: readonly number[];
}

/** The best for a set: its first stop goes without data, or with any others of the set by one purchase. */
function fill(bounds: Bounds, set: StopSet, { entries, days }: Entries): void {
  const others = set & (set - 1);
  let missing = (bounds.missing[others] ?? 0) + (days[firstIn(set)] ?? 0);
  let weight = bounds.weight[others] ?? 0;
  // Every subset of the others, the empty one last.
  for (let left = 0; ; left = (left - others) & others) {
    for (const { weight: cost, rest } of entries[set & ~left] ?? []) {
      const restMissing = rest.missing[left] ?? 0;
      const sum = (rest.weight[left] ?? 0) + cost;
      if (restMissing > missing || (restMissing === missing && sum >= weight)) continue;
      missing = restMissing;
      weight = sum;
    }
    if (left === others) break;
  }
  bounds.missing[set] = missing;
  bounds.weight[set] = weight;
}

interface Place extends Score {
  /** Stops still to serve. */
  readonly stops: StopSet;
  readonly limit: Limit;
  readonly chosen: readonly Purchase[];
  /** Lower bound of the score from here. */
  readonly bound: Score;
}

/**
 * Branch and bound: stop after stop, the most promising purchase first, never two for one stop and never two offers
 * for new customers of one seller.
 */
class Walk {
  readonly #byFirst: readonly (readonly Candidate[])[];
  readonly #days: readonly number[];
  readonly #boundsWith: (limit: Limit) => Bounds;
  #steps = 0;
  #best: Place | null = null;

  constructor(
    byFirst: readonly (readonly Candidate[])[],
    days: readonly number[],
    boundsWith: (limit: Limit) => Bounds,
  ) {
    this.#byFirst = byFirst;
    this.#days = days;
    this.#boundsWith = boundsWith;
  }

  run(stops: StopSet, limit: Limit): Combination {
    const nothing = { missing: 0, weight: 0, stops, limit, chosen: [] };
    this.#visit({ ...nothing, bound: this.#boundOf(nothing) });
    const { missing, chosen } = this.#best ?? { missing: Infinity, chosen: [] };
    const sumOf = (figure: 'units' | 'installs'): number => chosen.reduce((sum, each) => sum + each[figure], 0);
    return {
      missing,
      units: sumOf('units'),
      installs: sumOf('installs'),
      purchases: chosen,
      isProven: this.#steps <= maxSteps,
    };
  }

  #visit(place: Place): void {
    if (this.#best !== null && compareScores(place.bound, this.#best) >= 0) return;
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
    const first = firstIn(place.stops);
    const used = new Set(place.chosen.map(({ onceAt }) => onceAt));
    const places = [this.#leaveOut(place, first)];
    for (const candidate of this.#byFirst[first] ?? []) {
      const { stops, installs, onceAt } = candidate.purchase;
      if ((stops & ~place.stops) !== 0 || installs > place.limit || isTaken(onceAt, used)) continue;
      const next = this.#take(place, candidate);
      if (this.#best === null || compareScores(next.bound, this.#best) < 0) places.push(next);
    }
    return places.sort((a, b) => compareScores(a.bound, b.bound) || a.chosen.length - b.chosen.length);
  }

  #leaveOut(place: Place, index: number): Place {
    const next = {
      ...place,
      missing: place.missing + (this.#days[index] ?? 0),
      stops: place.stops & ~(1 << index),
    };
    return { ...next, bound: this.#boundOf(next) };
  }

  #take(place: Place, { purchase, weight }: Candidate): Place {
    const next = {
      missing: place.missing,
      weight: place.weight + weight,
      stops: place.stops & ~purchase.stops,
      limit: place.limit - purchase.installs,
      chosen: [...place.chosen, purchase],
    };
    return { ...next, bound: this.#boundOf(next) };
  }

  #boundOf({ missing, weight, stops, limit }: Omit<Place, 'bound'>): Score {
    const bounds = this.#boundsWith(limit);
    return { missing: missing + (bounds.missing[stops] ?? 0), weight: weight + (bounds.weight[stops] ?? 0) };
  }
}

function isTaken(onceAt: ProviderSlug | null, used: ReadonlySet<ProviderSlug | null>): boolean {
  return onceAt !== null && used.has(onceAt);
}
