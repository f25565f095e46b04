import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import {
  makeDestinationPlans,
  makeDestinationView,
  makeListedPlan,
  viewTime,
} from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyListQuery, anyListedPlans } from '#tests/support/random-listed-plans.ts';
import { isHonestUnlimited } from './unlimited-pick.ts';
import { viewDestination } from './view-destination.ts';
import { isRenewing } from '#domain/plan/renewal.ts';

const stated: Partial<ListedPlan> = { dataKind: 'unlimited', dataMb: 14_000, reducedSpeedKbps: 1_000 };
const slow: Partial<ListedPlan> = { dataKind: 'daily', dataMb: 1_000, reducedSpeedKbps: 1_000 };

function winner(plans: readonly ListedPlan[]): number | null {
  return makeDestinationView(plans).unlimited?.plan.id ?? null;
}

describe('the cheapest unlimited plan', () => {
  const plan = (id: number, units: number, facts: Partial<ListedPlan>) =>
    makeListedPlan({ id, price: money(units), ...facts });

  it('says how it slows down', () => {
    const silent: Partial<ListedPlan> = { dataKind: 'unlimited', dataMb: 14_000 };
    expect(winner([plan(1, 10_000, {}), plan(2, 50_000, silent), plan(3, 60_000, stated)])).toBe(3);
    expect(winner([plan(1, 10_000, {})])).toBeNull();
  });

  it('may be a daily amount that goes on slowly, and an answer already', () => {
    expect(winner([plan(1, 10_000, {}), plan(2, 50_000, slow)])).toBe(2);
    expect(winner([plan(1, 10_000, stated)])).toBe(1);
  });

  it('costs the trip no more than any other', () => {
    fc.assert(
      fc.property(anyListedPlans, anyListQuery, (plans, query) => {
        const everything = { ...query, view: 'plans', sort: 'trip' } as const;
        const at = (page: number) =>
          viewDestination(makeDestinationPlans(plans), { query: { ...everything, page }, now: viewTime });
        const { unlimited, list } = at(1);
        const rows = Array.from({ length: list.pages }, (_none, index) => at(index + 1).list.rows).flat();
        const able = rows.filter(
          ({ plan: each, trip: { fit, cost } }) =>
            isHonestUnlimited(each) && !isRenewing(each) && (fit === 'full' || fit === 'slow') && cost !== null,
        );
        expect(unlimited).toEqual(able[0] ?? null);
      }),
    );
  });

  it.each([
    ['an allowance and the speed after it', { ...stated }, true],
    ['one speed that is never exceeded', { dataKind: 'unlimited', dataMb: null, speedLimitKbps: 5_000 }, true],
    ['an allowance alone', { dataKind: 'unlimited', dataMb: 14_000 }, false],
    ['nothing', { dataKind: 'unlimited', dataMb: null }, false],
    ['a speed after an allowance that is not stated', { ...stated, dataMb: null }, false],
    ['a standstill', { ...stated, reducedSpeedKbps: 0 }, false],
    ['a day, and then a slower one', slow, true],
    ['a day, and then nothing', { ...slow, reducedSpeedKbps: null }, false],
    ['a total amount', { dataKind: 'total', dataMb: 10_000, reducedSpeedKbps: 128 }, false],
  ] as const)('counts as honest with %s: %s', (_words, facts, isHonest) => {
    expect(isHonestUnlimited(makeListedPlan(facts))).toBe(isHonest);
  });
});
