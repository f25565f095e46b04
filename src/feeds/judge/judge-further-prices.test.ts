import { describe, expect, it } from 'vitest';
import type { Money } from '#domain/money/money.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { makePlan, money, promoOf } from '#tests/support/plan-factory.ts';
import { testRates } from '#tests/support/test-rates.ts';
import { defaultFeedLimits } from './feed-limits.ts';
import { judgePlan } from './judge-plan.ts';
import { Market, marketFigure } from './market.ts';

/** A gigabyte of 1 GB plans in Japan costs 4.50 US dollars. */
const market = new Market(defaultFeedLimits.marketPlans);
for (let seller = 0; seller < 20; seller += 1) {
  const figure = marketFigure(makePlan(), 4.5);
  if (figure !== null) market.add(figure, seller);
}

/** An unusual size for which there is no market. */
const alone: Partial<PlanFacts> = { dataMb: 50_000 };

const yen = (whole: number): Money => money(whole * 10_000, 'JPY');
const euros = (cents: number): Money => money(cents * 100, 'EUR');
const dollars = (cents: number): Money => money(cents * 100);

function judge(facts: Partial<PlanFacts>, limits = defaultFeedLimits) {
  return judgePlan(makePlan(facts), { limits, rates: testRates, market });
}

/** What is said of the row, and the further prices that stay. */
function told(facts: Partial<PlanFacts>) {
  const { refusal, suspicions, plan } = judge(facts);
  const kept = [...plan.ownPrices, ...(plan.promo === null ? [] : [plan.promo.price])];
  return [refusal?.reason ?? suspicions.map(({ rule }) => rule).join(' '), kept.map(({ units }) => units / 10_000)];
}

describe('prices in other currencies', () => {
  it.each<[string, Partial<PlanFacts>, string, number[]]>([
    ['stay at the rate of the day', { ownPrices: [yen(675), euros(405)] }, '', [675, 4.05]],
    ['stay at twice the list price', { ...alone, ownPrices: [yen(1350)] }, '', [1350]],
    ['stay at half of it', { ...alone, ownPrices: [yen(337.5)] }, '', [337.5]],
    ['are left out just above', { ...alone, ownPrices: [yen(1350.01), euros(405)] }, 'far-own-price', [4.05]],
    ['are left out just below', { ...alone, ownPrices: [yen(337.49), euros(405)] }, 'far-own-price', [4.05]],
    ['are left out for nothing', { ownPrices: [yen(0)] }, 'far-own-price', []],
    ['stay for nothing beside a trial', { price: money(0), ownPrices: [yen(0)] }, 'free-plan', [0]],
    ['are left out beside a trial', { price: money(0), ownPrices: [yen(500)] }, 'free-plan far-own-price', []],
    ['stay without a rate', { ownPrices: [money(1, 'XPF')] }, '', [0.0001]],
    ['stay beside a list price without a rate', { price: money(1, 'XPF'), ownPrices: [yen(675)] }, '', [675]],
    [
      'are odd where the list price is just not',
      { price: dollars(4400), ownPrices: [yen(6900)] },
      'far-from-market',
      [6900],
    ],
    [
      'are told of once with the list price',
      { price: dollars(4600), ownPrices: [yen(6900)] },
      'far-from-market',
      [6900],
    ],
    [
      'are left out beyond the market',
      { price: dollars(20_000), ownPrices: [yen(34_000)] },
      'far-from-market far-own-price',
      [],
    ],
    [
      'are left out two of three, if the third agrees',
      { ...alone, ownPrices: [yen(7), euros(405), money(100, 'XPF')] },
      'far-own-price',
      [4.05, 0.01],
    ],
  ])('%s', (_what, facts, rules, kept) => {
    expect(told(facts)).toEqual([rules, kept]);
  });

  it.each<[string, Partial<PlanFacts>, string, number[]]>([
    [
      'two agree against it',
      { ...alone, price: dollars(45), ownPrices: [yen(675), euros(405)] },
      'prices-disagree',
      [675, 4.05],
    ],
    [
      'two agree just enough',
      { ...alone, price: dollars(45), ownPrices: [yen(675), euros(810)] },
      'prices-disagree',
      [675, 8.1],
    ],
    [
      'two agree against it and one has no rate',
      { ...alone, price: dollars(45), ownPrices: [yen(675), euros(405), money(100, 'XPF')] },
      'prices-disagree',
      [675, 4.05, 0.01],
    ],
    [
      'they cost something where it does not',
      { price: money(0), ownPrices: [yen(675), euros(405)] },
      'prices-disagree',
      [675, 4.05],
    ],
    ['one is nearer to the market', { price: dollars(45), ownPrices: [yen(675)] }, 'prices-disagree', [675]],
  ])('refuse the row when %s', (_what, facts, rules, kept) => {
    expect(told(facts)).toEqual([rules, kept]);
  });

  it.each<[string, Partial<PlanFacts>, string, number[]?]>([
    [
      'the third is at the list price',
      { ...alone, price: dollars(45), ownPrices: [yen(675), euros(405), money(4_500, 'USD')] },
      'far-own-price far-own-price',
      [0.45],
    ],
    [
      'they do not agree',
      { ...alone, price: dollars(45), ownPrices: [yen(675), euros(811)] },
      'far-own-price far-own-price',
    ],
    ['they are nothing', { ownPrices: [yen(0), euros(0)] }, 'far-own-price far-own-price'],
    ['one is as far from the market', { price: dollars(225), ownPrices: [yen(1350)] }, 'far-own-price'],
    ['there is no market', { ...alone, price: dollars(45), ownPrices: [yen(675)] }, 'far-own-price'],
  ])('are left out when %s', (_what, facts, rules, kept = []) => {
    expect(told(facts)).toEqual([rules, kept]);
  });

  it('say what was left out or disagrees', () => {
    expect(judge({ ownPrices: [yen(7)] }).suspicions).toEqual([
      { rule: 'far-own-price', finding: '7.00 JPY; list price 4.50 USD' },
    ]);
    expect(judge({ price: dollars(20_000), ownPrices: [yen(34_000)] }).suspicions[1]).toEqual({
      rule: 'far-own-price',
      finding: '34000.00 JPY: 226.67 USD a GB, others ask 4.50 USD',
    });
    expect(judge({ ...alone, price: dollars(45), ownPrices: [yen(675), euros(405)] }).refusal).toEqual({
      reason: 'prices-disagree',
      field: 'price',
      value: '0.45 USD, 675.00 JPY, 4.05 EUR',
    });
  });
});

