import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetNames, noFacets, type ListQuery } from './list-query.ts';
import type { DestinationView } from './destination-view.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { runToCompletion } from '#domain/kernel/cooperative-task.ts';
import { viewDestination, viewWholeTask } from './view-destination.ts';
import { viewTime, makeDestinationView, makeListedPlan, makeListQuery } from '#tests/support/listed-plan-factory.ts';
import { anyDestinationPlans, anyListQuery, anyTrip } from '#tests/support/random-listed-plans.ts';

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
  it('is the same as an interleaved task', () => {
    fc.assert(
      fc.property(anyDestinationPlans, anyListQuery, anyListQuery, (plans, query, other) => {
        const alone = view({ ...plans }, query);
        const task = viewWholeTask(plans, { query, now: viewTime });
        const between = viewWholeTask(plans, { query: other, now: viewTime });
        for (let turn = 0; turn < 9; turn += 1) between.next();
        expect(runToCompletion(task)).toEqual(alone);
      }),
    );
  });

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
        const hasSeveral = new Set(plans.plans.map(({ provider }) => provider.slug)).size > 1;
        for (const { value, count } of view(plans, query).facets[name]) {
          const chosen = view(plans, choose(query, { [name]: [value] }));
          expect(hasSeveral ? chosen.providerCount : chosen.matchCount, `${name}=${value}`).toBe(count);
        }
      }),
    );
  });

  it('shows the named plan whatever the filters, at its place where it is listed', () => {
    fc.assert(
      fc.property(anyDestinationPlans, anyListQuery, fc.nat({ max: 60 }), (plans, query, id) => {
        const { named } = viewDestination(plans, { query, now: viewTime, namedPlan: id });
        const isSold = plans.plans.some((plan) => plan.id === id);
        expect(named?.plan.id ?? null).toBe(isSold ? id : null);
        expect(named?.place ?? 0).toBe(allIds(plans, query).indexOf(id) + 1);
      }),
    );
  });

  it('names no plan unless it is asked to', () => {
    expect(makeDestinationView([makeListedPlan({ id: 1 })]).named).toBeNull();
  });

  it('puts no plan for less than half of a region before one that may serve the trip in more of it', () => {
    fc.assert(
      fc.property(anyDestinationPlans, anyTrip, (plans, trip) => {
        const { list, countryCount } = view(plans, makeListQuery({ trip, view: 'plans', sort: 'trip' }));
        const kinds = list.rows.map(({ plan, trip: { fit } }) => {
          if (fit === 'short') return 3;
          if (plan.coverage.coveredHere * 2 < countryCount) return 2;
          return fit === 'unknown' ? 1 : 0;
        });
        expect(kinds).toEqual(kinds.toSorted());
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

  it('keeps the order in another currency', () => {
    fc.assert(
      fc.property(anyDestinationPlans, anyListQuery, fc.integer({ min: 2, max: 20_000 }), (plans, query, rate) => {
        // Prices per GB and per day are rounded to 1/10000 of the unit, which is another amount in each currency.
        const sort = query.sort === 'per-gb' || query.sort === 'per-day' ? 'price' : query.sort;
        const unpriced = { ...query, sort, minPrice: null, maxPrice: null };
        // What looks equal counts as equal: in amounts that are shown in full, the same in each.
        const exact = { ...plans, rules: { decimalDigits: 4, rounding: 0 } };
        const converted = convertPlans('JPY', rate, exact);
        expect(allIds(converted, unpriced)).toEqual(allIds(exact, unpriced));
        const ids = ({ picks, unlimited }: DestinationView) =>
          [picks.cheapest, picks.fewestWorries, unlimited, picks.nearest].map((row) => row?.plan.id);
        expect(ids(view(converted, unpriced))).toEqual(ids(view(exact, unpriced)));
      }),
    );
  });

  it('never lists what fails a filter, and counts what it lists', () => {
    fc.assert(
      fc.property(anyDestinationPlans, anyListQuery, (plans, query) => {
        const { list, matchCount, planCount, dominatedCount, fitCount } = view(plans, query);
        const listed = new Set(allIds(plans, query));
        expect(listed.size).toBe(matchCount);
        expect(planCount).toBe(plans.plans.length);
        expect(fitCount).toBeLessThanOrEqual(matchCount);
        expect(list.to - list.from + 1).toBeLessThanOrEqual(Math.max(1, list.total));
        const all = new Set(allIds(plans, { ...query, showsDominated: true }));
        const folded = plans.plans.filter(({ id, isDominated }) => isDominated && all.has(id));
        expect(dominatedCount).toBe(folded.length);
        expect(all.size).toBe(query.showsDominated ? matchCount : matchCount + dominatedCount);
        for (const plan of plans.plans.filter(({ id }) => listed.has(id)))
          expect(plan.isDominated && !query.showsDominated).toBe(false);
      }),
    );
  });

  it('gives the same for the same plans in another object', () => {
    fc.assert(
      fc.property(anyDestinationPlans, anyListQuery, anyListQuery, (plans, before, query) => {
        view(plans, before);
        expect(view(plans, query)).toEqual(view({ ...plans }, query));
      }),
    );
  });
});

/** The same plans with every amount multiplied by a whole number: a conversion without rounding. */
function convertPlans(currency: string, rate: number, plans: DestinationPlans): DestinationPlans {
  const convert = (money: Money | null): Money | null =>
    money && { units: money.units * rate, currency: currency as CurrencyCode };
  return {
    ...plans,
    currency: currency as CurrencyCode,
    plans: plans.plans.map((plan) => ({
      ...plan,
      price: convert(plan.price),
      promo: plan.promo && {
        ...plan.promo,
        price: convert(plan.promo.price),
        minimumSpend: convert(plan.promo.minimumSpend),
      },
    })),
  };
}
