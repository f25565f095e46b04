import { describe, expect, it } from 'vitest';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { makeDestinationPlans, makeListedPlan, makeListQuery, viewTime } from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { placeInList } from './place-in-list.ts';

const sellers = Array.from({ length: 45 }, (_, index) => `seller-${index}`);

const planOf = (id: number, seller: string, price: number) => {
  const { provider, ...plan } = makeListedPlan({ id, price: moneyOf(String(price)) });
  return { ...plan, provider: { ...provider, slug: seller as ProviderSlug, name: seller } };
};

describe('placeInList', () => {
  const asked = { query: makeListQuery({}), now: viewTime };
  const bests = sellers.map((seller, index) => planOf(index + 1, seller, 10 + index));
  const behind = { ...planOf(100, 'seller-24', 90), validityDays: 60 };
  const folded = { ...planOf(101, 'seller-0', 99), isDominated: true };
  const plans = makeDestinationPlans([...bests, behind, folded]);

  it('finds the best plan of its provider, on whichever page', () => {
    expect(placeInList(plans, 1, asked)).toMatchObject({ row: { place: 1 }, list: { total: 45 }, best: null });
    expect(placeInList(plans, 25, asked)).toMatchObject({ row: { place: 25 }, list: { total: 45 }, best: null });
  });

  it('names the plan before which it has no place of its own', () => {
    const place = placeInList(plans, 100, asked);
    expect(place).toMatchObject({ row: { place: 0 }, placeOfAll: 46, totalOfAll: 46, best: { plan: { id: 25 } } });
  });

  it('has no place for a folded plan, and knows none that is not sold here', () => {
    expect(placeInList(plans, 101, asked)).toMatchObject({ row: { place: 0 }, placeOfAll: 0 });
    expect(placeInList(plans, 999, asked)).toBeNull();
  });

  it('counts every plan of a single provider', () => {
    const ofOne = makeDestinationPlans([planOf(1, 'nori', 10), planOf(2, 'nori', 20)]);
    expect(placeInList(ofOne, 2, asked)).toMatchObject({ row: { place: 2 }, list: { total: 2 }, best: null });
  });
});
