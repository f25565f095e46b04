import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { testRates } from '#tests/support/import-feed-file.ts';
import { makePlan, money } from '#tests/support/plan-factory.ts';
import { defaultFeedLimits } from './feed-limits.ts';
import { amountText, judgePlan, type Measures } from './judge-plan.ts';
import { Market, marketFigure } from './market.ts';

/** A market in which a gigabyte of 1 GB plans costs 4.50 US dollars in Japan. */
function usualMarket(): Market {
  const market = new Market(defaultFeedLimits.marketPlans);
  for (let seller = 0; seller < 20; seller += 1) {
    const figure = marketFigure(makePlan(), 4 + (seller % 3) * 0.5);
    if (figure !== null) market.add(figure, seller);
  }
  return market;
}

const measures: Measures = { limits: defaultFeedLimits, rates: testRates, market: usualMarket() };

function judge(facts: Partial<PlanFacts>) {
  const { refusal, suspicions } = judgePlan(makePlan(facts), measures);
  return refusal?.reason ?? suspicions.map(({ rule }) => rule);
}

describe('a plan', () => {
  it.each<[string, Partial<PlanFacts>, string | string[]]>([
    ['at an ordinary price', {}, []],
    ['in yen at an ordinary price', { price: money(6_750_000, 'JPY') }, []],
    ['for nothing', { price: money(0) }, ['free-plan']],
    ['for a cent', { price: money(100) }, 'absurd-price'],
    ['that is paid by use, for a cent', { price: money(100), dataKind: 'payg', dataMb: null }, []],
    ['for more than anybody pays', { price: money(60_000_000) }, 'absurd-price'],
    ['a little dearer than the limit', { price: money(460_000) }, ['far-from-market']],
    ['a little cheaper than the limit', { price: money(4_000) }, ['far-from-market']],
    ['within the limit', { price: money(400_000) }, []],
    ['stated in cents', { price: money(4_500_000) }, 'hundredfold-price'],
    ['stated in yen as dollars', { price: money(6_750_000) }, 'hundredfold-price'],
    ['beyond any market', { price: money(2_500_000) }, 'far-from-market'],
    ['whose megabytes are gigabytes', { dataMb: 1, dataWords: '1 MB' }, 'unit-of-data'],
    ['with more data than a phone can load', { dataMb: 99_000_000, validityDays: 7 }, 'absurd-data'],
    ['with very much data', { dataMb: 900_000, validityDays: 7, price: money(5_000_000) }, ['much-data']],
    ['for four years', { validityDays: 1_460 }, ['long-validity']],
    ['where nobody else sells', { coverage: ['AQ'] as never, price: money(4_500_000) }, []],
    ['in a currency without a rate', { price: money(1, 'XPF') }, []],
  ])('%s', (_what, facts, expected) => {
    expect(judge(facts)).toEqual(expected);
  });

  it('is refused with what others ask', () => {
    expect(judgePlan(makePlan({ price: money(4_500_000) }), measures).refusal).toEqual({
      reason: 'hundredfold-price',
      field: 'price',
      value: '450.00 USD: 450.00 USD a GB, others ask 4.50 USD',
    });
  });

  it('is never refused within the limits, whatever it costs, and always beyond them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 501, max: 50_000_000 }), (units) => {
        const { refusal, suspicions } = judgePlan(makePlan({ price: money(units) }), measures);
        const factor = Math.max(units / 45_000, 45_000 / units);
        expect(refusal === null).toBe(factor < defaultFeedLimits.refusedFactor);
        expect(suspicions).toHaveLength(refusal === null && factor >= defaultFeedLimits.suspiciousFactor ? 1 : 0);
      }),
    );
  });
});

describe('a market', () => {
  it('needs enough plans and enough sellers', () => {
    const levelOf = (plans: number, sellers: number): number | null => {
      const market = new Market(12);
      for (let index = 0; index < plans; index += 1) market.add({ group: 'JP', usd: 4, unit: 'GB' }, index % sellers);
      return market.levelOf('JP');
    };
    expect([levelOf(11, 3), levelOf(12, 2), levelOf(12, 3)]).toEqual([null, null, 4]);
  });

  it('is not moved by a few sellers who are wrong', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { maxLength: 9 }), (wrong) => {
        const market = new Market(12);
        for (let index = 0; index < 20; index += 1) market.add({ group: 'JP', usd: 4 + index / 10, unit: 'GB' }, index);
        for (const usd of wrong) market.add({ group: 'JP', usd, unit: 'GB' }, 99);
        const level = market.levelOf('JP') ?? 0;
        expect(level).toBeGreaterThanOrEqual(4);
        expect(level).toBeLessThanOrEqual(5.9);
      }),
    );
  });

  it('compares like with like', () => {
    const groups = [
      makePlan(),
      makePlan({ dataMb: 10_000 }),
      makePlan({ dataKind: 'daily', dataMb: 1_000 }),
      makePlan({ dataKind: 'unlimited', dataMb: null }),
      makePlan({ coverage: ['KR'] as never }),
      makePlan({ scope: 'regional', coverage: ['JP', 'KR'] as never, region: 'asia' as never }),
    ].map((plan) => marketFigure(plan, 7)?.group);
    expect(groups).toEqual(['JP GB 0', 'JP GB 2', 'JP GB 2', 'JP day 1', 'KR GB 0', 'regional asia GB 0']);
    expect(marketFigure(makePlan({ dataKind: 'payg', dataMb: null }), 7)).toBeNull();
    expect(marketFigure(makePlan({ dataKind: 'unlimited', dataMb: null, validityDays: null }), 7)).toBeNull();
    expect(marketFigure(makePlan({ dataMb: 500 }), 7)?.usd).toBe(14);
  });
});

describe('an amount in a finding', () => {
  it.each([
    [45_000, '4.50 USD'],
    [45_001, '4.5001 USD'],
    [100, '0.01 USD'],
    [0, '0.00 USD'],
  ])('of %d units is %s', (units, text) => {
    expect(amountText(money(units))).toBe(text);
  });
});
