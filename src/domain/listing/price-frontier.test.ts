import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricePlot } from './destination-view.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { totalMegabytes } from '#domain/plan/plan-data.ts';
import { makeDestinationView, makeListedPlan, makeListedProvider } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyListedPlans } from '#tests/support/random-listed-plans.ts';
import { isRenewing } from '#domain/plan/renewal.ts';

function frontier(plans: readonly ListedPlan[]): PricePlot['frontier'] {
  return makeDestinationView(plans).plot.frontier;
}

function plan(id: number, dataMb: number, units: number): ListedPlan {
  return makeListedPlan({ id, dataMb, price: money(units) });
}

function ids(plans: readonly ListedPlan[]): number[] {
  return frontier(plans).map(({ planId }) => planId);
}

describe('the best-value frontier', () => {
  it('leaves out what another plan beats in data or price', () => {
    expect(
      ids([plan(1, 1_000, 40_000), plan(2, 3_000, 39_000), plan(3, 5_000, 60_000), plan(4, 10_000, 61_000)]),
    ).toEqual([2, 3, 4]);
    expect(ids([plan(1, 5_000, 60_000), plan(2, 10_000, 60_000)])).toEqual([2]);
    expect(ids([plan(1, 5_000, 60_000), plan(2, 5_000, 59_999)])).toEqual([2]);
  });

  it('ends with a larger plan than the plot shows where that costs less', () => {
    expect(ids([plan(1, 5_000, 40_000), plan(2, 50_000, 60_000), plan(3, 120_000, 55_000)])).toEqual([1, 3]);
  });

  it('takes the lower id of equal plans', () => {
    expect(ids([plan(7, 5_000, 60_000), plan(3, 5_000, 60_000), plan(5, 5_000, 60_000)])).toEqual([3]);
  });

  it('says what each step is', () => {
    const provider = makeListedProvider('nori-mobile');
    const [step] = frontier([
      makeListedPlan({ id: 4, provider, dataMb: 10_000, validityDays: 30, price: money(99_949) }),
    ]);
    expect(step).toEqual({
      dataMb: 10_000,
      price: money(99_900),
      planId: 4,
      provider: 'Nori Mobile',
      validityDays: 30,
    });
  });

  it('rises in data and price, and no plan beats it', () => {
    fc.assert(
      fc.property(anyListedPlans, (plans) => {
        const { plot } = makeDestinationView(plans);
        const steps = plot.frontier.map(({ dataMb, planId }) => ({
          dataMb,
          units: plans.find(({ id }) => id === planId)?.price?.units ?? Number.NaN,
        }));
        for (const [index, step] of steps.slice(1).entries()) {
          expect(step.dataMb).toBeGreaterThan(steps[index]?.dataMb ?? Infinity);
          expect(step.units).toBeGreaterThan(steps[index]?.units ?? Infinity);
        }
        const shown = plans.filter((plan) => !isRenewing(plan) && isInReach(plan, plot.topUnits));
        for (const { price, ...data } of shown) {
          const megabytes = totalMegabytes(data) ?? 0;
          const units = price?.units ?? 0;
          expect(steps.filter((step) => step.dataMb < megabytes && step.units >= units)).toEqual([]);
          expect(steps.filter((step) => step.dataMb <= megabytes && step.units > units)).toEqual([]);
          // The frontier offers at least this much for no more.
          expect(steps.some((step) => step.dataMb >= megabytes && step.units <= units)).toBe(true);
        }
      }),
    );
  });
});

function isInReach(plan: ListedPlan, topUnits: number): boolean {
  const megabytes = plan.dataKind === 'total' || plan.dataKind === 'daily' ? (totalMegabytes(plan) ?? 0) : 0;
  const isPriced = plan.price !== null && plan.price.units <= topUnits;
  return isPriced && !plan.isDominated && megabytes >= 1_000;
}
