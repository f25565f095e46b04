import { describe, expect, it } from 'vitest';
import { makeDestinationView, makeListedPlan, makeListedProvider } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { chosenFilters, nearestWayOn, noFilters, toggleOption } from './chosen-filters.ts';

const plans = [
  makeListedPlan({ tethering: true, phoneNumber: false, provider: makeListedProvider('nori') }),
  makeListedPlan({ tethering: true, phoneNumber: null, provider: makeListedProvider('nori') }),
  makeListedPlan({ tethering: false, phoneNumber: true, provider: makeListedProvider('skylark') }),
];

describe('chosenFilters', () => {
  it('is empty for the list as it opens', () => {
    expect(chosenFilters(makeDestinationView(plans))).toEqual([]);
  });

  it('names every choice with the change that takes it off', () => {
    const view = makeDestinationView(plans, {
      facets: { hotspot: ['yes', 'unknown'], provider: ['nori'] },
      minPrice: 5,
      showsDominated: true,
    });
    const chosen = chosenFilters(view);
    expect(chosen.map((filter) => (filter.kind === 'option' ? filter.option.value : filter.kind))).toEqual([
      'price',
      'nori',
      'yes',
      'unknown',
      'dominated',
    ]);
    expect(chosen[2]?.without.facets?.hotspot).toEqual(['unknown']);
    expect(chosen[0]?.without).toEqual({ minPrice: null, maxPrice: null });
    expect(chosen[4]?.without).toEqual({ showsDominated: false });
  });

  it('counts what no plan has too: an old address may name it', () => {
    const [filter] = chosenFilters(makeDestinationView(plans, { facets: { network: ['Gone'] } }));
    expect(filter).toMatchObject({ kind: 'option', facet: 'network', option: { value: 'Gone', count: 0 } });
  });

  it('names a limit at the end of the track, which dearer plans exceed', () => {
    const prices = [...Array.from({ length: 20 }, () => 50_000), 900_000];
    const dear = prices.map((units) => makeListedPlan({ price: money(units) }));
    const { priceRange, matchCount } = makeDestinationView(dear);
    const view = makeDestinationView(dear, { maxPrice: priceRange.max });
    expect(view.matchCount).toBe(matchCount - 1);
    expect(chosenFilters(view)).toMatchObject([{ kind: 'price' }]);
  });
});

describe('toggleOption', () => {
  it('adds and takes away one value and leaves the other facets', () => {
    const { query } = makeDestinationView(plans, { facets: { hotspot: ['yes'], kind: ['daily'] } });
    expect(toggleOption(query, 'hotspot', 'no').facets).toMatchObject({ hotspot: ['yes', 'no'], kind: ['daily'] });
    expect(toggleOption(query, 'hotspot', 'yes').facets).toMatchObject({ hotspot: [], kind: ['daily'] });
  });
});

describe('nearestWayOn', () => {
  it('takes off the facet that brings most plans back', () => {
    const view = makeDestinationView(plans, { facets: { hotspot: ['yes'], phone: ['yes'] } });
    expect(view.matchCount).toBe(0);
    const way = nearestWayOn(view);
    expect(way).toMatchObject({ facet: 'phone', count: 2 });
    expect(makeDestinationView(plans, { facets: way?.change.facets ?? {} }).matchCount).toBe(2);
  });

  it('gives no number where values overlap', () => {
    const networks = { operators: [{ name: 'KDDI', generation: null }], generation: null, breakout: [] } as const;
    const view = makeDestinationView([...plans, makeListedPlan({ networks })], { facets: { network: ['Gone'] } });
    expect(nearestWayOn(view)).toMatchObject({ facet: 'network', count: null });
  });

  it('knows none where two facets must go', () => {
    const view = makeDestinationView(plans, { facets: { hotspot: ['unknown'], kind: ['payg'] } });
    expect(nearestWayOn(view)).toBeNull();
    expect(makeDestinationView(plans, { ...view.query, ...noFilters }).matchCount).toBe(3);
  });
});
