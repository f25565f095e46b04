import fc from 'fast-check';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { stopsIn, tripThrough, type Journey, type StopSet } from '#domain/journey/journey.ts';
import type { JourneyPlan } from '#domain/journey/journey-plan.ts';
import type { DataKind, Known } from '#domain/plan/plan.ts';
import { costTrip, isTrial, type CostOptions } from '#domain/trip/trip-cost.ts';
import { makeListedPromo } from './listed-plan-factory.ts';
import { money } from './plan-factory.ts';
import { providerSlugOf } from './memory-context.ts';

/** The instant at which random journeys are planned. */
export const journeyClock = Date.parse('2026-11-20T12:00:00Z');

const visited = ['JP', 'KR', 'TW', 'TH'].map((code) => code as CountryCode);

const anyStop = fc.record({
  country: fc.constantFrom(...visited),
  days: fc.integer({ min: 1, max: 12 }),
  dataMb: fc.integer({ min: 1, max: 24 }).map((halves) => halves * 500),
});

/** Up to four stops, some of them in the same country; now and then unlimited ones. */
export const anyJourney: fc.Arbitrary<Journey> = fc
  .record({
    stops: fc.array(anyStop, { minLength: 1, maxLength: 4 }),
    isUnlimited: fc.constantFrom(false, false, false, false, false, true),
    hotspot: fc.boolean(),
    isNewCustomer: fc.boolean(),
  })
  .map(({ stops, isUnlimited, ...rest }) => ({
    ...rest,
    stops: isUnlimited ? stops.map((stop) => ({ ...stop, dataMb: null })) : stops,
  }));

const anyKnown = fc.constantFrom<Known>(true, false, null);
const mostlyYes = fc.constantFrom<Known>(true, true, true, false, null);

/** Few different amounts, so that sums meet. */
const anyPrice = fc.integer({ min: 1, max: 30 }).map((steps) => money(steps * 10_000));

const anyPromo = fc
  .record({
    price: anyPrice,
    newCustomersOnly: anyKnown,
    minimumSpend: fc.option(anyPrice, { freq: 2 }),
    excludedKinds: fc.subarray(['daily', 'unlimited'] as const),
    endsAt: fc.constantFrom(null, null, '2026-01-01T00:00:00Z'),
  })
  .map((facts) => makeListedPromo(facts));

const anyPlanFacts = fc.record({
  provider: fc.constantFrom('ahoy', 'birch', 'coral').map(providerSlugOf),
  countries: fc.subarray(visited, { minLength: 1 }),
  dataKind: fc.constantFrom<DataKind>('total', 'total', 'total', 'daily', 'unlimited', 'payg'),
  dataMb: fc.option(fc.constantFrom(500, 1_000, 3_000, 5_000, 10_000), { freq: 9 }),
  reducedSpeedKbps: fc.constantFrom(null, 128, 1_000),
  speedLimitKbps: fc.constantFrom(null, null, 512, 5_000),
  validityDays: fc.constantFrom(1, 3, 7, 15, 30, null),
  price: fc.option(fc.oneof({ weight: 9, arbitrary: anyPrice }, fc.constant(money(0))), { freq: 15 }),
  promo: fc.option(anyPromo, { freq: 1 }),
  tethering: mostlyYes,
  topUp: anyKnown,
  dayPass: anyKnown,
  newCustomersOnly: fc.constantFrom<Known>(null, false, false, true),
  subscription: fc.constantFrom<Known>(null, false),
});

/** Up to six plans of three sellers. */
export const anyJourneyPlans: fc.Arbitrary<readonly JourneyPlan[]> = fc
  .array(anyPlanFacts, { maxLength: 6 })
  .map((facts) => facts.map((fact, index): JourneyPlan => ({ ...fact, id: index + 1 })));

interface Bought {
  readonly plan: JourneyPlan;
  readonly stops: StopSet;
  readonly units: number;
  readonly installs: number;
  readonly onceAt: string | null;
}

/** Totals of a set of purchases. */
interface BruteTotal {
  readonly missing: number;
  readonly units: number;
  readonly installs: number;
}

/** What decides between sets of purchases after the days without data. */
interface BruteGoal {
  /** Maximum number of installations. */
  readonly limit: number;
  /** Counted with the cost for each installation. */
  readonly unitsPerInstall: number;
}

/**
 * The best total, at equal cost with the fewest installations, by trying every plan for every set of stops that is
 * left; null: nothing serves any. Written without a thought of speed and without any part of the planner but its costs.
 */
