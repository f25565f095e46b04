import { groupBy } from '#domain/kernel/group-by.ts';
import { allStops, hasStop, stopsOf, tripThrough, type Journey, type StopSet } from './journey.ts';
import { floorUnder, withoutBeaten, type JourneyPlan } from './journey-plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { dataRank } from '#domain/plan/data-rank.ts';
import { compareEqualCosts, compareEqualPlans, type Comparable } from '#domain/trip/trip-order.ts';
import { costTrip, isTrial, type CostOptions, type TripCost } from '#domain/trip/trip-cost.ts';
import { countInARow, type LeggedTrip } from '#domain/trip/trip-legs.ts';

/** Plans of one kind, bought together to serve some stops. */
export interface Purchase {
  readonly plan: JourneyPlan;
  readonly stops: StopSet;
  readonly trip: TripCost;
  /** Exact units of the total cost. */
  readonly units: number;
  /** Profiles to install: one where the seller says that it can be topped up, else one for each plan. */
  readonly installs: number;
  /** The seller that sells this once per traveller: at a price for new customers, or as a free trial; null: none. */
  readonly onceAt: ProviderSlug | null;
}

export interface ReachingPlan extends JourneyPlan {
  readonly reach: StopSet;
}

/** The plans that matter for a journey: those that serve some stop of it and that no other plan dominates there. */
export function plansReaching(
  journey: Journey,
  plans: readonly JourneyPlan[],
  options: CostOptions,
): readonly ReachingPlan[] {
  const known = new Map<JourneyPlan['countries'], StopSet>();
  const inReach = plans.flatMap((plan) => {
    const { countries } = plan;
    const reach = known.get(countries) ?? stopsOf(journey, (country) => countries.includes(country));
    known.set(countries, reach);
    return reach === 0 || (journey.hotspot && plan.tethering !== true) ? [] : [{ ...plan, reach }];
  });
  const trips = journey.stops.map((_stop, index) => tripThrough(journey, 1 << index));
  return withoutBeaten(inReach, reachesAsFar, floorUnder(options)).flatMap((plan) => {
    const reach = servedStops(plan, trips, options);
    return reach === 0 ? [] : [{ ...plan, reach }];
  });
}

function reachesAsFar(wider: ReachingPlan, narrower: ReachingPlan): boolean {
  return (wider.reach & narrower.reach) === narrower.reach;
}

/** A plan that does not serve a stop alone does not serve it with other stops either, with one exception. */
function servedStops(plan: ReachingPlan, trips: readonly LeggedTrip[], options: CostOptions): StopSet {
  // Several in a row, as a longer stay needs, add up their allowances.
  if (plan.dataKind === 'unlimited' && plan.dataMb !== null) return plan.reach;
  return trips.reduce<StopSet>((set, trip, index) => {
    const isServed = hasStop(plan.reach, index) && serves(costTrip(plan, trip, options));
    return isServed ? set | (1 << index) : set;
  }, 0);
}

function serves({ fit, cost }: TripCost): boolean {
  return (fit === 'full' || fit === 'slow') && cost !== null;
}

/**
 * The purchases for each set of stops: for each number of installations the cheapest without conditions, and cheaper
 * offers for new customers. Without those that several purchases without conditions match.
 */
export function listPurchases(journey: Journey, plans: readonly ReachingPlan[], options: CostOptions): Purchase[] {
  const floorOf = floorUnder(options);
  const byFloor = plans
    .map((plan) => sizeUp(plan, floorOf(plan)))
    .sort((a, b) => a.floor - b.floor || a.plan.id - b.plan.id);
  const fronts: Front[] = [[]];
  const reaches = Int32Array.from(byFloor, ({ plan }) => plan.reach);
  const narrowed: Int32Array[] = [Int32Array.from(byFloor.keys())];
  const purchases: Purchase[] = [];
  for (let stops = 1; stops <= allStops(journey); stops += 1) {
    // The plans for all of its stops but the first. Without any, none serves more.
    const wider = narrowed[stops & (stops - 1)];
    const serving = wider === undefined ? none : narrow(wider, reaches, stops);
    if (serving.length === 0) continue;
    narrowed[stops] = serving;
    const front = inTwoParts(stops, fronts);
    fronts[stops] = front;
    purchases.push(...purchasesFor({ journey, stops, byFloor, serving, front, options }));
  }
  return purchases;
}

