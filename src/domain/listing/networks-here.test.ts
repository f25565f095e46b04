import { describe, expect, it } from 'vitest';
import type { NetworkHere } from './destination-view.ts';
import type { ListedOperator, ListedPlan } from '#domain/plan/listed-plan.ts';
import {
  makeDestinationView,
  makeListedPlan,
  makeListedProvider,
  unstatedNetworks,
} from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';

function networks(plans: readonly ListedPlan[]): readonly NetworkHere[] {
  return makeDestinationView(plans).networks;
}

function plan(units: number | null, operators: readonly ListedOperator[], slug = 'seller'): ListedPlan {
  return makeListedPlan({
    provider: makeListedProvider(slug),
    networks: { ...unstatedNetworks, operators },
    price: units === null ? null : money(units),
  });
}

const kddi: ListedOperator = { name: 'KDDI', generation: '4G' };
const docomo: ListedOperator = { name: 'Docomo', generation: null };

describe('networks here', () => {
  it('count plans and sellers and name their "from" price, most plans first', () => {
    const plans = [
      plan(90_000, [docomo]),
      plan(50_000, [kddi, docomo], 'other'),
      plan(40_000, [docomo]),
      plan(10_000, []),
    ];
    expect(networks(plans)).toEqual([
      { operator: docomo, planCount: 3, providerCount: 2, from: { price: money(40_000), amount: null } },
      { operator: kddi, planCount: 1, providerCount: 1, from: { price: money(50_000), amount: null } },
    ]);
  });

  it('say when the lowest price is an estimate', () => {
    const [first] = networks([{ ...plan(40_000, [kddi]), isEstimate: true }, plan(50_000, [kddi])]);
    expect(first?.from?.price).toEqual({ ...money(40_000), isEstimate: true });
  });

  it('take the best generation that any plan states', () => {
    const stated = (['4G', null, '5G', '3G'] as const).map((generation) => plan(1, [{ name: 'KDDI', generation }]));
    expect(networks(stated)[0]?.operator).toEqual({ name: 'KDDI', generation: '5G' });
  });

  it('count a plan once that names an operator twice', () => {
    expect(networks([plan(1, [kddi, { name: 'KDDI', generation: '5G' }])])).toMatchObject([
      { operator: { generation: '5G' }, planCount: 1 },
    ]);
    expect(networks([plan(1, [kddi, docomo, { ...kddi }])])).toMatchObject([{ planCount: 1 }, { planCount: 1 }]);
  });

  it('are in the order of their names when they have as many plans', () => {
    expect(networks([plan(1, [kddi, docomo])]).map(({ operator }) => operator.name)).toEqual(['Docomo', 'KDDI']);
  });

  it('have no price where none is known', () => {
    expect(networks([plan(null, [kddi])])).toMatchObject([{ planCount: 1, from: null }]);
    expect(networks([])).toEqual([]);
  });
});
