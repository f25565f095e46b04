import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultCurrency } from '#domain/money/currencies.ts';
import type { ListedPromo } from '#domain/plan/listed-plan.ts';
import type { DataKind, Known } from '#domain/plan/plan.ts';
import { costTrip, type CostedPlan, type CostOptions, type TripCost } from './trip-cost.ts';
import type { Trip } from './trip.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

const kinds: readonly DataKind[] = ['total', 'daily', 'unlimited', 'payg'];
const anyKnown = fc.constantFrom<Known>(true, false, null);
const anyUnits = fc.integer({ min: 1, max: 2_000_000 });

const anyPromo: fc.Arbitrary<ListedPromo> = fc.record({
  price: anyUnits.map((units) => ({ units, currency: defaultCurrency })),
  isEstimate: fc.boolean(),
  code: fc.constant(null),
  newCustomersOnly: anyKnown,
  minimumSpend: fc.option(anyUnits.map((units) => ({ units, currency: defaultCurrency }))),
  excludedKinds: fc.subarray([...kinds]),
  startsAt: fc.constantFrom(null, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'),
  endsAt: fc.constantFrom(null, '2026-01-02T00:00:00Z', '2027-01-02T00:00:00Z'),
});

const anyPlan: fc.Arbitrary<CostedPlan> = fc.record({
  dataKind: fc.constantFrom(...kinds),
  dataMb: fc.option(fc.integer({ min: 1, max: 100_000 })),
  reducedSpeedKbps: fc.option(fc.integer({ min: 1, max: 10_000 })),
  speedLimitKbps: fc.option(fc.integer({ min: 1, max: 50_000 })),
  validityDays: fc.option(fc.integer({ min: 1, max: 400 })),
  price: anyUnits.map((units) => ({ units, currency: defaultCurrency })),
  promo: fc.option(anyPromo),
  tethering: anyKnown,
  topUp: anyKnown,
  dayPass: anyKnown,
  newCustomersOnly: anyKnown,
});

const anyTrip: fc.Arbitrary<Trip> = fc.record({
  days: fc.integer({ min: 1, max: 120 }),
  dataMb: fc.integer({ min: 1, max: 200_000 }),
  hotspot: fc.boolean(),
  isNewCustomer: fc.boolean(),
});

const options: CostOptions = { usesPromo: true, now };

function serves({ fit }: TripCost): boolean {
  return fit === 'full' || fit === 'slow';
}

function unitsOf(result: TripCost): number {
  return result.cost?.units ?? Number.MAX_SAFE_INTEGER;
}

/** The lowest cost of a trip among plans that serve it. */
function lowest(plans: readonly CostedPlan[], trip: Trip): number {
  const costs = plans.map((each) => costTrip(each, trip, options)).filter(serves);
  return Math.min(...costs.map(unitsOf));
}

describe('the cost of a trip', () => {
  test('is never negative, and at least one plan is bought', () => {
    fc.assert(
      fc.property(anyPlan, anyTrip, (each, trip) => {
        const result = costTrip(each, trip, options);
        expect(unitsOf(result)).toBeGreaterThan(0);
        expect(result.count).toBeGreaterThanOrEqual(1);
        expect(result.fullSpeedMb ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('never falls with more days or more data, as long as the plan serves both trips', () => {
    const more = fc.record({ days: fc.nat(60), dataMb: fc.nat(100_000) });
    fc.assert(
      fc.property(anyPlan, anyTrip, more, (each, trip, extra) => {
        const longer = { ...trip, days: trip.days + extra.days, dataMb: (trip.dataMb ?? 0) + extra.dataMb };
        const [small, large] = [costTrip(each, trip, options), costTrip(each, longer, options)];
        fc.pre(serves(small) && serves(large));
        expect(unitsOf(large)).toBeGreaterThanOrEqual(unitsOf(small));
      }),
      { numRuns: 1000 },
    );
  });

  test('of the cheapest plan never falls with more data in the same days', () => {
    fc.assert(
      fc.property(fc.array(anyPlan, { maxLength: 12 }), anyTrip, fc.nat(100_000), (plans, trip, extra) => {
        const larger = { ...trip, dataMb: (trip.dataMb ?? 0) + extra };
        expect(lowest(plans, larger)).toBeGreaterThanOrEqual(lowest(plans, trip));
      }),
    );
  });

  test('of the cheapest plan never falls with more days at the same data a day', () => {
    fc.assert(
      fc.property(
        fc.array(anyPlan, { maxLength: 12 }),
        anyTrip,
        fc.integer({ min: 2, max: 4 }),
        (plans, trip, times) => {
          const longer = { ...trip, days: trip.days * times, dataMb: (trip.dataMb ?? 0) * times };
          expect(lowest(plans, longer)).toBeGreaterThanOrEqual(lowest(plans, trip));
        },
      ),
    );
  });

  test('is never lower with fewer plans to choose from', () => {
    fc.assert(
      fc.property(
        fc.array(anyPlan, { maxLength: 12 }),
        fc.infiniteStream(fc.boolean()),
        anyTrip,
        (plans, keeps, trip) => {
          const fewer = plans.filter(() => keeps.next().value === true);
          expect(lowest(fewer, trip)).toBeGreaterThanOrEqual(lowest(plans, trip));
        },
      ),
    );
  });

  test('with promo is never above the list cost of what is needed', () => {
    fc.assert(
      fc.property(anyPlan, anyTrip, (each, trip) => {
        const { cost: paid, listCost } = costTrip(each, trip, options);
        expect(paid?.units ?? 0).toBeLessThanOrEqual(listCost?.units ?? 0);
      }),
    );
  });

  test('without the promo switch is the list cost', () => {
    fc.assert(
      fc.property(anyPlan, anyTrip, (each, trip) => {
        const result = costTrip(each, trip, { usesPromo: false, now });
        expect(result.cost).toEqual(result.listCost);
        expect(result.promo).not.toBe('applied');
      }),
    );
  });

  test('needs no hotspot, no promo and no new customer more than the plan asks for', () => {
    fc.assert(
      fc.property(anyPlan, anyTrip, (each, trip) => {
        const easy = costTrip(each, { ...trip, hotspot: false, isNewCustomer: true }, options);
        fc.pre(!serves(easy));
        expect(serves(costTrip(each, trip, options))).toBe(false);
      }),
    );
  });
});