const none = new Int32Array();

/**
 * Positions of the plans that serve every stop of a set. A typed array: for long journeys this runs millions of
 * times.
 */
function narrow(positions: Int32Array, reaches: Int32Array, stops: StopSet): Int32Array {
  const kept = new Int32Array(positions.length);
  let length = 0;
  for (let index = 0; index < positions.length; index += 1) {
    const position = positions[index] ?? 0;
    if (((reaches[position] ?? 0) & stops) === stops) kept[length++] = position;
  }
  return kept.subarray(0, length);
}

interface Reached {
  readonly installs: number;
  readonly units: number;
}

/** A Pareto front of unconditional costs: no entry has both fewer installations and a lower cost than another. */
type Front = Reached[];

/** The first stop alone, and the best for the others. */
function inTwoParts(stops: StopSet, fronts: readonly Front[]): Front {
  const front: Front = [];
  const first = stops & -stops;
  if (first === stops) return front;
  for (const one of fronts[first] ?? [])
    for (const others of fronts[stops & ~first] ?? [])
      addToFront(front, one.installs + others.installs, one.units + others.units);
  return front;
}

function addToFront(front: Front, installs: number, units: number): void {
  if (isReached(front, installs, units)) return;
  let length = 0;
  for (const each of front) if (each.installs < installs || each.units < units) front[length++] = each;
  front.length = length;
  front.push({ installs, units });
}

function isReached(front: Front, installs: number, units: number): boolean {
  for (const each of front) if (each.installs <= installs && each.units <= units) return true;
  return false;
}

/** Cost of the cheapest unconditional way with one installation. */
function unitsOfOne(front: Front): number {
  for (const { installs, units } of front) if (installs === 1) return units;
  return Infinity;
}

/** A plan with the figures that bound its cost from below. */
interface SizedPlan {
  readonly plan: ReachingPlan;
  readonly floor: number;
  /** Infinite: does not expire. */
  readonly days: number;
  /** Of the whole plan; infinite: more data never needs another one. */
  readonly megabytes: number;
  readonly isOneProfile: boolean;
}

function sizeUp(plan: ReachingPlan, floor: number): SizedPlan {
  return {
    plan,
    floor,
    days: plan.validityDays ?? Infinity,
    megabytes: plan.dataKind === 'total' ? (plan.dataMb ?? Infinity) : Infinity,
    isOneProfile: plan.topUp === true || plan.dayPass === true,
  };
}

interface Wanted {
  readonly journey: Journey;
  readonly stops: StopSet;
  /** All plans, the lowest floor first. */
  readonly byFloor: readonly SizedPlan[];
  /** Positions of those that serve each stop, ascending. */
  readonly serving: Int32Array;
  /** Costs of several purchases; this purchase's cost is added. */
  readonly front: Front;
  readonly options: CostOptions;
}

