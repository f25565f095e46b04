import { describe, expect, it } from 'vitest';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { makePlan, money, promoOf } from '#tests/support/plan-factory.ts';
import { furtherPrices, planMoves, priceRatio } from './plan-moves.ts';

/** `name before after` of each move, in units. */
function moves(before: Partial<PlanFacts>, after: Partial<PlanFacts>): string[] {
  return planMoves(makePlan(before), makePlan(after)).map((move) =>
    [move.price, move.before.units, move.after.units].join(' '),
  );
}

const daily: Partial<PlanFacts> = { dataKind: 'daily', dataMb: 1_000, validityDays: 5 };

describe('the moves of a plan', () => {
  it.each<[string, Partial<PlanFacts>, Partial<PlanFacts>, string[]]>([
    ['nothing', {}, { name: 'Another' }, []],
    ['its price', {}, { price: money(90_000) }, ['price 45000 90000']],
    ['its currency', {}, { price: money(45_000, 'EUR') }, ['price 45000 45000']],
    ['its amount', {}, { dataMb: 5_000 }, ['price per GB 45000 9000']],
    ['its days', {}, { validityDays: 35 }, ['price per day 6429 1286']],
    ['its price and its amount alike', {}, { price: money(90_000), dataMb: 2_000 }, ['price 45000 90000']],
    [
      'days of a daily amount',
      daily,
      { ...daily, validityDays: 10 },
      ['price per GB 9000 4500', 'price per day 9000 4500'],
    ],
    ['a total that becomes daily', { dataMb: 1_000, validityDays: 5 }, daily, ['price per GB 45000 9000']],
    ['an amount that is no longer known', {}, { dataMb: null }, []],
    ['an amount that was not known', { dataMb: null }, {}, []],
    ['days that no longer end', {}, { validityDays: null }, []],
    ['days that did not end', { validityDays: null }, {}, []],
    ['more of what costs nothing', { price: money(0) }, { price: money(0), dataMb: 5_000 }, []],
    ['a promo', { promo: promoOf(money(40_000)) }, { promo: promoOf(money(30_000)) }, ['promo price 40000 30000']],
    ['a promo that begins', {}, { promo: promoOf(money(30_000)) }, []],
    ['a promo that ends', { promo: promoOf(money(30_000)) }, {}, []],
    [
      'one of two prices',
      { ownPrices: [money(40_000, 'EUR'), money(6_000_000, 'JPY')] },
      { ownPrices: [money(40_000, 'EUR'), money(60_000, 'JPY'), money(7, 'KRW')] },
      ['JPY price 6000000 60000'],
    ],
  ])('name %s', (_what, before, after, expected) => {
    expect(moves(before, after)).toEqual(expected);
  });

  it('has a factor', () => {
    expect(priceRatio(money(100), money(250))).toBe(2.5);
    expect(priceRatio(money(0), money(0))).toBe(1);
    expect(priceRatio(money(0), money(1))).toBe(Number.POSITIVE_INFINITY);
    expect(priceRatio(money(100), money(100, 'EUR'))).toBe(Number.POSITIVE_INFINITY);
  });
});

it('further prices have names', () => {
  const plan = makePlan({ ownPrices: [money(40_000, 'EUR')], promo: promoOf(money(30_000)) });
  expect(furtherPrices(plan)).toEqual([
    ['EUR price', money(40_000, 'EUR')],
    ['promo price', money(30_000)],
  ]);
  expect(furtherPrices(makePlan())).toEqual([]);
});
