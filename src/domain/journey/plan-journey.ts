import type { CountryCode } from '#domain/kernel/codes.ts';
import { allStops, hasStop, stopsIn, type Journey, type StopSet } from './journey.ts';
import type { JourneyPlan } from './journey-plan.ts';
import { listPurchases, plansReaching, withoutNeedless, type Purchase } from './journey-purchases.ts';
import { compareTotals, JourneySearch, type Combination } from './journey-search.ts';
import type { CostOptions } from '#domain/trip/trip-cost.ts';

/** One way to stay connected through a journey. */
export interface Way extends Combination {
  /** Maximum number of profiles to install. */
  readonly installs: number;
  /** Indexes of the stops that no purchase serves. */
  readonly gaps: readonly number[];
}

/** One plan that serves everything but one stop, for less than the one that serves all. */
interface NearMiss {
  readonly purchase: Purchase;
  /** Index of the stop. */
  readonly missed: number;
}

export interface JourneyAnswer {
  /**
   * From the fewest installations up; each is cheaper than the previous one, or leaves fewer days without data. The
   * last one is the cheapest of all. Empty: no plan serves any stop.
   */
  readonly ways: readonly Way[];
  /** The cheapest of plans for one country each; null: no such plan serves a stop. */
  readonly locals: Way | null;
  readonly nearMiss: NearMiss | null;
}

/**
 * The cheapest ways to serve every stop of a journey with these plans. A way is a set of purchases; each is several
 * plans of one kind in a row, costed by `costTrip` for their stops. An offer for new customers counts once per
 * seller. Days without data count first, then the cost. See decision 0037.
 */
export function planJourney(journey: Journey, plans: readonly JourneyPlan[], options: CostOptions): JourneyAnswer {
  const purchases = listPurchases(journey, plansReaching(journey, plans, options), options);
  return {
    ways: cheaperAndCheaper(journey, searchIn(journey, purchases)),
    locals: findLocals(journey, plans, options),
    nearMiss: findNearMiss(journey, purchases),
  };
}

function searchIn({ stops }: Journey, purchases: readonly Purchase[]): JourneySearch {
  return new JourneySearch({
    purchases: withoutNeedless(purchases, stops.length),
    days: stops.map(({ days }) => days),
  });
}

function findLocals(journey: Journey, plans: readonly JourneyPlan[], options: CostOptions): Way | null {
  const local = plans.filter(({ countries }) => countries.length === 1);
  const purchases = listPurchases(journey, plansReaching(journey, local, options), options);
  return purchases.length === 0 ? null : wayOf(journey, searchIn(journey, purchases).best(Infinity));
}

/** More limits are of no interest; the cheapest way without a limit is always included. */
const mostLimits = 6;

function cheaperAndCheaper(journey: Journey, search: JourneySearch): readonly Way[] {
  const cheapest = search.best(Infinity);
  const ways: Way[] = [];
  for (let limit = 1; limit <= Math.min(journey.stops.length, mostLimits); limit += 1) {
    const found = limit < countInstalls(cheapest.purchases) ? search.best(limit) : cheapest;
    const last = ways.at(-1);
    if (found.purchases.length > 0 && (last === undefined || compareTotals(found, last) < 0))
      ways.push(wayOf(journey, found));
    if (compareTotals(found, cheapest) <= 0) return ways;
  }
  return cheapest.purchases.length === 0 ? ways : [...ways, wayOf(journey, cheapest)];
}

function countInstalls(purchases: readonly Purchase[]): number {
  return purchases.reduce((sum, { installs }) => sum + installs, 0);
}

function wayOf(journey: Journey, found: Combination): Way {
  const served = found.purchases.reduce<StopSet>((set, { stops }) => set | stops, 0);
  return {
    ...found,
    // In the order of use.
    purchases: found.purchases.toSorted((a, b) => (a.stops & -a.stops) - (b.stops & -b.stops)),
    installs: countInstalls(found.purchases),
    gaps: journey.stops.flatMap((_stop, index) => (hasStop(served, index) ? [] : [index])),
  };
}

/**
 * Among plans that do not work in the country at all. Where nothing serves all stops at once, the ways show what is
 * missing.
 */
function findNearMiss(journey: Journey, purchases: readonly Purchase[]): NearMiss | null {
  const all = allStops(journey);
  // At most one unconditional purchase has one installation: the cheapest.
  const cheapestOf = (set: StopSet, without?: CountryCode): Purchase | undefined =>
    purchases.find(
      ({ stops, installs, onceAt, plan }) =>
        stops === set && installs === 1 && onceAt === null && !plan.countries.some((code) => code === without),
    );
  const whole = cheapestOf(all);
  if (whole === undefined || journey.stops.length < 3) return null;
  const misses = stopsIn(all).flatMap((missed): NearMiss[] => {
    const purchase = cheapestOf(all & ~(1 << missed), journey.stops[missed]?.country);
    return purchase === undefined || purchase.units >= whole.units ? [] : [{ purchase, missed }];
  });
  return misses.reduce<NearMiss | null>(
    (best, each) => (best === null || each.purchase.units < best.purchase.units ? each : best),
    null,
  );
}