describe('a promo price', () => {
  it.each<[string, Partial<PlanFacts>, string, number[]]>([
    ['stays below the list price', { promo: promoOf(dollars(400)) }, '', [4]],
    ['stays at the list price', { promo: promoOf(dollars(450)) }, '', [4.5]],
    ['is none above it', { promo: promoOf(dollars(451)) }, 'dear-promo', []],
    ['stays at a tenth of it', { promo: promoOf(dollars(45)) }, 'far-from-market', [0.45]],
    ['is left out below', { promo: promoOf(dollars(44)) }, 'cheap-promo', []],
    ['of nothing is a trial', { promo: promoOf(dollars(0)) }, 'free-plan', [0]],
    ['of nothing is a trial like its plan', { price: money(0), promo: promoOf(dollars(0)) }, 'free-plan', [0]],
    [
      'is none on a plan that costs nothing',
      { price: money(0), promo: promoOf(dollars(1)) },
      'free-plan dear-promo',
      [],
    ],
    ['in yen stays by the rate', { promo: promoOf(yen(675)) }, '', [675]],
    [
      'in yen is compared with no price in euros',
      { ownPrices: [euros(500)], promo: promoOf(yen(700)) },
      'dear-promo',
      [5],
    ],
    ['in yen is none above it', { promo: promoOf(yen(676)) }, 'dear-promo', []],
    ['in yen stays by the price in yen', { ownPrices: [yen(700)], promo: promoOf(yen(690)) }, '', [700, 690]],
    [
      'in yen is compared with no price that was left out',
      { ownPrices: [yen(7)], promo: promoOf(yen(600)) },
      'far-own-price',
      [600],
    ],
    ['without a rate stays', { promo: promoOf(money(1, 'XPF')) }, '', [0.0001]],
    [
      'below the lowest price is left out',
      { ...alone, price: dollars(20), promo: promoOf(dollars(4)) },
      'cheap-promo',
      [],
    ],
    [
      'beyond the market is left out',
      { price: dollars(30), promo: promoOf(dollars(8)) },
      'far-from-market cheap-promo',
      [],
    ],
  ])('%s', (_what, facts, rules, kept) => {
    expect(told(facts)).toEqual([rules, kept]);
  });

  it('keeps its terms, and is told of with the list price', () => {
    const promo = { ...promoOf(dollars(400)), code: 'NORI' };
    expect(judge({ promo }).plan.promo).toEqual(promo);
    expect(judge({ promo: promoOf(dollars(451)) }).suspicions).toEqual([
      { rule: 'dear-promo', finding: '4.51 USD; list price 4.50 USD' },
    ]);
    expect(judge({ promo: promoOf(dollars(0)) }).suspicions).toEqual([
      { rule: 'free-plan', finding: '0.00 USD; list price 4.50 USD' },
    ]);
  });
});

it('a plan with one price is left as it is', () => {
  const plan = makePlan();
  expect(judgePlan(plan, { limits: defaultFeedLimits, rates: testRates, market }).plan).toBe(plan);
});
