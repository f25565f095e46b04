import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyJourney,
  anyJourneyPlans,
  bruteForce,
  bruteNearMiss,
  journeyClock,
} from '#tests/support/random-journeys.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { money } from '#tests/support/plan-factory.ts';
import { withoutBeaten, type JourneyPlan } from './journey-plan.ts';
import { compareTotals } from './journey-search.ts';
import { stopsIn, tripThrough, type Journey } from './journey.ts';
import { planJourney, type Way } from './plan-journey.ts';
import { costTrip } from '#domain/trip/trip-cost.ts';

const everywhere = ['JP', 'KR', 'TH', 'TW'].map((code) => code as CountryCode);

const options = { usesPromo: true, now: journeyClock, extraInstall: money(30_000) };

/** Shorter journeys have no near miss worth mentioning. */
const anyLongJourney = anyJourney.filter(({ stops }) => stops.length > 2);

/** Of one profile each, so that one plan often serves several stops. */
const anyWidePlans = anyJourneyPlans.map((plans) => plans.map((plan) => ({ ...plan, topUp: true, tethering: true })));

/** Several in a row add up their allowances, so that a longer stay may be served where a part of it is not. */
const anyAllowances = anyJourneyPlans.map((plans) =>
  plans.map((plan): JourneyPlan => ({
    ...plan,
    dataKind: 'unlimited',
    countries: everywhere,
    topUp: true,
    promo: null,
    reducedSpeedKbps: null,
    tethering: true,
    newCustomersOnly: null,
  })),
);

/** Totals of the best with at most so many installations. */
function bestWithin(ways: readonly Way[], limit: number): object | null {
  return totalsOf(ways.filter(({ installs }) => installs <= limit).sort(compareTotals)[0] ?? null);
}

function totalsOf(way: Way | null): object | null {
  return way && { missing: way.missing, units: way.units, installs: way.installs };
}

const anyExtra = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 8 }).map((steps) => money(steps * 10_000)),
);

