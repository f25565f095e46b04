import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { totalMegabytes } from '#domain/plan/plan-data.ts';
import { pricePerGb } from '#domain/plan/price-per.ts';
import { makePlan, money } from '#tests/support/plan-factory.ts';
import { anyPlaced, readFloor, summarise } from '#tests/support/placed-plans.ts';
import { anyCurrency, anyRates } from '#tests/support/random-catalogue.ts';

function least(amounts: readonly (Money | null)[]): Money | null {
  return amounts.filter((each) => each !== null).toSorted((a, b) => a.units - b.units)[0] ?? null;
}

/** The rule of the list, plan by plan. */
function leastPerGb(plans: readonly PlanFacts[], currency: CurrencyCode, rates: RateTable): Money | null {
  const amounts = plans.map((plan) => {
    const ownPrice = plan.ownPrices.find((price) => price.currency === currency) ?? null;
    const price = displayPrice({ price: plan.price, ownPrice, currency, rates });
    return price && pricePerGb(price.money, plan);
  });
  return least(amounts);
}

/**
 * Conversion rounds each price by at most half of 1/10000; below a gigabyte the error grows, and the last rounding
 * adds one.
 */
function roundingPerGb(plans: readonly PlanFacts[]): number {
  const fewest = Math.min(...plans.flatMap((plan) => totalMegabytes(plan) ?? []));
  return Math.ceil(1000 / fewest) + 1;
}

describe('DestinationSummaries', () => {
  it('finds the lowest price of a gigabyte in any currency', () => {
    const property = fc.property(
      fc.array(anyPlaced, { minLength: 1 }),
      anyCurrency,
      anyRates,
      (plans, currency, rates) => {
        const here = plans.filter(({ coverageSetId }) => coverageSetId <= 3).map(({ plan }) => plan);
        const summary = summarise(plans, [1, 2, 3]);
        const found = summary && readFloor(summary, plans, { currency, rates }).perGb;
        const exact = leastPerGb(here, currency, rates);
        expect(found === null).toBe(exact === null);
        const apart = (found?.money.units ?? 0) - (exact?.units ?? 0);
        expect(apart).toBeGreaterThanOrEqual(0);
        expect(apart).toBeLessThanOrEqual(roundingPerGb(here));
      },
    );
    fc.assert(property, { numRuns: 1_000 });
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
    const query = { currency: 'EUR' as CurrencyCode, rates };
    expect(summary && readFloor(summary, [], query).smallest?.price.money).toEqual(money(9_000, 'EUR'));
  });

  it('keeps few rows for many plans', () => {
    const amounts = Array.from({ length: 2_000 }, (_, index) =>
      makePlan({ price: money(40_000 + index * 7), dataMb: 500 + index }),
    );
    const plans = amounts.map((plan) => ({ plan, providerId: 1, coverageSetId: 1 }));
    expect(summarise(plans, [1])?.floors.length).toBeLessThan(60);
  });
});
