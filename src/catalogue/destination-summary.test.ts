import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { displayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { totalMegabytes } from '#domain/plan/plan-data.ts';
import { holdsBasket } from '#domain/trip/holds-basket.ts';
import { plansFollowed } from '#domain/trip/price-basket.ts';
import { pricePerGb } from '#domain/plan/price-per.ts';
import { makePlan, money } from '#tests/support/plan-factory.ts';
import { anyCurrency, anyPlan, anyRates } from '#tests/support/random-catalogue.ts';
import { DestinationSummaries, type DestinationSummary } from './destination-summary.ts';
import { basketOf } from './destination-baskets.ts';
import { floorOf } from './destination-floors.ts';

const place = 'JP' as DestinationKey;

interface PlacedPlan {
  readonly plan: PlanFacts;
  readonly providerId: number;
  readonly coverageSetId: number;
}

function summarise(plans: readonly PlacedPlan[], setIds: readonly number[]): DestinationSummary | null {
  const summaries = new DestinationSummaries();
  for (const [index, { plan, providerId, coverageSetId }] of plans.entries()) {
    summaries.add({
      ...plan,
      id: index + 1,
      providerId,
      coverageSetId,
      checkedAt: plan.statedAt ?? '2026-10-01',
      changedAt: '',
    });
  }
  return summaries.summarise(place, setIds);
}

function least(amounts: readonly (Money | null)[]): Money | null {
  return amounts.filter((each) => each !== null).toSorted((a, b) => a.units - b.units)[0] ?? null;
}

/** The rule of the list, plan by plan. */
function leastOneByOne(plans: readonly PlanFacts[], currency: CurrencyCode, rates: RateTable) {
  const prices = plans.map((plan) => {
    const ownPrice = plan.ownPrices.find((price) => price.currency === currency) ?? null;
    return displayPrice({ price: plan.price, ownPrice, currency, rates });
  });
  const moneys = prices.map((price) => price?.money ?? null);
  const perGb = plans.map((plan, index) => (moneys[index] ? pricePerGb(moneys[index], plan) : null));
  const price = least(moneys);
  const isAsked = prices.some((each) => each?.estimate === false && each.money.units === price?.units);
  return { destination: place, price, isEstimate: price !== null && !isAsked, perGb: least(perGb) };
}

const noFloor = { destination: place, price: null, isEstimate: false, perGb: null };

/**
 * Conversion rounds each price by at most half of 1/10000; below a gigabyte the error grows, and the last rounding
 * adds one.
 */
function roundingPerGb(plans: readonly PlanFacts[]): number {
  const fewest = Math.min(...plans.flatMap((plan) => totalMegabytes(plan) ?? []));
  return Math.ceil(1000 / fewest) + 1;
}

function floorIn(summary: DestinationSummary, currency: CurrencyCode, rates: RateTable) {
  const rows = summary.floors.map((row) => ({
    kind: row.kind,
    display_currency: row.displayCurrency,
    source_currency: row.sourceCurrency,
    units: row.units,
    data_mb: row.megabytes,
  }));
  const { destination, price, perGb } = floorOf(place, rows, { destinations: [place], currency, rates });
  return {
    destination,
    price: price?.money ?? null,
    isEstimate: price?.estimate ?? false,
    perGb: perGb?.money ?? null,
  };
}

const anyPlaced = fc.record({
  plan: anyPlan,
  providerId: fc.integer({ min: 1, max: 4 }),
  coverageSetId: fc.integer({ min: 1, max: 4 }),
});

describe('DestinationSummaries', () => {
  it('finds the lowest amounts of any plans in any currency', () => {
    const property = fc.property(
      fc.array(anyPlaced, { minLength: 1 }),
      anyCurrency,
      anyRates,
      (plans, currency, rates) => {
        const here = plans.filter(({ coverageSetId }) => coverageSetId <= 3).map(({ plan }) => plan);
        fc.pre(here.length > 0);
        const summary = summarise(plans, [1, 2, 3]);
        const { perGb: floorPerGb, ...floor } = summary === null ? noFloor : floorIn(summary, currency, rates);
        const { perGb, ...exact } = leastOneByOne(here, currency, rates);
        expect(floor).toEqual(exact);
        expect(floorPerGb === null).toBe(perGb === null);
        const apart = (floorPerGb?.units ?? 0) - (perGb?.units ?? 0);
        expect(apart).toBeGreaterThanOrEqual(0);
        expect(apart).toBeLessThanOrEqual(roundingPerGb(here));
      },
    );
    fc.assert(property, { numRuns: 1_000 });
  });

  it('finds the cheapest plans that serve the basket, as the list would price them', () => {
    const property = fc.property(
      fc.array(anyPlaced, { minLength: 1 }),
      anyCurrency,
      anyRates,
      (plans, currency, rates) => {
        const exact = plans.flatMap(({ plan, coverageSetId }, index) => {
          const ownPrice = plan.ownPrices.find((price) => price.currency === currency) ?? null;
          const price = displayPrice({ price: plan.price, ownPrice, currency, rates });
          return coverageSetId > 3 || price === null || !holdsBasket(plan) ? [] : [{ id: index + 1, price }];
        });
        const cheapest = exact.toSorted((a, b) => a.price.money.units - b.price.money.units || a.id - b.id);
        const rows = summarise(plans, [1, 2, 3])?.baskets ?? [];
        const found = basketOf(
          place,
          rows.map((row) => ({
            display_currency: row.displayCurrency,
            source_currency: row.sourceCurrency,
            units: row.units,
            plan_id: row.planId,
          })),
          { currency, rates },
        );
        expect(found?.price.money ?? null).toEqual(cheapest[0]?.price.money ?? null);
        const prices = (ids: readonly number[]): unknown[] =>
          ids.map((id) => exact.find((each) => each.id === id)?.price.money.units);
        expect(prices(found?.planIds ?? [])).toEqual(prices(cheapest.slice(0, plansFollowed).map(({ id }) => id)));
      },
    );
    fc.assert(property, { numRuns: 500 });
  });

  it('takes the least per gigabyte as it is asked, which rounding may put after another by less than anybody sees', () => {
    const plans = [
      makePlan({ price: money(35_000, 'KWD'), dataMb: 500 }),
      makePlan({ price: money(50_000, 'KWD'), dataMb: 722 }),
    ].map((plan) => ({ plan, providerId: 1, coverageSetId: 1 }));
    const summary = summarise(plans, [1]);
    expect(summary?.floors.filter(({ kind }) => kind === 'per-gb').map(({ units }) => units)).toEqual([50_000]);
  });

  it('counts plans and providers, each once', () => {
    const property = fc.property(fc.array(anyPlaced, { minLength: 1 }), (plans) => {
      const here = plans.filter(({ coverageSetId }) => coverageSetId <= 3);
      const byProvider = Map.groupBy(here, ({ providerId }) => providerId);
      const counts = new Map([...byProvider].map(([id, found]) => [id, found.length]));
      const summary = summarise(plans, [1, 2, 3, 9]);
      expect(summary?.planCount ?? 0).toBe(here.length);
      expect(summary?.plansByProvider ?? new Map()).toEqual(counts);
    });
    fc.assert(property);
  });

  it('knows the newest time at which a price was seen', () => {
    const times = ['2026-10-02', '2026-10-03', '2026-10-01'];
    const plans = times.map((statedAt, index) => ({
      plan: makePlan({ statedAt }),
      providerId: 1,
      coverageSetId: index,
    }));
    expect(summarise(plans, [0, 1, 2])?.checkedAt).toBe('2026-10-03');
    expect(summarise(plans, [2])?.checkedAt).toBe('2026-10-01');
  });

  it('knows nothing of a destination without plans', () => {
    expect(summarise([], [1])).toBeNull();
    expect(summarise([{ plan: makePlan(), providerId: 1, coverageSetId: 1 }], [2])).toBeNull();
  });

  it('takes an own price even where the converted list price is lower', () => {
    const rates: RateTable = { ['EUR' as CurrencyCode]: { perUsdE8: 50_000_000, date: '2026-10-01' } };
    const plan = makePlan({ price: money(10_000), ownPrices: [money(9_000, 'EUR')] });
    const summary = summarise([{ plan, providerId: 1, coverageSetId: 1 }], [1]);
    expect(summary && floorIn(summary, 'EUR' as CurrencyCode, rates).price).toEqual(money(9_000, 'EUR'));
  });

  it('keeps few rows for many plans', () => {
    const amounts = Array.from({ length: 2_000 }, (_, index) =>
      makePlan({ price: money(40_000 + index * 7), dataMb: 500 + index }),
    );
    const plans = amounts.map((plan) => ({ plan, providerId: 1, coverageSetId: 1 }));
    expect(summarise(plans, [1])?.floors.length).toBeLessThan(60);
  });
});
