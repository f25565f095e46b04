import { describe, expect, it } from 'vitest';
import type { DestinationView } from './destination-view.ts';
import type { FacetName } from './list-query.ts';
import { makeDestinationView, makeListedPlan, makeListedProvider } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';

const ahoy = makeListedProvider('ahoy');
const birch = makeListedProvider('birch');

const plans = [
  makeListedPlan({ id: 1, provider: ahoy, tethering: true, topUp: true, price: money(40_000) }),
  makeListedPlan({ id: 2, provider: ahoy, tethering: true, topUp: false, price: money(90_000) }),
  makeListedPlan({ id: 3, provider: birch, tethering: false, topUp: true, price: money(200_000) }),
  makeListedPlan({ id: 4, provider: birch, tethering: null, topUp: null, price: null }),
  makeListedPlan({ id: 5, provider: birch, tethering: true, topUp: true, price: money(250_000), isDominated: true }),
];

function ids({ list }: DestinationView): number[] {
  return list.rows.map(({ plan }) => plan.id).sort();
}

function counts({ facets }: DestinationView, name: FacetName): Record<string, number> {
  return Object.fromEntries(facets[name].map(({ value, count }) => [value, count]));
}

describe('filters', () => {
  it('let everything pass that is not folded away', () => {
    const view = makeDestinationView(plans, { view: 'plans' });
    expect(ids(view)).toEqual([1, 2, 3, 4]);
    expect([view.planCount, view.matchCount, view.dominatedCount]).toEqual([5, 4, 1]);
  });

  it('take values of one facet as alternatives and facets together', () => {
    expect(ids(makeDestinationView(plans, { view: 'plans', facets: { hotspot: ['yes', 'unknown'] } }))).toEqual([
      1, 2, 4,
    ]);
    expect(ids(makeDestinationView(plans, { view: 'plans', facets: { hotspot: ['yes'], topup: ['yes'] } }))).toEqual([
      1,
    ]);
  });

  it('count the plans of the only seller', () => {
    const own = plans.filter(({ provider }) => provider === ahoy);
    expect(counts(makeDestinationView(own), 'hotspot')).toEqual({ yes: 2 });
  });

  it('count the sellers of a facet as if nothing of it were chosen, and the others as they are', () => {
    const view = makeDestinationView(plans, { view: 'plans', facets: { hotspot: ['yes'] } });
    expect(counts(view, 'hotspot')).toEqual({ yes: 1, no: 1, unknown: 1 });
    expect(counts(view, 'topup')).toEqual({ yes: 1, no: 1, unknown: 0 });
    expect(counts(view, 'provider')).toEqual({ ahoy: 1, birch: 0 });
  });

  it('count a plan that fails two facets in neither', () => {
    const view = makeDestinationView(plans, { view: 'plans', facets: { hotspot: ['no'], topup: ['no'] } });
    expect(view.matchCount).toBe(0);
    expect(counts(view, 'hotspot')).toEqual({ yes: 1, no: 0, unknown: 0 });
    expect(counts(view, 'topup')).toEqual({ yes: 1, no: 0, unknown: 0 });
  });

  it('list folded plans on request and count them then', () => {
    const view = makeDestinationView(plans, { view: 'plans', showsDominated: true, facets: { hotspot: ['yes'] } });
    expect(ids(view)).toEqual([1, 2, 5]);
    expect(view.dominatedCount).toBe(1);
    expect(counts(view, 'hotspot')).toEqual({ yes: 2, no: 1, unknown: 1 });
  });

  it('count folded plans only where they pass', () => {
    expect(makeDestinationView(plans, { view: 'plans', facets: { hotspot: ['no'] } }).dominatedCount).toBe(0);
    expect(makeDestinationView(plans, { maxPrice: 24 }).dominatedCount).toBe(0);
  });

  it('keep what is chosen in sight, even where no plan has it', () => {
    const view = makeDestinationView(plans, { view: 'plans', facets: { provider: ['nobody'], kind: ['payg'] } });
    expect(view.matchCount).toBe(0);
    expect(view.facets.provider).toContainEqual({ value: 'nobody', label: null, count: 0, isChosen: true });
    expect(view.facets.kind).toEqual([
      { value: 'total', label: null, count: 0, isChosen: false },
      { value: 'payg', label: null, count: 0, isChosen: true },
    ]);
  });

  it('keep an option that other filters empty, but offer none that no plan here has', () => {
    const view = makeDestinationView(plans, { view: 'plans', facets: { provider: ['birch'] } });
    expect(counts(view, 'topup')).toEqual({ yes: 1, no: 0, unknown: 1 });
    expect(Object.keys(counts(view, 'scope'))).toEqual(['local']);
  });
});

describe('price filter', () => {
  it('takes both ends in whole units', () => {
    expect(ids(makeDestinationView(plans, { minPrice: 4, maxPrice: 9 }))).toEqual([1, 2]);
    expect(ids(makeDestinationView(plans, { minPrice: 5 }))).toEqual([2, 3]);
    expect(ids(makeDestinationView(plans, { maxPrice: 8 }))).toEqual([1]);
  });

  it('never lets a plan pass whose price is not known', () => {
    expect(ids(makeDestinationView(plans, { minPrice: 0 }))).not.toContain(4);
    expect(ids(makeDestinationView(plans, { maxPrice: 1_000_000 }))).not.toContain(4);
  });

  it('counts in every facet', () => {
    expect(counts(makeDestinationView(plans, { maxPrice: 10 }), 'hotspot')).toEqual({ yes: 1, no: 0, unknown: 0 });
  });

  it('goes by the price as it is shown', () => {
    const shown = [makeListedPlan({ id: 9, price: money(200_040), isEstimate: true })];
    expect(ids(makeDestinationView(shown, { maxPrice: 20 }))).toEqual([9]);
  });
});