function purchasesFor({ journey, stops, byFloor, serving, front, options }: Wanted): readonly Purchase[] {
  const trip = tripThrough(journey, stops);
  const asAnybody = { stops, trip: { ...trip, isNewCustomer: false }, options };
  const atListPrice = { ...asAnybody, options: { ...options, usesPromo: false } };
  const asNew = { stops, trip, options };
  const forDays = countsForDays(trip);
  const open = new Map<number, Purchase>();
  const forNew = new Map<string, Purchase>();
  let most = unitsOfOne(front);
  for (const position of serving) {
    const sized = byFloor[position];
    // The rest costs more than the cheapest unconditional installation.
    if (sized === undefined || sized.floor > most) break;
    const { plan, floor, days, megabytes, isOneProfile } = sized;
    const least = Math.max(forDays(days), Math.ceil((trip.dataMb ?? 0) / megabytes));
    if (isReached(front, isOneProfile ? 1 : least, floor * least - 1)) continue;
    const isOnce = isTrial(plan);
    const isGift = hasFreePromo(plan, options);
    const anybody = isOnce ? null : buy(plan, isGift ? atListPrice : asAnybody);
    if (anybody !== null && keepCheaper(open, anybody.installs, anybody)) {
      addToFront(front, anybody.installs, anybody.units);
      most = unitsOfOne(front);
    }
    if (!isOnce && !isGift && (!journey.isNewCustomer || !asksForNew(plan, options))) continue;
    const bought = buy(plan, asNew);
    if (bought === null || isReached(front, bought.installs, bought.units)) continue;
    keepCheaper(forNew, `${plan.provider} ${bought.installs}`, { ...bought, onceAt: plan.provider });
  }
  const isWorth = ({ installs, units }: Purchase): boolean => !isReached(front, installs, units - 1);
  const better = [...forNew.values()].filter(({ installs, units }) => !isReached(front, installs, units));
  return [...[...open.values()].filter(isWorth), ...fewestOffers(better, journey.stops.length)];
}

/**
 * How many in a row a trip's days need, memoized by the days of one (infinite: does not expire). Sellers use few
 * lengths.
 */
function countsForDays({ legs = [] }: LeggedTrip): (days: number) => number {
  const counts = new Map([[Infinity, 1]]);
  return (validityDays) => {
    const count = counts.get(validityDays) ?? countInARow({ dataMb: null, validityDays }, legs);
    counts.set(validityDays, count);
    return count;
  };
}

/** Each of the other stops can use up the offer of one seller; more than one per stop are never needed. */
function fewestOffers(purchases: readonly Purchase[], stopCount: number): readonly Purchase[] {
  const byInstalls = groupBy(purchases, ({ installs }) => installs);
  return [...byInstalls.values()].flatMap((offers) => offers.sort(comparePurchases).slice(0, stopCount));
}

/** Whether being a new customer can change the cost. */
function asksForNew({ newCustomersOnly, promo }: JourneyPlan, { usesPromo }: CostOptions): boolean {
  return newCustomersOnly === true || (usesPromo && promo !== null && promo.newCustomersOnly !== false);
}

/** A promo of nothing is a trial: a traveller has one of each seller, new customer or not. */
function hasFreePromo({ promo }: JourneyPlan, { usesPromo }: CostOptions): boolean {
  return usesPromo && promo?.price?.units === 0;
}

interface Use {
  readonly stops: StopSet;
  readonly trip: LeggedTrip;
  readonly options: CostOptions;
}

/** Null: the plan does not serve these stops, or its facts do not tell. */
function buy(plan: JourneyPlan, { stops, trip, options }: Use): Purchase | null {
  const cost = costTrip(plan, trip, options);
  if (!serves(cost) || cost.cost === null) return null;
  const installs = plan.topUp === true ? 1 : cost.purchases;
  return { plan, stops, trip: cost, units: cost.cost.units, installs, onceAt: null };
}

/** @returns whether it is kept */
function keepCheaper<Key>(kept: Map<Key, Purchase>, key: Key, purchase: Purchase): boolean {
  const known = kept.get(key);
  if (known !== undefined && comparePurchases(purchase, known) >= 0) return false;
  kept.set(key, purchase);
  return true;
}

/** The cheaper first; at the same cost as in a list. */
function comparePurchases(a: Purchase, b: Purchase): number {
  return a.units - b.units || compareEqualCosts(a.trip, b.trip) || compareEqualPlans(comparableOf(a), comparableOf(b));
}

function comparableOf({ plan }: Purchase): Comparable {
  return { plan, dataRank: dataRank(plan) };
}
