import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RowPrices } from './destination-view.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { rowPrices, shownPrice } from './row-prices.ts';
import { costTrip } from '#domain/trip/trip-cost.ts';
import { defaultTrip, type Trip } from '#domain/trip/trip.ts';
import { makeListedPlan, makeListedPromo, viewTime } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyTrip } from '#tests/support/random-listed-plans.ts';

const dollars = { decimalDigits: 2, rounding: 0 };

function prices(plan: ListedPlan, trip: Partial<Trip> = {}, usesPromo = true): RowPrices {
  const cost = costTrip(plan, { ...defaultTrip, ...trip }, { usesPromo, now: viewTime });
  return rowPrices(plan, cost, dollars);
}

describe('rowPrices', () => {
  it('rounds each amount once, after the arithmetic', () => {
    const plan = makeListedPlan({ price: money(100_049), dataMb: 3_500, validityDays: 7, isEstimate: true });
    expect(prices(plan, { dataMb: 9_000 })).toEqual({
      price: money(100_000),
      promoPrice: null,
      cost: money(300_100),
      costWithoutPromo: null,
      perGb: { ...money(28_600), isEstimate: true },
      perDay: { ...money(14_300), isEstimate: true },
      sellerPrice: plan.sellerPrice,
    });
  });

  it('shows a promo beside what the trip costs without it', () => {
    const plan = makeListedPlan({ price: money(50_000), promo: makeListedPromo({ price: money(40_000) }) });
    expect(prices(plan)).toMatchObject({
      price: money(50_000),
      promoPrice: money(40_000),
      cost: money(40_000),
      costWithoutPromo: money(50_000),
      perGb: money(8_000),
      perDay: money(5_700),
    });
    expect(prices(plan, {}, false)).toMatchObject({
      promoPrice: null,
      cost: money(50_000),
      costWithoutPromo: null,
      perGb: money(10_000),
    });
  });

  it('strikes no price through where a promo saves nothing', () => {
    const plan = makeListedPlan({ price: money(50_000), promo: makeListedPromo({ price: money(50_000) }) });
    expect(prices(plan)).toMatchObject({ promoPrice: null, cost: money(50_000), costWithoutPromo: null });
  });

  it('shows no promo price that reads like the list price, and strikes none through', () => {
    const plan = makeListedPlan({ price: money(50_000), promo: makeListedPromo({ price: money(49_999) }) });
    expect(prices(plan)).toMatchObject({ promoPrice: null, cost: money(50_000), costWithoutPromo: null });
  });

  it('strikes through nothing but a higher amount, and shows promo prices below the list price', () => {
    const anyRules = fc.constantFrom(dollars, { decimalDigits: 2, rounding: 0.05 }, { decimalDigits: 0, rounding: 0 });
    const anyPlan = fc
      .tuple(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 900 }), fc.boolean(), fc.boolean())
      .map(([units, less, isEstimate, isPromoEstimate]) => {
        const promo = makeListedPromo({ price: money(Math.max(0, units - less)), isEstimate: isPromoEstimate });
        return makeListedPlan({ price: money(units), isEstimate, promo });
      });
    fc.assert(
      fc.property(anyPlan, anyTrip, anyRules, (plan, trip, rules) => {
        const found = rowPrices(plan, costTrip(plan, trip, { usesPromo: true, now: viewTime }), rules);
        const { price, promoPrice, cost, costWithoutPromo } = found;
        expect(promoPrice === null || promoPrice.units < (price?.units ?? 0)).toBe(true);
        expect(costWithoutPromo === null || costWithoutPromo.units > (cost?.units ?? Infinity)).toBe(true);
      }),
    );
  });

  it("names the seller's own price behind an estimate, or where nothing can be converted", () => {
    const own = makeListedPlan({ price: money(45_000) });
    const sellerPrice = money(41_000, 'EUR');
    expect(prices(own).sellerPrice).toBeNull();
    expect(prices({ ...own, isEstimate: true, sellerPrice }).sellerPrice).toEqual(sellerPrice);
    expect(prices({ ...own, price: null, sellerPrice })).toEqual({
      price: null,
      promoPrice: null,
      cost: null,
      costWithoutPromo: null,
      perGb: null,
      perDay: null,
      sellerPrice,
    });
  });

  it('has no price per GB for unlimited plans, and none per day for plans that do not expire', () => {
    expect(prices(makeListedPlan({ dataKind: 'unlimited', dataMb: 2_000 })).perGb).toBeNull();
    expect(prices(makeListedPlan({ validityDays: null })).perDay).toBeNull();
  });
});

describe('shownPrice', () => {
  const francs = { decimalDigits: 2, rounding: 0.05 };

  it("rounds estimates to the currency's step and leaves sellers' own prices alone", () => {
    expect(shownPrice(money(99_900, 'CHF'), true, francs)).toEqual(money(100_000, 'CHF'));
    expect(shownPrice(money(99_900, 'CHF'), false, francs)).toEqual(money(99_900, 'CHF'));
    expect(shownPrice(null, true, francs)).toBeNull();
  });

  it('takes a trip for an estimate when only its promo is one', () => {
    const promo = makeListedPromo({ price: money(39_900), isEstimate: true });
    const plan = makeListedPlan({ price: money(50_000), promo });
    const cost = costTrip(plan, defaultTrip, { usesPromo: true, now: viewTime });
    expect(rowPrices(plan, cost, francs)).toMatchObject({ cost: money(40_000), promoPrice: money(40_000) });
  });
});
