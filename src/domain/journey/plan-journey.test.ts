import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyJourney,
  anyJourneyPlans,
  bruteForce,
  bruteNearMiss,
  journeyClock,
} from '#tests/support/random-journeys.ts';
import { compareTotals } from './journey-search.ts';
import { stopsIn, tripThrough, type Journey } from './journey.ts';
import { planJourney, type Way } from './plan-journey.ts';
import { costTrip } from '#domain/trip/trip-cost.ts';

const options = { usesPromo: true, now: journeyClock };

/** Shorter journeys have no near miss worth mentioning. */
const anyLongJourney = anyJourney.filter(({ stops }) => stops.length > 2);

/** Of one profile each, so that one plan often serves several stops. */
const anyWidePlans = anyJourneyPlans.map((plans) => plans.map((plan) => ({ ...plan, topUp: true, tethering: true })));

/** The best so far with at most so many installations. */
function bestWithin(ways: readonly Way[], limit: number): readonly number[] | null {
  const found = ways.filter(({ installs }) => installs <= limit).sort(compareTotals)[0];
  return found === undefined ? null : [found.missing, found.units];
}

describe('planJourney', () => {
  it('finds just what trying everything finds, for every number of installations', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, (journey, plans) => {
        const { ways } = planJourney(journey, plans, options);
        const brute = bruteForce(journey, plans, options);
        const last = ways.at(-1);
        expect(last === undefined ? null : [last.missing, last.units]).toEqual(brute(Infinity));
        for (let limit = 1; limit <= journey.stops.length; limit += 1)
          expect(bestWithin(ways, limit), `at most ${limit}`).toEqual(brute(limit));
      }),
      { numRuns: 2000 },
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
        const [less, more] = [fewer, plans].map((each) => planJourney(journey, each, options).ways.at(-1));
        if (less === undefined) return;
        expect(more === undefined ? 1 : compareTotals(more, less)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('covers just the days it says, with plans that work there, and adds up', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, (journey, plans) => {
        expect(planJourney(journey, plans, options).ways.flatMap((way) => flawsOf(journey, way))).toEqual([]);
      }),
    );
  });

  it('gets better from way to way, and needs more installations for it', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, (journey, plans) => {
        const { ways, locals } = planJourney(journey, plans, options);
        for (const [index, way] of ways.entries()) {
          const before = ways[index - 1];
          if (before === undefined) continue;
          expect(compareTotals(way, before)).toBeLessThan(0);
          expect(way.installs).toBeGreaterThan(before.installs);
        }
        const cheapest = ways.at(-1);
        const difference = locals === null || cheapest === undefined ? 0 : compareTotals(cheapest, locals);
        expect(difference).toBeLessThanOrEqual(0);
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
