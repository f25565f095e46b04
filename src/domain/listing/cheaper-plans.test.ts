import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dollars,
  makeListedPlan,
  makeListedPromo,
  makeListedProvider,
  regionCoverage,
} from '#tests/support/listed-plan-factory.ts';
import { cheaperPlansTask, type CheaperPlansQuery } from './cheaper-plans.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { costTrip } from '#domain/trip/trip-cost.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { runToCompletion } from '#domain/kernel/cooperative-task.ts';

const findCheaperPlans = (...query: Parameters<typeof cheaperPlansTask>) => runToCompletion(cheaperPlansTask(...query));

const own = makeListedProvider('own');
const now = Date.parse('2026-11-20T12:00:00Z');
const rules = { decimalDigits: 2, rounding: 0 };
const query: CheaperPlansQuery = { provider: own.slug, trip: defaultTrip, usesPromo: false, now, limit: 4, rules };

/** More than any trip below needs, for longer. */
const tenGb = { dataMb: 10_000, validityDays: 30 };

function sell(id: number, seller: string, price: number, facts: Partial<ListedPlan> = {}): ListedPlan {
  return makeListedPlan({ ...tenGb, id, provider: makeListedProvider(seller), price: dollars(price), ...facts });
}

const idsOf = (plans: readonly ListedPlan[], change: Partial<CheaperPlansQuery> = {}): readonly number[] =>
  findCheaperPlans(plans, { ...query, ...change }).plans.map(({ id }) => id);

describe('findCheaperPlans', () => {
  it('finds plans of others that cost the trip less, cheapest first', () => {
    const plans = [sell(1, 'own', 10), sell(2, 'aoba', 9), sell(3, 'boreal', 8), sell(4, 'cobalt', 11)];
    expect(findCheaperPlans(plans, query)).toMatchObject({ ownCost: dollars(10), providerCount: 2 });
    expect(idsOf(plans)).toEqual([3, 2]);
  });

  it('says when there is none: an equal cost is not less', () => {
    expect(findCheaperPlans([sell(1, 'own', 10), sell(2, 'aoba', 10)], query)).toMatchObject({
      ownCost: dollars(10),
      plans: [],
      providerCount: 0,
    });
  });

  it('says what each seller asks, its own included, cheapest first', () => {
    const { sellers } = findCheaperPlans([sell(1, 'own', 10), sell(2, 'aoba', 12), sell(3, 'aoba', 9)], query);
    expect(sellers.map(({ name, price }) => [name, price])).toEqual([
      ['Aoba', dollars(9)],
      ['Own', dollars(10)],
    ]);
  });

  it('takes a cost that reads the same for no lower one', () => {
    const plans = [sell(1, 'own', 10), sell(2, 'aoba', 9.9999), sell(3, 'boreal', 9.99)];
    expect(idsOf(plans)).toEqual([3]);
    expect(findCheaperPlans(plans, query).providerCount).toBe(1);
    expect(idsOf(plans, { rules: { decimalDigits: 0, rounding: 0 } })).toEqual([]);
  });

  it('says when the own cost holds a converted price, of the list or of a promo', () => {
    const estimate = { ...dollars(10), isEstimate: true };
    expect(findCheaperPlans([sell(1, 'own', 10, { isEstimate: true })], query).ownCost).toEqual(estimate);
    const promo = makeListedPromo({ price: dollars(10), isEstimate: true });
    const plans = [sell(1, 'own', 12, { promo })];
    expect(findCheaperPlans(plans, { ...query, usesPromo: true }).ownCost).toEqual(estimate);
    expect(findCheaperPlans(plans, query).ownCost).toEqual(dollars(12));
  });

  it('takes no plan for less than half of the region for one that serves it', () => {
    const few = { coverage: regionCoverage(2, 27) };
    const most = { coverage: regionCoverage(20, 27) };
    const plans = [sell(1, 'own', 10, most), sell(2, 'aoba', 1, few), sell(3, 'boreal', 8, most)];
    expect(idsOf(plans)).toEqual([3]);
    expect(findCheaperPlans([sell(1, 'own', 10, few), sell(3, 'boreal', 8, most)], query).ownCost).toBeNull();
  });

  it('takes no plan that renews by itself for what the trip costs', () => {
    const renews = { subscription: true };
    const plans = [sell(1, 'own', 3, renews), sell(2, 'own', 10), sell(3, 'aoba', 2, renews), sell(4, 'aoba', 9)];
    expect(findCheaperPlans(plans, query).ownCost).toEqual(dollars(10));
    expect(idsOf(plans)).toEqual([4]);
  });

  it('names one plan of each provider, its cheapest', () => {
    expect(idsOf([sell(1, 'own', 10), sell(2, 'aoba', 9), sell(3, 'aoba', 7), sell(4, 'aoba', 8)])).toEqual([3]);
  });

  it('names no more than asked for, and counts them all', () => {
    const plans = [sell(1, 'own', 10), ...[2, 3, 4, 5, 6].map((id) => sell(id, `seller-${id}`, id))];
    expect(idsOf(plans)).toEqual([2, 3, 4, 5]);
    expect(findCheaperPlans(plans, query).providerCount).toBe(5);
  });

  it('compares what the trip costs, not what one plan costs', () => {
    const small = { dataMb: 1000 };
    const plans = [sell(1, 'own', 4), sell(2, 'aoba', 1, small), sell(3, 'boreal', 0.5, small)];
    expect(idsOf(plans)).toEqual([3]);
  });

  it('leaves out plans that do not serve the trip', () => {
    const hotspot = { ...defaultTrip, hotspot: true };
    const plans = [
      sell(1, 'own', 10, { tethering: true }),
      sell(2, 'aoba', 5, { tethering: false }),
      sell(3, 'boreal', 6),
    ];
    expect(idsOf(plans, { trip: hotspot })).toEqual([]);
  });

  it('names the cheapest that serve the trip when none of its own does', () => {
    const plans = [sell(1, 'own', 1, { dataMb: null }), sell(2, 'aoba', 9), sell(3, 'boreal', 8)];
    expect(findCheaperPlans(plans, query).ownCost).toBeNull();
    expect(idsOf(plans)).toEqual([3, 2]);
  });

  it('leaves out what cannot be converted', () => {
    const unknown = makeListedPlan({ ...tenGb, id: 2, provider: makeListedProvider('aoba'), price: null });
    expect(idsOf([sell(1, 'own', 10), unknown])).toEqual([]);
  });

  it('only ever names plans that visibly cost less and serve, one a provider', () => {
    const anyPlan = fc.record({
      seller: fc.constantFrom('own', 'aoba', 'boreal', 'cobalt'),
      price: fc.integer({ min: 1, max: 300 }).map((thousandths) => 5 + thousandths / 1000),
      gb: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(anyPlan, { maxLength: 20 }), (chosen) => {
        const plans = chosen.map(({ seller, price, gb }, index) =>
          sell(index + 1, seller, price, { dataMb: gb * 1000 }),
        );
        const found = findCheaperPlans(plans, query);
        const costs = found.plans.map((plan) => costTrip(plan, defaultTrip, query).cost?.units ?? 0);
        expect(costs).toEqual(costs.toSorted((a, b) => a - b));
        const shown = (units: number): number => Math.round(units / 100);
        const ceiling = shown(found.ownCost?.units ?? Number.POSITIVE_INFINITY);
        expect(costs.every((cost) => shown(cost) < ceiling)).toBe(true);
        const slugs = found.plans.map(({ provider }) => provider.slug);
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(slugs).not.toContain(own.slug);
      }),
    );
  });
});
