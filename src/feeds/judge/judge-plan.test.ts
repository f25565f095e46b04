import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { makePlan, money } from '#tests/support/plan-factory.ts';
import { testRates } from '#tests/support/test-rates.ts';
import { defaultFeedLimits } from './feed-limits.ts';
import { judgePlan } from './judge-plan.ts';
import { amountText, type Measures } from './check-price.ts';
import { Market, marketFigure } from './market.ts';

/** Where nobody else sells: nothing to compare with. */
const unsold: Partial<PlanFacts> = { coverage: ['AQ' as CountryCode] };
const unlimited: Partial<PlanFacts> = { dataKind: 'unlimited', dataMb: null };

/** In Japan a gigabyte of 1 GB plans costs 4.50 US dollars, and a day of unlimited plans for a week 0.45. */
function usualMarket(): Market {
  const market = new Market(defaultFeedLimits.marketPlans);
  for (let seller = 0; seller < 20; seller += 1) {
    const figure = marketFigure(makePlan(), 4 + (seller % 3) * 0.5);
    if (figure !== null) market.add(figure, seller);
  }
  for (let seller = 0; seller < 20; seller += 1) {
    const figure = marketFigure(makePlan(unlimited), 3.15);
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
    ['for just less than the lowest price', { ...unsold, price: money(499) }, 'absurd-price'],
    ['for the lowest price', { ...unsold, price: money(500) }, []],
    ['for the highest price', { ...unsold, price: money(50_000_000) }, []],
    ['for just more than the highest price', { ...unsold, price: money(50_000_100) }, 'absurd-price'],
    ['with as much data as a line carries', { ...unsold, dataMb: 10_800_000, validityDays: 1 }, ['much-data']],
    ['with just more', { ...unsold, dataMb: 10_800_001, validityDays: 1 }, 'absurd-data'],
    ['with just more every day', { ...unsold, dataKind: 'daily', dataMb: 10_800_001 }, 'absurd-data'],
    ['without end', { ...unsold, dataKind: 'daily', dataMb: 10_800_001, validityDays: null }, 'absurd-data'],
    ['with as much before it gets slower', { ...unsold, dataKind: 'unlimited', dataMb: 99_000_000 }, []],
    ['with as much that does not expire', { ...unsold, dataMb: 99_000_000, validityDays: null }, []],
    ['with 100 GB a day', { ...unsold, dataMb: 700_000, validityDays: 7 }, []],
    ['with just more than 100 GB a day', { ...unsold, dataMb: 700_001, validityDays: 7 }, ['much-data']],
    ['for three years', { ...unsold, validityDays: 1_096 }, []],
    ['for a day more', { ...unsold, validityDays: 1_097 }, ['long-validity']],
    ['ten times as dear as others', { price: money(450_000) }, ['far-from-market']],
    ['just less than ten times as dear', { price: money(449_900) }, []],
    ['50 times as dear', { price: money(2_250_000) }, 'far-from-market'],
    ['just less than 50 times as dear', { price: money(2_249_900) }, ['far-from-market']],
    ['67 times as dear', { price: money(3_015_000) }, 'hundredfold-price'],
    ['just less than 67 times as dear', { price: money(3_014_900) }, 'far-from-market'],
    ['150 times as dear', { price: money(6_750_000) }, 'hundredfold-price'],
    ['just more than 150 times as dear', { price: money(6_750_100) }, 'far-from-market'],
    ['670 times as dear a gigabyte', { dataMb: 1, price: money(30_150) }, 'unit-of-data'],
    ['just less than 670 times as dear', { dataMb: 1, price: money(30_149) }, 'far-from-market'],
    ['1,500 times as dear a gigabyte', { dataMb: 1, price: money(67_500) }, 'unit-of-data'],
    ['just more than 1,500 times as dear', { dataMb: 1, price: money(67_501) }, 'far-from-market'],
    ['unlimited, a thousand times as dear a day', { ...unlimited, price: money(31_500_000) }, 'far-from-market'],
    ['unlimited at an ordinary price', { ...unlimited, price: money(31_500) }, []],
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

  it('is refused with small amounts to the hundredth of a cent', () => {
    expect(judgePlan(makePlan({ price: money(500) }), measures).refusal?.value).toBe(
      '0.05 USD: 0.0500 USD a GB, others ask 4.50 USD',
    );
    expect(judgePlan(makePlan({ ...unlimited, price: money(31_500_000) }), measures).refusal?.value).toBe(
      '3150.00 USD: 450.00 USD a day, others ask 0.4500 USD',
    );
  });

  it('is refused with its price or its data where that alone says enough', () => {
    expect(judgePlan(makePlan({ price: money(100) }), measures).refusal).toMatchObject({
      field: 'price',
      value: '0.01 USD',
    });
    const refused = judgePlan(makePlan({ dataMb: 99_000_000, dataWords: '99 TB' }), measures);
    expect(refused).toMatchObject({ refusal: { field: 'data', value: '99 TB' }, suspicions: [] });
  });

  it('is reported with everything that is unusual', () => {
    const findings = [
      { price: money(0), dataMb: 900_000, validityDays: 7 },
      { ...unsold, validityDays: 1_460 },
      { price: money(450_000) },
    ].map((facts) => judgePlan(makePlan(facts), measures).suspicions);
    expect(findings).toEqual([
      [
        { rule: 'free-plan', finding: '0.00 USD' },
        { rule: 'much-data', finding: '129 GB a day' },
      ],
      [{ rule: 'long-validity', finding: '1460 days' }],
      [{ rule: 'far-from-market', finding: '45.00 USD: 45.00 USD a GB, others ask 4.50 USD' }],
    ]);
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

  it('counts no free plans, and opens as soon as there are enough', () => {
    const market = new Market(12);
    const add = (usd: number, times: number): void => {
      for (let index = 0; index < times; index += 1) market.add({ group: 'JP', usd, unit: 'GB' }, index);
    };
    add(0, 12);
    expect(market.levelOf('JP')).toBeNull();
    add(4, 12);
    expect(market.levelOf('JP')).toBe(4);
    add(5, 25);
    expect(market.levelOf('JP')).toBe(5);
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
    const groupOf = (facts: Partial<PlanFacts>) => marketFigure(makePlan(facts), 7)?.group;
    const sizes = [1_000, 1_001, 5_000, 5_001, 20_000, 20_001];
    expect(sizes.map((dataMb) => groupOf({ dataMb }))).toEqual([0, 1, 1, 2, 2, 3].map((step) => `JP GB ${step}`));
    const days = [3, 4, 10, 11].map((validityDays) => groupOf({ ...unlimited, validityDays }));
    expect(days).toEqual([0, 1, 1, 2].map((step) => `JP day ${step}`));
    expect(groupOf({ scope: 'global', region: null })).toBe('global  GB 0');
    expect(marketFigure(makePlan({ dataMb: 0 }), 7)).toBeNull();
    expect(marketFigure(makePlan({ dataKind: 'payg', dataMb: 1_000 }), 7)).toBeNull();
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
