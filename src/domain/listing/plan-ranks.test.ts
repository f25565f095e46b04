import { describe, expect, it } from 'vitest';
import { runToCompletion } from '#domain/kernel/cooperative-task.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { defaultTrip, type Trip } from '#domain/trip/trip.ts';
import {
  dollars,
  makeDestinationPlans,
  makeListedPlan,
  makeListedProvider,
  makeListQuery,
} from '#tests/support/listed-plan-factory.ts';
import { rankPlansTask, type PlanRank } from './plan-ranks.ts';
import { viewDestination } from './view-destination.ts';

const own = makeListedProvider('own');
const now = Date.parse('2026-11-20T12:00:00Z');

function sell(id: number, seller: string, price: number, facts: Partial<ListedPlan> = {}): ListedPlan {
  const provider = makeListedProvider(seller);
  return makeListedPlan({ dataMb: 10_000, validityDays: 30, id, provider, price: dollars(price), ...facts });
}

function ranksOf(plans: readonly ListedPlan[], trip: Trip = defaultTrip): Readonly<Record<number, PlanRank>> {
  const all = makeDestinationPlans(plans);
  const mine = { ...all, plans: plans.filter(({ provider }) => provider.slug === own.slug) };
  const { rows } = viewDestination(mine, { query: makeListQuery({ trip, view: 'plans' }), now }).list;
  return runToCompletion(rankPlansTask(all, { rows, provider: own.slug, trip, usesPromo: false, now })).byPlan;
}

describe('rankPlansTask', () => {
  it('ranks a price among the lowest of each seller; equal prices share a place', () => {
    const plans = [
      sell(1, 'own', 9),
      sell(2, 'aoba', 8),
      sell(3, 'aoba', 7),
      sell(4, 'boreal', 9),
      sell(5, 'kite', 12),
    ];
    expect(ranksOf(plans)).toEqual({ 1: { place: 2, of: 4 } });
  });

  it('compares each plan with whole trips of as much, and its seller is never its own rival', () => {
    const large = { dataMb: 20_480 };
    const plans = [
      sell(1, 'own', 9),
      sell(2, 'own', 30, large),
      sell(3, 'aoba', 8),
      sell(4, 'boreal', 25, { dataMb: 20_000 }),
    ];
    expect(ranksOf(plans)).toEqual({ 1: { place: 2, of: 3 }, 2: { place: 3, of: 3 } });
  });

  it('calls no plan the lowest whose seller asks less for several', () => {
    const plans = [sell(1, 'own', 9), sell(2, 'own', 4, { dataMb: 5000 }), sell(3, 'aoba', 12)];
    expect(ranksOf(plans)).toEqual({ 2: { place: 1, of: 2 } });
    expect(ranksOf(plans.filter(({ id }) => id !== 2))).toEqual({ 1: { place: 1, of: 2 } });
  });

  it('ranks nothing that does not serve the trip with one plan', () => {
    const plans = [sell(1, 'own', 9, { dataMb: 3000 }), sell(2, 'own', 5, { validityDays: 2 }), sell(3, 'aoba', 8)];
    expect(ranksOf(plans)).toEqual({});
  });
});
