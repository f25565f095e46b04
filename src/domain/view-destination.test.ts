import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetNames, noFacets, type ListQuery } from './list-query.ts';
import type { DestinationPlans } from './listed-plan.ts';
import { viewDestination } from './view-destination.ts';
import { viewTime } from '#tests/support/listed-plan-factory.ts';
import { anyDestinationPlans, anyListQuery } from '#tests/support/random-listed-plans.ts';

function view(plans: DestinationPlans, query: ListQuery) {
  return viewDestination(plans, { query, now: viewTime });
}

/** The ids of the whole list, page after page. */
function allIds(plans: DestinationPlans, query: ListQuery): number[] {
  const first = view(plans, { ...query, view: 'plans', page: 1 });
  const pages = Array.from({ length: first.list.pages }, (_none, index) => index + 1);
  return pages.flatMap((page) => view(plans, { ...query, view: 'plans', page }).list.rows.map(({ plan }) => plan.id));
}

function choose(query: ListQuery, facets: Partial<ListQuery['facets']>): ListQuery {
  return { ...query, facets: { ...query.facets, ...facets } };
}

describe('viewDestination', () => {
  it('answers any plans and any query with something that JSON can carry', () => {
    fc.assert(
      fc.property(anyDestinationPlans, anyListQuery, (plans, query) => {
        const seen = view(plans, query);
        expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
      }),
    );
  });

  it('counts at each choice what choosing it lists', () => {
    fc.assert(
      fc.property(anyDestinationPlans, anyListQuery, fc.constantFrom(...facetNames), (plans, query, name) => {
        for (const { value, count } of view(plans, query).facets[name])
          expect(view(plans, choose(query, { [name]: [value] })).matchCount, `${name}=${value}`).toBe(count);
      }),
    );
  });

  it('lists the same whichever filter comes first', () => {
    fc.assert(
      fc.property(anyDestinationPlans, anyListQuery, (plans, query) => {
        const ids = allIds(plans, query);
        const withFacetsAlone = new Set(allIds(plans, { ...query, minPrice: null, maxPrice: null }));
        const withPriceAlone = allIds(plans, { ...query, facets: noFacets });
        expect(ids).toEqual(withPriceAlone.filter((id) => withFacetsAlone.has(id)));
      }),
    );
  });

  it('gives one order whatever the order of the plans', () => {
    fc.assert(
      fc.property(anyDestinationPlans, anyListQuery, fc.nat(60), (plans, query, turn) => {
        const turned = { ...plans, plans: [...plans.plans.slice(turn), ...plans.plans.slice(0, turn)] };
        expect(view(turned, query)).toEqual(view(plans, query));
      }),
    );
  });
});
