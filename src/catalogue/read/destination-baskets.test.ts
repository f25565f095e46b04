import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { runToCompletion } from '#domain/kernel/cooperative-task.ts';
import { planTripTask, type TripPlan } from '#domain/listing/rank-by-trip.ts';
import { findCurrency } from '#domain/money/currencies.ts';
import { displayPrice, roundShownPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { Money } from '#domain/money/money.ts';
import type { DestinationPlans, ListedPlan } from '#domain/plan/listed-plan.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { plansFollowed } from '#domain/trip/basket.ts';
import { chooseFromPrice } from '#domain/trip/from-price.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { makeDestinationPlans, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { amountOf, anyPlaced, readBasket, readFloor, summarise, type PlacedPlan } from '#tests/support/placed-plans.ts';
import { makePlan, money } from '#tests/support/plan-factory.ts';
import { anyCurrency, anyRates } from '#tests/support/random-catalogue.ts';

interface PriceQuery {
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

const usd = 'USD' as CurrencyCode;
const dollars: PriceQuery = { currency: usd, rates: {} };
const shownSets = [1, 2, 3];

/** The destination's list of plans. */
function listOf(placed: readonly PlacedPlan[], { currency, rates }: PriceQuery): DestinationPlans {
  const plans = placed.flatMap(({ plan, coverageSetId }, index): ListedPlan[] => {
    if (!shownSets.includes(coverageSetId)) return [];
    const shown = priceOf(plan, { currency, rates });
    const { promo: _promo, ownPrices: _own, coverage: _coverage, networks: _networks, name: _name, ...facts } = plan;
    const price = { price: shown?.money ?? null, isEstimate: shown?.estimate ?? false, sellerPrice: plan.price };
    return [makeListedPlan({ ...facts, ...price, id: index + 1 })];
  });
  return makeDestinationPlans(plans, { currency, rules: findCurrency(currency) ?? { decimalDigits: 2, rounding: 0 } });
}

function priceOf(plan: PlanFacts, { currency, rates }: PriceQuery) {
  const ownPrice = plan.ownPrices.find((price) => price.currency === currency) ?? null;
  return displayPrice({ price: plan.price, ownPrice, currency, rates });
}

/** In the order of the list at the default trip without promo prices; only what serves it and has a price. */
function serving(plans: DestinationPlans): readonly TripPlan[] {
  const ranked = runToCompletion(planTripTask(plans, { trip: defaultTrip, usesPromo: false, now: 0 }));
  return ranked.filter(({ serves, cost }) => serves && cost !== Infinity);
}

function shown(amount: Money, isEstimate: boolean): number {
  const rules = findCurrency(amount.currency) ?? { decimalDigits: 2, rounding: 0 };
  return roundShownPrice({ money: amount, estimate: isEstimate }, rules).units;
}

/** What the first row costs; where it does not serve the trip, the lowest price and what plans of that price buy. */
function fromPriceOf(list: DestinationPlans) {
  const [first] = serving(list);
  const cost = first?.trip.cost ?? null;
  if (first !== undefined && cost !== null) return { price: shown(cost, first.item.plan.isEstimate), amounts: [null] };
  const prices = list.plans.flatMap((plan) => {
    return plan.price === null ? [] : [{ plan, units: shown(plan.price, plan.isEstimate) }];
  });
  if (prices.length === 0) return { price: null, amounts: [null] };
  const price = Math.min(...prices.map(({ units }) => units));
  return { price, amounts: prices.filter(({ units }) => units === price).map(({ plan }) => amountOf(plan)) };
}

/** Below 0.1 of the unit the rounding of a conversion can exceed what a summary keeps. */
function isLarge(plan: PlanFacts, query: PriceQuery): boolean {
  const price = priceOf(plan, query);
  return price === null || price.money.units >= 1_000;
}

describe('the basket of a destination', () => {
  it('costs what the first row of its list does; else the lowest price stands with what it buys', () => {
    fc.assert(
      fc.property(fc.array(anyPlaced, { minLength: 1 }), anyCurrency, anyRates, (placed, currency, rates) => {
        const query = { currency, rates };
        const plans = placed.filter(({ plan }) => isLarge(plan, query));
        const list = listOf(plans, query);
        const summary = summarise(plans, shownSets);
        const basket = summary && readBasket(summary, query);
        const smallest = summary && readFloor(summary, plans, query).smallest;
        const from = chooseFromPrice(basket?.cost ?? null, smallest);
        const expected = fromPriceOf(list);
        expect(from && shown(from.price.money, from.price.estimate)).toBe(expected.price);
        expect(expected.amounts).toContainEqual(from?.amount ?? null);
      }),
      { numRuns: 1_000 },
    );
  });

  it('follows the first plans of the list, as many of each as it counts', () => {
    fc.assert(
      fc.property(fc.array(anyPlaced, { minLength: 1 }), (placed) => {
        // Whole cents, so that equal costs are equal as they are stored and as they are shown.
        const plans = placed.map(({ plan, ...rest }) => {
          const cents = money(Math.ceil(plan.price.units / 20_000) * 100);
          return { ...rest, plan: { ...plan, price: cents, ownPrices: [] } };
        });
        const summary = summarise(plans, shownSets);
        const found = summary && readBasket(summary, dollars)?.purchases;
        const first = serving(listOf(plans, dollars)).slice(0, plansFollowed);
        expect(found ?? []).toEqual(
          first.map(({ item, trip: { purchases, count } }) => {
            return { planId: item.plan.id, planCount: purchases, priceCount: count };
          }),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('takes the cheaper one of two after conversion, not before', () => {
    const rates = { ['EUR' as CurrencyCode]: { perUsdE8: 50_000_000, date: '2026-10-01' } };
    const facts = [
      { dataMb: 5_000, price: money(30_003) },
      { dataMb: 2_500, price: money(15_001) },
    ];
    const plans = facts.map((fact) => ({ plan: makePlan(fact), providerId: 1, coverageSetId: 1 }));
    const summary = summarise(plans, [1]);
    expect(summary && readBasket(summary, { currency: 'EUR' as CurrencyCode, rates })).toMatchObject({
      cost: { money: money(15_002, 'EUR'), estimate: true, rateDate: '2026-10-01' },
      purchases: [
        { planId: 1, planCount: 1 },
        { planId: 2, planCount: 2 },
      ],
    });
  });

  it('keeps what the rounding of a conversion puts first', () => {
    const rates = { ['EUR' as CurrencyCode]: { perUsdE8: 10_000_000, date: '2026-10-01' } };
    // 1.00495 rounds to 1.01 EUR; a quarter of 1.00496 rounds to 0.2512 EUR, which is 1.00 four times.
    const single = { dataMb: 5_000, price: money(100_495) };
    const facts = [single, single, single, single, { dataMb: 1_250, price: money(25_124) }];
    const plans = facts.map((fact) => ({ plan: makePlan(fact), providerId: 1, coverageSetId: 1 }));
    const summary = summarise(plans, [1]);
    expect(summary && readBasket(summary, { currency: 'EUR' as CurrencyCode, rates })).toMatchObject({
      cost: { money: money(10_048, 'EUR') },
      purchases: [{ planId: 5, planCount: 4 }, { planId: 1 }, { planId: 2 }, { planId: 3 }],
    });
  });

  it('compares costs as they are shown: an estimate of 9.98 CHF is paid as 10.00', () => {
    const rates = { ['CHF' as CurrencyCode]: { perUsdE8: 100_000_000, date: '2026-10-01' } };
    const facts = [
      { dataMb: 5_000, price: money(99_800) },
      { dataMb: 5_000, price: money(99_900, 'CHF') },
    ];
    const plans = facts.map((fact) => ({ plan: makePlan(fact), providerId: 1, coverageSetId: 1 }));
    const summary = summarise(plans, [1]);
    const query = { currency: 'CHF' as CurrencyCode, rates };
    const own = { money: money(99_900, 'CHF'), estimate: false };
    expect(summary && readBasket(summary, query)?.cost).toMatchObject(own);
    expect(summary && readFloor(summary, plans, query).smallest?.price).toMatchObject(own);
    const [first] = serving(listOf(plans, query));
    expect(first?.item.plan.id).toBe(2);
  });

  it('keeps few rows of many plans, whatever number of each is bought', () => {
    const plans = Array.from({ length: 500 }, (_none, index) => ({
      plan: makePlan({ dataMb: [1_000, 1_500, 2_000, 3_000, 5_000][index % 5] ?? 0, price: money(10_000 + index) }),
      providerId: 1,
      coverageSetId: 1,
    }));
    expect(summarise(plans, [1])?.baskets.length).toBeLessThanOrEqual(plansFollowed + 4);
  });
});
