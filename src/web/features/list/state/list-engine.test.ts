import { expect, it } from 'vitest';
import { sortNames, type SortName } from '#domain/listing/list-query.ts';
import { encodePlans } from '#domain/listing/encode-plans.ts';
import { readOffer } from '#domain/listing/read-offer.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import {
  dollars,
  makeDestinationPlans,
  makeListedPlan,
  makeListedProvider,
  makeListQuery,
  viewTime,
} from '#tests/support/listed-plan-factory.ts';
import { createListEngine } from './list-engine.ts';

const plans = encodePlans(
  makeDestinationPlans([
    makeListedPlan({ provider: makeListedProvider('nori') }),
    makeListedPlan({ provider: makeListedProvider('skylark') }),
  ]),
);

const everyProvider = { providerSlug: null, namedPlan: null };

it('computes a state once, until every order of two others has been asked for', () => {
  const engine = createListEngine(plans, everyProvider);
  const view = (sort: SortName, usesPromo = false) =>
    engine({ query: makeListQuery({ sort, usesPromo }), now: viewTime });
  const byTrip = view('trip');
  expect(view('price').query.sort).toBe('price');
  for (const sort of sortNames) view(sort, true);
  expect(view('trip')).toBe(byTrip);
  for (const usesPromo of [true, false]) for (const sort of sortNames.slice(1)) view(sort, usesPromo);
  for (const minPrice of [1, 2]) engine({ query: makeListQuery({ minPrice }), now: viewTime });
  expect(view('trip')).not.toBe(byTrip);
  expect(view('trip')).toEqual(byTrip);
});

it('distinguishes states by time and by every choice', () => {
  const engine = createListEngine(plans, everyProvider);
  const first = engine({ query: makeListQuery(), now: viewTime });
  expect(engine({ query: makeListQuery(), now: viewTime + 1 })).not.toBe(first);
  const facets = { ...makeListQuery().facets, provider: ['nori'] };
  expect(engine({ query: makeListQuery({ facets }), now: viewTime }).matchCount).toBe(1);
});

it('lists the plans of one provider alone', () => {
  const engine = createListEngine(plans, { ...everyProvider, providerSlug: 'nori' });
  expect(engine({ query: makeListQuery(), now: viewTime }).planCount).toBe(1);
});

it('shows the plan that the page names in every state', () => {
  const [id = 0] = plans.numbers.id;
  const engine = createListEngine(plans, { providerSlug: 'nori', namedPlan: id });
  const facets = { ...makeListQuery().facets, provider: ['nobody'] };
  const { matchCount, named } = engine({ query: makeListQuery({ facets }), now: viewTime });
  expect([matchCount, named?.plan.id]).toEqual([0, id]);
});

it('ranks the own price of the page among the plans of every state', () => {
  const price = dollars(9);
  const offer = {
    typed: '',
    read: readOffer('', price.currency),
    offer: { dataMb: 5000, days: 7, price },
    trip: defaultTrip,
  };
  const ask = createListEngine(plans, { ...everyProvider, offer });
  const facets = { ...makeListQuery().facets, provider: ['nori'] };
  const sellersIn = (query: ReturnType<typeof makeListQuery>) => ask({ query, now: viewTime }).offer?.sellers.length;
  expect([sellersIn(makeListQuery()), sellersIn(makeListQuery({ facets }))]).toEqual([2, 1]);
});
