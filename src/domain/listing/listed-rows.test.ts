import { describe, expect, it } from 'vitest';
import type { ListRow } from './destination-view.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { makeDestinationView, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';

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
