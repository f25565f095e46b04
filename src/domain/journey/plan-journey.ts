import type { CountryCode } from '#domain/kernel/codes.ts';
import { allStops, hasStop, stopsIn, type Journey, type StopSet } from './journey.ts';
import type { JourneyPlan } from './journey-plan.ts';
import { listPurchases, plansReaching, type Purchase } from './journey-purchases.ts';
import { compareTotals, JourneySearch, type Combination } from './journey-search.ts';
import type { Money } from '#domain/money/money.ts';
import type { CostOptions } from '#domain/trip/trip-cost.ts';

/** One way to stay connected through a journey. */
export interface Way extends Combination {
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
   * From the fewest installations up; each is cheaper than the previous one, or leaves fewer days without data.
   * Empty: no plan serves any stop.
   */
  readonly ways: readonly Way[];
  /** The cheapest of all; one of `ways`. */
  readonly cheapest: Way | null;
  /**
   * The one to name first, of those that leave the fewest days without data: against each with fewer installations it
   * saves more than `extraInstall` for each extra one. One of `ways`.
   */
  readonly first: Way | null;
  /** The cheapest of plans for one country each; null: no such plan serves a stop. */
  readonly locals: Way | null;
  /**
   * The cheapest of plans at full speed throughout, where it serves as many days as `cheapest`, which is slow somewhere, and
   * costs no more than `extraInstall` for each of its installations beyond that; null: none.
   */
  readonly fullSpeed: Way | null;
  readonly nearMiss: NearMiss | null;
}

export interface JourneyOptions extends CostOptions {
  /** What each extra installation has to save, in the currency of the plans; null: unknown, only the cost counts. */
  readonly extraInstall: Money | null;
}

/**
 * The cheapest ways to serve every stop of a journey with these plans. A way is a set of purchases; each is several
 * plans of one kind in a row, costed by `costTrip` for their stops. Each stop is served by one purchase. An offer for
 * new customers counts once per seller. Days without data count first, then the cost. See decision 0037.
 */
export function planJourney(journey: Journey, plans: readonly JourneyPlan[], options: JourneyOptions): JourneyAnswer {
  const purchases = listPurchases(journey, plansReaching(journey, plans, options), options);
  const unitsPerInstall = options.extraInstall?.units ?? 0;
  const ways = findWays(journey, purchases, unitsPerInstall);
  const cheapest = ways.at(-1) ?? null;
  return {
    ways,
    cheapest,
    fullSpeed: cheapest === null ? null : findFullSpeed(journey, plans, { ...options, cheapest }),
    first: ways.reduce<Way | null>((best, way) => (best && comesFirst(best, way, unitsPerInstall) ? best : way), null),
    locals: findLocals(journey, plans, options),
    nearMiss: findNearMiss(journey, purchases),
  };
}

/** @param simpler has fewer installations */
function comesFirst(simpler: Way, way: Way, unitsPerInstall: number): boolean {
  if (simpler.missing !== way.missing) return simpler.missing < way.missing;
  return simpler.units - way.units <= (way.installs - simpler.installs) * unitsPerInstall;
}

function searchIn({ stops }: Journey, purchases: readonly Purchase[], unitsPerInstall = 0): JourneySearch {
  return new JourneySearch({ purchases, days: stops.map(({ days }) => days), unitsPerInstall });
}

function findLocals(journey: Journey, plans: readonly JourneyPlan[], options: CostOptions): Way | null {
  return findBest(
    journey,
    plans.filter(({ countries }) => countries.length === 1),
    options,
  );
}

/** The cheapest of plans for some stops, by default for all; null: no such plan serves one of them. */
export function findBest(
  journey: Journey,
  plans: readonly JourneyPlan[],
  { stops = allStops(journey), ...options }: CostOptions & { readonly stops?: StopSet },
): Way | null {
  const reaching = plansReaching(journey, plans, options).map((plan) => ({ ...plan, reach: plan.reach & stops }));
  const purchases = listPurchases(journey, reaching, options);
  return purchases.length === 0 ? null : wayOf(journey, searchIn(journey, purchases).best(Infinity));
}

/** Whether all data of a way is at full speed. */
export function isFullSpeed({ purchases }: Combination): boolean {
  return purchases.every(({ trip }) => trip.fit === 'full');
}

/** False: how much of it is at full speed is not stated. */
function isFastAtFirst({ dataKind, dataMb, reducedSpeedKbps }: JourneyPlan): boolean {
  return dataKind !== 'unlimited' || dataMb !== null || reducedSpeedKbps === null;
}

function findFullSpeed(
  journey: Journey,
  plans: readonly JourneyPlan[],
  { cheapest, ...options }: JourneyOptions & { readonly cheapest: Way },
): Way | null {
  if (isFullSpeed(cheapest)) return null;
  // What a plan does at a reduced speed is not counted: more of it, or another one, has to serve.
  const fast = plans.filter(isFastAtFirst).map((plan) => ({ ...plan, reducedSpeedKbps: null }));
  const best = findBest(journey, fast, options);
  if (best === null || best.missing > cheapest.missing) return null;
  return best.units - cheapest.units > best.installs * (options.extraInstall?.units ?? 0) ? null : best;
}

/** More limits are of no interest; the cheapest way and the one to name first are always included. */
const mostLimits = 6;

function findWays(journey: Journey, purchases: readonly Purchase[], unitsPerInstall: number): readonly Way[] {
  const search = searchIn(journey, purchases);
  const cheapest = search.best(Infinity);
  const limits = Math.max(0, Math.min(mostLimits, cheapest.installs - 1));
  const limited = Array.from({ length: limits }, (_none, index) => search.best(index + 1));
  const found = [...limited, searchIn(journey, purchases, unitsPerInstall).best(Infinity), cheapest];
  return found
    .toSorted((a, b) => a.installs - b.installs || compareTotals(a, b))
    .reduce<readonly Combination[]>((better, each) => (isBetter(each, better.at(-1)) ? [...better, each] : better), [])
    .map((each) => wayOf(journey, each));
}

function isBetter(found: Combination, than: Combination | undefined): boolean {
  return found.purchases.length > 0 && (than === undefined || compareTotals(found, than) < 0);
}

function wayOf(journey: Journey, found: Combination): Way {
  const served = found.purchases.reduce<StopSet>((set, { stops }) => set | stops, 0);
  return {
    ...found,
    // In the order of use.
    purchases: found.purchases.toSorted((a, b) => (a.stops & -a.stops) - (b.stops & -b.stops)),
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