describe('planJourney', () => {
  it('finds just what trying everything finds, for every number of installations', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, (journey, plans) => {
        const { ways, cheapest } = planJourney(journey, plans, options);
        const brute = bruteForce(journey, plans, options);
        expect(totalsOf(cheapest)).toEqual(brute({}));
        for (let limit = 1; limit <= 6; limit += 1)
          expect(bestWithin(ways, limit), `at most ${limit}`).toEqual(brute({ limit }));
      }),
      { numRuns: 2000 },
    );
  });

  it('finds the cheapest at full speed throughout, where it is worth a coffee for each eSIM', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, (journey, plans) => {
        const { cheapest, fullSpeed } = planJourney(journey, plans, options);
        const brute = bruteForce(
          journey,
          plans
            .filter(
              ({ dataKind, dataMb, reducedSpeedKbps }) =>
                dataKind !== 'unlimited' || dataMb !== null || reducedSpeedKbps === null,
            )
            .map((plan) => ({ ...plan, reducedSpeedKbps: null })),
          options,
        )({});
        const isSlow = cheapest?.purchases.some(({ trip }) => trip.fit === 'slow') === true;
        const isWorth =
          brute !== null &&
          brute.missing === cheapest?.missing &&
          brute.units <= cheapest.units + brute.installs * 30_000;
        expect(totalsOf(fullSpeed)).toEqual(isSlow && isWorth ? brute : null);
      }),
      { numRuns: 2000 },
    );
  });

  it('never serves a stop twice, not even where a plan does for it only together with others', () => {
    fc.assert(
      fc.property(anyJourney, anyAllowances, (journey, plans) => {
        expect(totalsOf(planJourney(journey, plans, options).cheapest)).toEqual(
          bruteForce(journey, plans, options)({}),
        );
      }),
      { numRuns: 5000 },
    );
  });

  it('names first what is best with the price of each installation added, at equal sums with the fewest', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, anyExtra, (journey, plans, extraInstall) => {
        const { ways, cheapest, first } = planJourney(journey, plans, { ...options, extraInstall });
        const brute = bruteForce(journey, plans, options);
        expect(totalsOf(first)).toEqual(brute({ unitsPerInstall: extraInstall?.units ?? 0 }));
        expect([null, ...ways]).toContain(first);
        expect([null, ...ways]).toContain(cheapest);
        expect(extraInstall === null ? first : cheapest).toBe(cheapest);
      }),
      { numRuns: 2000 },
    );
  });

  it('names a dearer way first where the price of installations outweighs it', () => {
    // Three cases in a thousand: of a seed, so that there are some in every run.
    const cases = fc.sample(fc.tuple(anyLongJourney, anyWidePlans), { seed: 1, numRuns: 4000 });
    const dearer = cases.filter(([journey, plans]) => {
      const { first, cheapest } = planJourney(journey, plans, options);
      return first !== null && cheapest !== null && first.units > cheapest.units;
    });
    expect(dearer).not.toEqual([]);
  });

  it('finds the same among the plans that the page reads, without those that others of their coverage dominate', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, (journey, plans) => {
        const byCoverage = Map.groupBy(plans, ({ countries }) => countries.join());
        const read = [...byCoverage.values()].flatMap((each) => withoutBeaten(each, () => true));
        const [all, some] = [plans, read].map((each) => planJourney(journey, each, options));
        expect([some?.first ?? null, some?.cheapest ?? null].map(totalsOf)).toEqual(
          [all?.first ?? null, all?.cheapest ?? null].map(totalsOf),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('names the cheapest plan that does for all stops but one', () => {
    let named = 0;
    fc.assert(
      fc.property(anyLongJourney, anyWidePlans, (journey, plans) => {
        const { nearMiss } = planJourney(journey, plans, options);
        const expected = bruteNearMiss(journey, plans, options);
        expect(expected).toContain(nearMiss?.purchase.units ?? null);
        if (nearMiss === null) return;
        named += 1;
        expect(nearMiss.purchase.plan.countries).not.toContain(journey.stops[nearMiss.missed]?.country);
        expect(isTrue(journey, nearMiss.purchase)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
    expect(named).toBeGreaterThan(0);
  });

  it('never costs more, nor leaves more days without data, when a plan is added', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, fc.nat(), (journey, plans, at) => {
        if (plans.length === 0) return;
        const fewer = plans.filter((_plan, index) => index !== at % plans.length);
        const [less, more] = [fewer, plans].map((each) => planJourney(journey, each, options).cheapest);
        if (!less) return;
        expect(more ? compareTotals(more, less) : 1).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('covers just the days it says, with plans that work there, and adds up', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, (journey, plans) => {
        expect(planJourney(journey, plans, options).ways.flatMap((way) => flawsOf(journey, way))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('gets better from way to way, and needs more installations for it', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, (journey, plans) => {
        const { ways, cheapest, locals } = planJourney(journey, plans, options);
        for (const [index, way] of ways.entries()) {
          const before = ways[index - 1];
          if (before === undefined) continue;
          expect(compareTotals(way, before)).toBeLessThan(0);
          expect(way.installs).toBeGreaterThan(before.installs);
        }
        expect(cheapest).toBe(ways.at(-1) ?? null);
        expect(locals && cheapest ? compareTotals(cheapest, locals) : 0).toBeLessThanOrEqual(0);
      }),
    );
  });
});

/** Violated properties of a way. */
function flawsOf(journey: Journey, way: Way): readonly string[] {
  const served = new Set(way.purchases.flatMap(({ stops }) => stopsIn(stops)));
  const gaps = journey.stops.flatMap((_stop, index) => (served.has(index) ? [] : [index]));
  const sumOf = (figure: 'units' | 'installs'): number => way.purchases.reduce((sum, each) => sum + each[figure], 0);
  const onceAt = way.purchases.flatMap((each) => each.onceAt ?? []);
  const facts = {
    gaps: gaps.join() === way.gaps.join(),
    missing: way.missing === gaps.reduce((sum, index) => sum + (journey.stops[index]?.days ?? 0), 0),
    units: way.units === sumOf('units'),
    installs: way.installs === sumOf('installs'),
    'one purchase a stop': way.purchases.flatMap(({ stops }) => stopsIn(stops)).length === served.size,
    'one offer a seller': new Set(onceAt).size === onceAt.length,
    purchases: way.purchases.every((purchase) => isTrue(journey, purchase)),
  };
  return Object.entries(facts).flatMap(([name, holds]) => (holds ? [] : [name]));
}

function isTrue(journey: Journey, { plan, stops, units, onceAt }: Way['purchases'][number]): boolean {
  const worksThere = stopsIn(stops).every((index) =>
    plan.countries.some((code) => code === journey.stops[index]?.country),
  );
  const cost = costTrip(plan, { ...tripThrough(journey, stops), isNewCustomer: onceAt !== null }, options);
  return worksThere && (cost.fit === 'full' || cost.fit === 'slow') && cost.cost?.units === units;
}
