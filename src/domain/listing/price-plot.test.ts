import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricePlot } from './destination-view.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { plotMb } from './price-plot.ts';
import { maxDots } from './plot-dots.ts';
import { makeDestinationView, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyListQuery, anyListedPlans } from '#tests/support/random-listed-plans.ts';

function plot(plans: readonly ListedPlan[], query: Parameters<typeof makeDestinationView>[1] = {}): PricePlot {
  return makeDestinationView(plans, query).plot;
}

function plan(dataMb: number, units: number, facts: Partial<ListedPlan> = {}): ListedPlan {
  return makeListedPlan({ dataMb, price: money(units), ...facts });
}

/** No two of the same size or price, as many as a large destination has. */
const crowd = Array.from({ length: 6_000 }, (_none, index) =>
  plan(1_000 + ((index * 7_919) % 99_000), 10_000 + ((index * 104_729) % 900_000), {
    dataKind: index % 3 === 0 ? 'daily' : 'total',
    validityDays: 1,
  }),
);

describe('the plot', () => {
  it('shows fixed amounts from 1 to 100 GB with a price', () => {
    const shown = [plan(1_000, 10_000), plan(100_000, 20_000)];
    const left = [
      plan(999, 10_000),
      plan(100_001, 10_000),
      plan(5_000, 10_000, { dataKind: 'unlimited' }),
      plan(5_000, 10_000, { dataKind: 'payg' }),
      plan(5_000, 10_000, { dataKind: 'daily', validityDays: null }),
      makeListedPlan({ dataMb: 5_000, price: null }),
    ];
    const { dots, planCount } = plot([...shown, ...left]);
    expect(dots.map(({ dataMb }) => dataMb)).toEqual([1_000, 100_000]);
    expect(planCount).toBe(2);
  });

  it('counts the days of a daily plan together and says which plans serve the trip', () => {
    const { dots } = plot([
      plan(1_000, 10_000, { dataKind: 'daily', validityDays: 7 }),
      plan(500, 30_000, { dataKind: 'daily', validityDays: 7 }),
    ]);
    expect(dots).toEqual([
      { dataMb: 7_000, units: 10_000, fits: true },
      { dataMb: 3_500, units: 30_000, fits: false },
    ]);
  });

  it('does not take several of a plan for one', () => {
    expect(plot([plan(5_000, 10_000, { validityDays: 3 })]).dots).toMatchObject([{ fits: false }]);
  });

  it('merges dots that nobody could tell apart, but never those that serve the trip with those that do not', () => {
    const twins = [plan(5_001, 50_000), plan(5_000, 50_001), plan(5_000, 50_000)];
    const unfit = plan(5_000, 50_000, { newCustomersOnly: true });
    const { dots } = plot([...twins, unfit], {
      trip: { days: 7, dataMb: 5_000, hotspot: false, isNewCustomer: false },
    });
    expect(dots).toEqual([
      { dataMb: 5_000, units: 50_000, fits: true },
      { dataMb: 5_000, units: 50_000, fits: false },
    ]);
  });

  it('holds at most 500 dots, and enough of a crowd to show it', () => {
    const { dots, planCount } = plot(crowd);
    expect(planCount).toBeGreaterThan(maxDots);
    expect(dots.length).toBeLessThanOrEqual(maxDots);
    expect(dots.length).toBeGreaterThan(maxDots / 3);
    expect(maxDots).toBe(500);
  });

  it('keeps its axis, and each dot its place, whatever the filters leave', () => {
    const dearest = Math.max(...crowd.map(({ price }) => price?.units ?? 0));
    const all = plot(crowd);
    const filtered = plot(crowd, { facets: { data: ['gt50'] } });
    expect(filtered.topUnits).toBe(all.topUnits);
    expect(filtered.tickUnits).toEqual(all.tickUnits);
    expect(filtered.dots.length).toBeLessThan(all.dots.length);
    expect(filtered.bottomUnits).toBe(all.bottomUnits);
    expect(all.topUnits).toBeGreaterThan(dearest * 0.9);
  });

  it('leaves out what is dearer than four times the median, and counts what the filters leave of it', () => {
    const usual = Array.from({ length: 41 }, (_none, index) => plan(2_000 + index * 100, 50_000 + index * 1_000));
    const dear = [plan(90_000, 9_000_000), plan(5_000, 290_000)];
    const { topUnits, dots, frontier, leftOut } = plot([...usual, ...dear]);
    expect(topUnits).toBe(290_000);
    expect(leftOut).toBe(1);
    expect(plot([...usual, ...dear], { facets: { data: ['3-5'] } }).leftOut).toBe(0);
    expect(Math.max(...dots.map(({ units }) => units))).toBeLessThanOrEqual(topUnits);
    expect(frontier.every(({ price }) => price.units <= topUnits)).toBe(true);
  });

  it('is empty, with an axis, where no plan has a place on it', () => {
    expect(plot([])).toMatchObject({
      planCount: 0,
      dots: [],
      frontier: [],
      leftOut: 0,
      topUnits: 1_000,
      tickUnits: [100, 200, 500, 1_000],
    });
  });

  it('never draws outside of its axes', () => {
    fc.assert(
      fc.property(anyListedPlans, anyListQuery, (plans, query) => {
        const { dots, topUnits } = plot(plans, query);
        for (const { dataMb, units } of dots) {
          expect(dataMb).toBeGreaterThanOrEqual(plotMb.least);
          expect(dataMb).toBeLessThanOrEqual(plotMb.most);
          expect(units).toBeGreaterThanOrEqual(0);
          expect(units).toBeLessThanOrEqual(topUnits);
        }
      }),
    );
  });
});
