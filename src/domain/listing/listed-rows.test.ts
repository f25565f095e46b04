import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListRow } from './destination-view.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { makeDestinationPlans, makeDestinationView, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyListedPlans } from '#tests/support/random-listed-plans.ts';

function rows(plans: readonly ListedPlan[], query: Parameters<typeof makeDestinationView>[1] = {}): readonly ListRow[] {
  return makeDestinationView(plans, query).list.rows;
}

function sized(id: number, dataMb: number, units: number, facts: Partial<ListedPlan> = {}): ListedPlan {
  return makeListedPlan({ id, dataMb, price: money(units), ...facts });
}

describe('rows', () => {
  it('know their place in the whole list', () => {
    const plans = Array.from({ length: 45 }, (_none, index) => sized(index, 5_000, 10_000 + index));
    expect(rows(plans, { page: 2 }).map(({ place }) => place)).toEqual(Array.from({ length: 20 }, (_n, i) => 21 + i));
    expect(rows(plans, { page: 3 }).at(-1)).toMatchObject({ place: 45, plan: { id: 44 } });
  });

  it('hold what the trip costs and every amount as it is shown', () => {
    const [row] = rows([sized(1, 2_000, 30_001)]);
    expect(row?.trip).toMatchObject({ fit: 'full', count: 3, cost: money(90_003) });
    expect(row?.prices).toMatchObject({ price: money(30_000), cost: money(90_000), perGb: money(15_000) });
  });
});

describe('the bar of a price per GB', () => {
  const plans = Array.from({ length: 20 }, (_none, index) => sized(index + 1, 1_000, (index + 1) * 10_000));

  it('is full at the 95th percentile and above', () => {
    const shares = new Map(rows(plans).map(({ plan, perGbShare }) => [plan.id, perGbShare]));
    expect(shares.get(19)).toBe(1);
    expect(shares.get(20)).toBe(1);
    expect(shares.get(1)).toBeCloseTo(1 / 19, 10);
  });

  it('keeps its length whatever the filters leave', () => {
    const [row] = rows(plans, { maxPrice: 1 });
    expect(row?.perGbShare).toBeCloseTo(1 / 19, 10);
  });

  it('is missing where there is no price per GB, or nothing costs anything', () => {
    expect(rows([sized(1, 2_000, 10_000, { dataKind: 'unlimited' })])[0]?.perGbShare).toBeNull();
    expect(rows([sized(1, 2_000, 0)])[0]?.perGbShare).toBeNull();
  });

  it('is never longer than full', () => {
    fc.assert(
      fc.property(anyListedPlans, fc.boolean(), (listed, usesPromo) => {
        for (const { perGbShare } of makeDestinationView(makeDestinationPlans(listed), { usesPromo }).list.rows) {
          expect(perGbShare ?? 0).toBeGreaterThanOrEqual(0);
          expect(perGbShare ?? 0).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