export function bruteForce(
  journey: Journey,
  plans: readonly JourneyPlan[],
  options: CostOptions,
): (goal: Partial<BruteGoal>) => BruteTotal | null {
  const bought = everyPurchase(journey, plans, options);
  return ({ limit = Infinity, unitsPerInstall = 0 }) => {
    if (!bought.some(({ installs }) => installs <= limit)) return null;
    return bestOf({ journey, bought, limit, unitsPerInstall, stops: 2 ** journey.stops.length - 1, used: [] });
  };
}

/**
 * What the cheapest plan may cost that anybody may buy, that serves every stop but one and does not work there: less than
 * serving all with one plan, and than any plan that works there too costs for the others. At the same cost as such a plan
 * either answer is right. Null: there is none.
 */
export function bruteNearMiss(
  journey: Journey,
  plans: readonly JourneyPlan[],
  options: CostOptions,
): readonly (number | null)[] {
  const all = 2 ** journey.stops.length - 1;
  const single = everyPurchase(journey, plans, options).filter((each) => each.installs === 1 && each.onceAt === null);
  const lowest = (bought: readonly Bought[]): number => Math.min(...bought.map(({ units }) => units));
  const whole = lowest(single.filter(({ stops }) => stops === all));
  if (journey.stops.length < 3 || whole === Infinity) return [null];
  const found = journey.stops.map(({ country }, missed) => {
    const forOthers = single.filter(({ stops }) => stops === (all & ~(1 << missed)));
    const byReach = Map.groupBy(forOthers, ({ plan }) => plan.countries.includes(country));
    return { without: lowest(byReach.get(false) ?? []), with: lowest(byReach.get(true) ?? []) };
  });
  const isBelow = (units: number): number | null => (units < whole ? units : null);
  const alone = found.map((each) => (each.without < each.with ? each.without : Infinity));
  const orEqual = found.map((each) => (each.without <= each.with ? each.without : Infinity));
  return [isBelow(Math.min(...alone)), isBelow(Math.min(...orEqual))];
}

function everyPurchase(journey: Journey, plans: readonly JourneyPlan[], options: CostOptions): readonly Bought[] {
  const sets = Array.from({ length: 2 ** journey.stops.length - 1 }, (_none, index) => index + 1);
  return sets.flatMap((stops) =>
    plans
      .filter((plan) =>
        stopsIn(stops).every((at) => plan.countries.some((code) => code === journey.stops[at]?.country)),
      )
      .flatMap((plan) =>
        kindsOfBuyer(journey, plan).flatMap((isNewCustomer): Bought[] => {
          const { fit, cost, purchases } = costTrip(plan, { ...tripThrough(journey, stops), isNewCustomer }, options);
          if (cost === null || (fit !== 'full' && fit !== 'slow')) return [];
          const onceAt = isNewCustomer || isTrial(plan) ? plan.provider : null;
          return [{ plan, stops, units: cost.units, installs: plan.topUp === true ? 1 : purchases, onceAt }];
        }),
      ),
  );
}

/** A trial is bought as the traveller is; another plan also as anybody can. */
function kindsOfBuyer({ isNewCustomer }: Journey, plan: JourneyPlan): readonly boolean[] {
  if (isTrial(plan)) return [isNewCustomer];
  return isNewCustomer ? [false, true] : [false];
}

interface Rest extends BruteGoal {
  readonly journey: Journey;
  readonly bought: readonly Bought[];
  readonly stops: StopSet;
  readonly used: readonly string[];
}

function bestOf(rest: Rest): BruteTotal {
  const { journey, bought, limit, stops, used } = rest;
  const [first] = stopsIn(stops);
  if (first === undefined) return { missing: 0, units: 0, installs: 0 };
  const without = bestOf({ ...rest, stops: stops & ~(1 << first) });
  const totals = [{ ...without, missing: without.missing + (journey.stops[first]?.days ?? 0) }];
  for (const each of bought) {
    if (((each.stops >>> first) & 1) === 0 || (each.stops & ~stops) !== 0 || each.installs > limit) continue;
    if (each.onceAt !== null && used.includes(each.onceAt)) continue;
    const after = bestOf({
      ...rest,
      limit: limit - each.installs,
      stops: stops & ~each.stops,
      used: each.onceAt === null ? used : [...used, each.onceAt],
    });
    totals.push({ ...after, units: after.units + each.units, installs: after.installs + each.installs });
  }
  return totals.reduce((best, each) => (isBetterTotal(each, best, rest) ? each : best));
}

function isBetterTotal(a: BruteTotal, b: BruteTotal, { unitsPerInstall }: BruteGoal): boolean {
  const weight = ({ units, installs }: BruteTotal): number => units + unitsPerInstall * installs;
  if (a.missing !== b.missing) return a.missing < b.missing;
  return weight(a) !== weight(b) ? weight(a) < weight(b) : a.installs < b.installs;
}
