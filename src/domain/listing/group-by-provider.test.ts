import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListPart } from './destination-view.ts';
import { furtherShown } from './list-part.ts';
import type { ListQuery } from './list-query.ts';
import { makeDestinationView, makeListedPlan, makeListedProvider } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyListedPlans } from '#tests/support/random-listed-plans.ts';

const ahoy = makeListedProvider('ahoy');
const birch = makeListedProvider('birch');

const plans = [
  makeListedPlan({ id: 1, provider: ahoy, price: money(70_000), dataMb: 5_000 }),
  makeListedPlan({ id: 2, provider: birch, price: money(60_000), dataMb: 5_000 }),
  makeListedPlan({ id: 3, provider: ahoy, price: money(30_000), dataMb: 100 }),
  makeListedPlan({ id: 4, provider: ahoy, price: money(99_000), dataMb: 50_000 }),
];

function best(listed = plans, query: Partial<Pick<ListQuery, 'sort' | 'more'>> = {}): ListPart {
  return makeDestinationView(listed, { view: 'best', ...query }).list;
}

const idsOf = (rows: ListPart['rows']): number[] => rows.map(({ plan }) => plan.id);

describe('the best of each provider', () => {
  it('is its first plan in the order of the trip, with its place among providers', () => {
    const { rows, further, total } = best();
    expect(idsOf(rows)).toEqual([2, 1]);
    expect(rows.map(({ place }) => place)).toEqual([1, 2]);
    expect(further).toEqual([
      { count: 0, rows: [] },
      { count: 2, rows: [] },
    ]);
    expect(total).toBe(2);
  });

  it('is its first plan in any other order', () => {
    expect(idsOf(best(plans, { sort: 'price' }).rows)).toEqual([3, 2]);
    expect(idsOf(best(plans, { sort: 'data' }).rows)).toEqual([4, 2]);
  });

  it('opens the further plans of a provider in place, without a place of their own', () => {
    const { further } = best(plans, { more: ['ahoy', 'nobody'] });
    expect(further.map(({ rows }) => idsOf(rows))).toEqual([[], [4, 3]]);
    expect(further[1]?.rows.map(({ place }) => place)).toEqual([0, 0]);
  });

  it('opens no more than a page of them and counts all', () => {
    const many = Array.from({ length: furtherShown + 6 }, (_none, index) =>
      makeListedPlan({ id: index + 10, provider: ahoy, price: money(80_000 + index) }),
    );
    const part = best([...plans, ...many], { more: ['ahoy'] });
    expect(part.further[1]?.count).toBe(furtherShown + 8);
    expect(part.further[1]?.rows).toHaveLength(furtherShown);
  });

  it('is every plan where only one provider is listed', () => {
    const own = plans.filter(({ provider }) => provider === ahoy);
    expect(best(own)).toMatchObject({ further: [], total: 3 });
    expect(idsOf(best(own).rows)).toEqual([1, 4, 3]);
  });

  it('counts every listed plan once, and names each provider once', () => {
    fc.assert(
      fc.property(anyListedPlans, (listed) => {
        const view = makeDestinationView(listed, { view: 'best' });
        fc.pre(view.list.pages === 1 && view.list.further.length > 0);
        const counted = view.list.further.reduce((sum, { count }) => sum + count + 1, 0);
        expect(counted).toBe(view.matchCount);
        expect(new Set(view.list.rows.map(({ plan }) => plan.provider.slug)).size).toBe(view.list.total);
        expect(view.list.total).toBe(view.providerCount);
      }),
    );
  });
});
