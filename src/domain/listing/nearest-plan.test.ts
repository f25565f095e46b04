import { describe, expect, it } from 'vitest';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { defaultTrip, type Trip } from '#domain/trip/trip.ts';
import { makeDestinationView, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';

const week: Trip = { ...defaultTrip, dataMb: 20_000 };

function nearest(plans: readonly ListedPlan[], trip: Partial<Trip> = {}): number | null {
  return makeDestinationView(plans, { trip: { ...week, ...trip } }).picks.nearest?.plan.id ?? null;
}

function daily(id: number, dataMb: number, facts: Partial<ListedPlan> = {}): ListedPlan {
  return makeListedPlan({ id, dataKind: 'daily', dataMb, ...facts });
}

describe('the nearest plan', () => {
  it('misses least of the data where nothing serves the trip', () => {
    expect(nearest([daily(1, 500), daily(2, 2_000), daily(3, 1_000)])).toBe(2);
  });

  it('is named only where nothing serves the trip', () => {
    expect(nearest([daily(1, 500), makeListedPlan({ id: 2, dataMb: 20_000 })])).toBeNull();
    expect(nearest([daily(1, 500), daily(2, 2_000, { reducedSpeedKbps: 5_000 })])).toBeNull();
  });

  it('is the first in the order of the trip among equals', () => {
    expect(nearest([daily(1, 500, { price: money(2_000) }), daily(2, 500, { price: money(1_000) })])).toBe(2);
  });

  it('may be one of several that would be needed but is sold once', () => {
    const once = makeListedPlan({ id: 2, dataMb: 15_000, newCustomersOnly: true });
    expect(nearest([daily(1, 500), once])).toBe(2);
    expect(nearest([daily(1, 2_700), once])).toBe(1);
  });

  it('is not one that cannot be bought, shared or priced', () => {
    const closed = daily(1, 2_000, { newCustomersOnly: true });
    const unshared = daily(2, 2_000, { tethering: false });
    const unpriced = daily(3, 2_000, { price: null, tethering: true });
    const plans = [closed, unshared, unpriced, daily(4, 100, { tethering: true })];
    expect(nearest(plans, { hotspot: true, isNewCustomer: false })).toBe(4);
    expect(nearest(plans.slice(1, 3), { hotspot: true })).toBeNull();
  });

  it('misses what would run too slowly', () => {
    const crawling = daily(1, 500, { reducedSpeedKbps: 512 });
    expect(nearest([crawling, daily(2, 1_000)])).toBe(2);
    expect(nearest([daily(3, 400), crawling])).toBe(1);
  });

  it('holds most where the trip wants no end', () => {
    const plans = [makeListedPlan({ id: 1, dataMb: 5_000 }), makeListedPlan({ id: 2, dataMb: 50_000 })];
    expect(nearest(plans, { dataMb: null })).toBe(2);
  });

  it('is not one of which nobody knows whether it serves', () => {
    expect(nearest([makeListedPlan({ dataKind: 'unlimited', dataMb: null })])).toBeNull();
  });
});
