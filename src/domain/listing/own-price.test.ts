import type { Offer } from './destination-view.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costTripHere } from '#domain/trip/cost-trip-here.ts';
import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import { roundShownPrice } from '#domain/money/exchange.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import { defaultTrip, type Trip } from '#domain/trip/trip.ts';
import {
  dollars,
  makeDestinationPlans,
  makeListedPlan,
  makeListedProvider,
  viewTime,
} from '#tests/support/listed-plan-factory.ts';
import { anyDestinationPlans, anyTrip } from '#tests/support/random-listed-plans.ts';
import { runToCompletion } from '#domain/kernel/cooperative-task.ts';
import { rankOfferTask } from './own-price.ts';

/** One plan of a seller of its own for each price in dollars. */
function market(...prices: readonly number[]): DestinationPlans {
  return makeDestinationPlans(
    prices.map((price, index) =>
      makeListedPlan({ provider: makeListedProvider(`seller-${index}`), price: dollars(price), validityDays: 15 }),
    ),
  );
}

function rank(plans: DestinationPlans, offer: Partial<Offer> & Pick<Offer, 'price'>, trip: Trip = defaultTrip) {
  const isListed = new Uint8Array(plans.plans.length).fill(1);
  const asked = { dataMb: 5000, days: 30, ...offer };
  return runToCompletion(rankOfferTask(plans, { offer: asked, trip, usesPromo: false, now: viewTime, isListed }));
}

const eight = market(4, 5, 6, 7, 8, 9, 10, 12);

describe('rankOfferTask', () => {
  it.each([
    [11, { kind: 'higher', count: 7, of: 8 }],
    [12, { kind: 'higher', count: 7, of: 8 }],
    [20, { kind: 'higher', count: 8, of: 8 }],
    [4, { kind: 'lower', count: 7, of: 8 }],
    [3, { kind: 'lower', count: 8, of: 8 }],
    [5, { kind: 'usual' }],
    [9, { kind: 'usual' }],
  ])('ranks %d dollars among eight sellers', (price, expected) => {
    expect(rank(eight, { price: dollars(price) }).rank).toEqual(expected);
  });

  it('ranks nothing among fewer than eight sellers, and shows what asks less', () => {
    const { rank: found, cheaper } = rank(market(4, 5, 6, 7, 8, 9, 10), { price: dollars(5.5) });
    expect(found).toBeNull();
    expect(cheaper.map(({ row }) => row.prices.cost)).toEqual([dollars(4), dollars(5)]);
  });

  it('shows three that ask less, one of each seller, with what each gives up', () => {
    const { cheaper } = rank(eight, { price: dollars(9) });
    expect(cheaper.map(({ row }) => row.prices.cost?.units)).toEqual([40_000, 50_000, 60_000]);
    expect(cheaper[0]?.givesUp).toEqual({ code: 'days', days: 15, instead: 30 });
    expect(rank(eight, { price: dollars(9), days: 15 }).cheaper[0]?.givesUp).toEqual({ code: 'hotspot' });
  });

  it('compares what an offer serves, no more days than it lasts and no less data', () => {
    expect(rank(eight, { price: dollars(9), dataMb: 3000, days: 3 }).trip).toMatchObject({ dataMb: 3000, days: 3 });
    expect(rank(eight, { price: dollars(9), dataMb: 10_000 }).trip).toMatchObject({ dataMb: 10_000, days: 7 });
    expect(rank(eight, { price: dollars(9), days: null }).trip.days).toBe(7);
    expect(rank(eight, { price: dollars(90), dataMb: 10_000 }).sellers[0]?.price).toEqual(dollars(8));
  });

  it('agrees with a second implementation over 2,000 offers', () => {
    const anyOffer = fc.record({
      dataMb: fc.constantFrom(500, 1000, 3000, 5000, 10_000, 20_000, null),
      days: fc.constantFrom(1, 3, 7, 15, 30, null),
      price: fc.integer({ min: 1, max: 400 }).map((dimes) => dollars(dimes / 10)),
    });
    const anyOffers = fc.array(anyOffer, { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(anyMarket, anyTrip, anyOffers, (plans, trip, offers) => {
        for (const offer of offers) {
          const { sellers, rank: found, cheaper } = rank(plans, offer, trip);
          const expected = cheapestBySeller(plans, trip, offer);
          const asked = sellers.map(({ price }) => price.units);
          expect(new Map(sellers.map(({ name, price }) => [name, price.units]))).toEqual(expected);
          expect(asked).toEqual([...expected.values()].toSorted((a, b) => a - b));
          expect(found).toEqual(rankAmong(asked, offer.price.units));
          const less = asked.filter((units) => units < offer.price.units).slice(0, 3);
          expect(cheaper.map(({ row }) => row.prices.cost?.units)).toEqual(less);
        }
      }),
      { numRuns: 200 },
    );
  });
});

/** Of five sellers, or of as many as plans. */
const anyMarket = fc.tuple(anyDestinationPlans, fc.boolean()).map(([all, isCrowded]) => ({
  ...all,
  plans: isCrowded
    ? all.plans.map((plan) => ({ ...plan, provider: makeListedProvider(`seller-${plan.id}`) }))
    : all.plans,
}));

/** Counted one by one. @param asked rising */
function rankAmong(asked: readonly number[], units: number) {
  const [lower, upper] = [0.25, 0.75].map((share) => asked.find((_, index) => (index + 1) / asked.length >= share));
  if (asked.length < 8 || lower === undefined || upper === undefined) return null;
  const [below, above] = [0, 0].map((_, isAbove) => {
    let count = 0;
    for (const each of asked) if (isAbove === 1 ? each > units : each < units) count += 1;
    return count;
  });
  if (units < lower) return { kind: 'lower', count: above, of: asked.length };
  return units > upper ? { kind: 'higher', count: below, of: asked.length } : { kind: 'usual' };
}

/** Units by seller, plan by plan. */
function cheapestBySeller(plans: DestinationPlans, trip: Trip, { dataMb, days }: Offer): ReadonlyMap<string, number> {
  const compared = { ...trip, dataMb, days: days === null || days > trip.days ? trip.days : days };
  const byKind = [false, true].map((renews) => {
    const cheapest = new Map<string, number>();
    for (const plan of plans.plans) {
      const cost = costTripHere(plan, compared, { usesPromo: false, now: viewTime });
      if (isRenewing(plan) !== renews || cost.cost === null || (cost.fit !== 'full' && cost.fit !== 'slow')) continue;
      const estimate = isCostEstimate(plan, cost);
      const { units } = roundShownPrice({ money: cost.cost, estimate }, plans.rules);
      cheapest.set(plan.provider.name, Math.min(units, cheapest.get(plan.provider.name) ?? Infinity));
    }
    return cheapest;
  });
  const [ending = new Map(), renewing = new Map()] = byKind;
  return ending.size > 0 ? ending : renewing;
}
