import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderGroup } from './destination-view.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { SortName } from './list-query.ts';
import { makeDestinationView, makeListedPlan, makeListedProvider } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyListedPlans } from '#tests/support/random-listed-plans.ts';

const ahoy = makeListedProvider('ahoy');
const birch = makeListedProvider('birch');

function groups(plans: readonly ListedPlan[], sort: SortName = 'trip'): readonly ProviderGroup[] {
  return makeDestinationView(plans, { view: 'providers', sort }).list.groups;
}

const plans = [
  makeListedPlan({ id: 1, provider: ahoy, price: money(70_000), dataMb: 5_000 }),
  makeListedPlan({ id: 2, provider: birch, price: money(60_000), dataMb: 5_000 }),
  makeListedPlan({ id: 3, provider: ahoy, price: money(30_000), dataMb: 1_000 }),
  makeListedPlan({ id: 4, provider: ahoy, price: money(99_000), dataMb: 50_000 }),
];

describe('groups of providers', () => {
  it('hold the plans of one provider, cheapest for the trip first', () => {
    const [first, second] = groups(plans);
    expect(first).toMatchObject({ provider: birch, planCount: 1, rows: [{ plan: { id: 2 } }] });
    expect(second).toMatchObject({ provider: ahoy, planCount: 3 });
    expect(second?.rows.map(({ plan }) => plan.id)).toEqual([1, 4, 3]);
  });

  it('come in the asked order, while their cells stay in the order of the trip', () => {
    const [first] = groups(plans, 'price');
    expect(first?.provider).toBe(ahoy);
    expect(first?.rows.map(({ plan }) => plan.id)).toEqual([1, 4, 3]);
  });

  it('show eight plans and count all', () => {
    const many = Array.from({ length: 11 }, (_none, index) => makeListedPlan({ id: index + 1, price: money(index) }));
    const [group] = groups(many);
    expect(group?.planCount).toBe(11);
    expect(group?.rows.map(({ plan }) => plan.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('count every listed plan once', () => {
    fc.assert(
      fc.property(anyListedPlans, (listed) => {
        const view = makeDestinationView(listed, { view: 'providers' });
        expect(view.list.groups.reduce((sum, { planCount }) => sum + planCount, 0)).toBe(view.matchCount);
      }),
    );
  });
});
