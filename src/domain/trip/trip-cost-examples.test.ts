import { describe, expect, test } from 'vitest';
import { defaultCurrency } from '#domain/money/currencies.ts';
import type { ListedPromo } from '#domain/plan/listed-plan.ts';
import type { Money } from '#domain/money/money.ts';
import { costTrip, type CostedPlan, type CostOptions, type TripCost } from './trip-cost.ts';
import { makeListedPromo } from '#tests/support/listed-plan-factory.ts';
import { defaultTrip, type Trip } from './trip.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

function usd(amount: number): Money {
  return { units: Math.round(amount * 10_000), currency: defaultCurrency };
}

function plan(facts: Partial<CostedPlan> = {}): CostedPlan {
  return {
    dataKind: 'total',
    dataMb: 5000,
    reducedSpeedKbps: null,
    speedLimitKbps: null,
    validityDays: 30,
    price: usd(10),
    promo: null,
    tethering: true,
    topUp: true,
    dayPass: null,
    newCustomersOnly: false,
    ...facts,
  };
}

function promo(price: number, terms: Partial<ListedPromo> = {}): ListedPromo {
  return makeListedPromo({ price: usd(price), code: 'SAIL', ...terms });
}

function cost(facts: Partial<CostedPlan>, trip: Partial<Trip>, options: Partial<CostOptions> = {}): TripCost {
  return costTrip(plan(facts), { ...defaultTrip, ...trip }, { usesPromo: true, now, ...options });
}

/** Plan, trip and result: fit, number bought, cost, reasons. */
type Example = [
  title: string,
  facts: Partial<CostedPlan>,
  trip: Partial<Trip>,
  expected: { fit: TripCost['fit']; count: number; cost: number | null; reasons?: string[] },
];

const daily: Partial<CostedPlan> = { dataKind: 'daily', dataMb: 1000, validityDays: 7, price: usd(14) };
const unlimited: Partial<CostedPlan> = { dataKind: 'unlimited', dataMb: null, validityDays: 10, price: usd(29) };
const decoded: Partial<CostedPlan> = { ...unlimited, dataMb: 20_000, reducedSpeedKbps: 1000 };

const examples: Example[] = [
  ['5 GB for a trip of 5 GB', {}, {}, { fit: 'full', count: 1, cost: 10, reasons: [] }],
  [
    'two 5 GB plans for a 9 GB trip',
    {},
    { dataMb: 9000 },
    { fit: 'full', count: 2, cost: 20, reasons: ['several-for-data'] },
  ],
  ['one megabyte too many needs a second plan', {}, { dataMb: 5001 }, { fit: 'full', count: 2, cost: 20 }],
  [
    'a plan of 7 days twice in a row for 10 days',
    { validityDays: 7 },
    { days: 10 },
    { fit: 'full', count: 2, cost: 20, reasons: ['several-for-days'] },
  ],
  [
    'three months of a 30 day plan',
    {},
    { days: 90, dataMb: 15_000 },
    { fit: 'full', count: 3, cost: 30, reasons: ['several-for-days'] },
  ],
  [
    'the larger need counts: 4 for the data, 2 for the days',
    { validityDays: 7 },
    { days: 10, dataMb: 20_000 },
    { fit: 'full', count: 4, cost: 40, reasons: ['several-for-data'] },
  ],
  [
    'a plan that does not expire lasts any stay',
    { validityDays: null },
    { days: 365 },
    { fit: 'full', count: 1, cost: 10 },
  ],
  [
    '5 plans of a day each for five days',
    { validityDays: 1, dataMb: 1000, price: usd(1.2) },
    { days: 5 },
    { fit: 'full', count: 5, cost: 6 },
  ],
  [
    'a day pass for any number of days is one purchase',
    { validityDays: 1, dataMb: 1000, dataKind: 'daily', price: usd(1.2), dayPass: true, topUp: null },
    { days: 6, dataMb: 6000 },
    { fit: 'full', count: 6, cost: 7.2, reasons: ['sold-by-day'] },
  ],
  [
    'more plans than anybody would buy',
    { validityDays: 1, dataMb: 1000, price: usd(1.2) },
    { days: 6 },
    { fit: 'unknown', count: 6, cost: 7.2, reasons: ['several-for-days', 'too-many'] },
  ],
  [
    'whether it can be topped up is not stated',
    { topUp: null },
    { dataMb: 9000 },
    { fit: 'full', count: 2, cost: 20, reasons: ['several-for-data', 'top-up-not-stated'] },
  ],
  [
    'no fixed amount serves an unlimited trip',
    {},
    { dataMb: null },
    { fit: 'short', count: 1, cost: 10, reasons: ['not-unlimited'] },
  ],
  [
    'an amount that is not stated',
    { dataMb: null },
    {},
    { fit: 'unknown', count: 1, cost: 10, reasons: ['amount-not-stated'] },
  ],

  ['1 GB a day holds 5 GB in a week', daily, {}, { fit: 'full', count: 1, cost: 14, reasons: [] }],
  [
    '1 GB a day is 7 windows in a week, not 8',
    daily,
    { dataMb: 8000 },
    { fit: 'short', count: 1, cost: 14, reasons: ['data-short'] },
  ],
  [
    'a shorter stay uses fewer windows',
    daily,
    { days: 3, dataMb: 4000 },
    { fit: 'short', count: 1, cost: 14, reasons: ['data-short'] },
  ],
  [
    'a second week of a daily plan',
    daily,
    { days: 14, dataMb: 14_000 },
    { fit: 'full', count: 2, cost: 28, reasons: ['several-for-days'] },
  ],
  [
    'slow after the cap: 1 GB of 8 at 1 Mbit/s',
    { ...daily, reducedSpeedKbps: 1000 },
    { dataMb: 8000 },
    { fit: 'slow', count: 1, cost: 14, reasons: ['slow-part'] },
  ],
  [
    'too slow after the cap: 512 kbit/s are not counted',
    { ...daily, reducedSpeedKbps: 512 },
    { dataMb: 8000 },
    { fit: 'short', count: 1, cost: 14, reasons: ['too-slow'] },
  ],
  [
    'a daily plan with a usable speed after it never ends',
    { ...daily, reducedSpeedKbps: 1000 },
    { dataMb: null },
    { fit: 'slow', count: 1, cost: 14, reasons: ['slow-part'] },
  ],
  [
    'a daily plan with a crawling speed after it does not serve without end',
    { ...daily, reducedSpeedKbps: 512 },
    { dataMb: null },
    { fit: 'short', count: 1, cost: 14, reasons: ['too-slow'] },
  ],
  [
    'a plan that is never fast',
    { speedLimitKbps: 384 },
    {},
    { fit: 'short', count: 1, cost: 10, reasons: ['slow-throughout'] },
  ],
  [
    'unlimited, crawling after an allowance that is not stated',
    { ...unlimited, reducedSpeedKbps: 512 },
    {},
    { fit: 'unknown', count: 1, cost: 29, reasons: ['limits-not-stated'] },
  ],
  [
    'a daily plan that stops is not unlimited',
    daily,
    { dataMb: null },
    { fit: 'short', count: 1, cost: 14, reasons: ['not-unlimited'] },
  ],

  [
    'unlimited with 20 GB at full speed',
    decoded,
    { days: 10, dataMb: 20_000 },
    { fit: 'full', count: 1, cost: 29, reasons: [] },
  ],
  [
    'unlimited, 5 GB of them at 1 Mbit/s',
    decoded,
    { days: 10, dataMb: 25_000 },
    { fit: 'slow', count: 1, cost: 29, reasons: ['slow-part'] },
  ],
  [
    'unlimited is not 50 GB in 10 days: 18 GB at 1 Mbit/s',
    decoded,
    { days: 10, dataMb: 50_000 },
    { fit: 'short', count: 1, cost: 29, reasons: ['data-short'] },
  ],
  [
    'the allowance starts over with the second plan',
    decoded,
    { days: 20, dataMb: 40_000 },
    { fit: 'full', count: 2, cost: 58, reasons: ['several-for-days'] },
  ],
  [
    'unlimited without a word on its limits',
    unlimited,
    {},
    { fit: 'unknown', count: 1, cost: 29, reasons: ['limits-not-stated'] },
  ],
  [
    'unlimited at 5 Mbit/s throughout',
    { ...unlimited, speedLimitKbps: 5000 },
    { dataMb: null },
    { fit: 'full', count: 1, cost: 29, reasons: [] },
  ],
  [
    'pay as you go costs what is used',
    { dataKind: 'payg', dataMb: null, validityDays: null, price: usd(5) },
    {},
    { fit: 'unknown', count: 1, cost: null, reasons: ['paid-by-use'] },
  ],

  [
    'hotspot needed and not allowed',
    { tethering: false },
    { hotspot: true },
    { fit: 'short', count: 1, cost: 10, reasons: ['no-hotspot'] },
  ],
  [
    'hotspot needed and not stated is not a no',
    { tethering: null },
    { hotspot: true },
    { fit: 'unknown', count: 1, cost: 10, reasons: ['hotspot-not-stated'] },
  ],
  [
    'for new customers only, and this is not one',
    { newCustomersOnly: true },
    { isNewCustomer: false },
    { fit: 'short', count: 1, cost: 10, reasons: ['new-customers-only'] },
  ],
  [
    'for new customers only, and two are needed',
    { newCustomersOnly: true },
    { dataMb: 9000 },
    { fit: 'short', count: 2, cost: 20, reasons: ['several-for-data', 'sold-once'] },
  ],
  [
    'a plan that costs nothing is a trial, and two are needed',
    { price: usd(0) },
    { dataMb: 9000 },
    { fit: 'short', count: 2, cost: 0, reasons: ['several-for-data', 'trial-once'] },
  ],
  ['a trial that is enough', { price: usd(0) }, { dataMb: 3000 }, { fit: 'full', count: 1, cost: 0 }],

  [
    'a promo for everyone lowers every plan',
    { promo: promo(8) },
    { dataMb: 9000 },
    { fit: 'full', count: 2, cost: 16 },
  ],
  [
    'a promo for new customers lowers the first plan',
    { promo: promo(8, { newCustomersOnly: true }) },
    { dataMb: 9000 },
    { fit: 'full', count: 2, cost: 18 },
  ],
  [
    'a minimum spend that two plans reach',
    { promo: promo(8, { minimumSpend: usd(20) }) },
    { dataMb: 9000 },
    { fit: 'full', count: 2, cost: 16 },
  ],
  [
    'a minimum spend that one plan misses',
    { promo: promo(8, { minimumSpend: usd(15) }) },
    {},
    { fit: 'full', count: 1, cost: 10 },
  ],
  [
    'two at half price cost less than one',
    { promo: promo(4, { minimumSpend: usd(15) }) },
    {},
    { fit: 'full', count: 2, cost: 8 },
  ],
  ['no exchange rate', { price: null }, {}, { fit: 'full', count: 1, cost: null, reasons: ['no-rate'] }],
];

describe('worked examples', () => {
  test('are at least thirty', () => {
    expect(examples.length).toBeGreaterThanOrEqual(30);
  });

  test.each(examples)('%s', (_title, facts, trip, expected) => {
    const result = cost(facts, trip);
    expect({ fit: result.fit, count: result.count, cost: result.cost }).toEqual({
      fit: expected.fit,
      count: expected.count,
      cost: expected.cost === null ? null : usd(expected.cost),
    });
    const codes = result.reasons.map(({ code }) => code);
    expect(codes).toEqual(expected.reasons ?? codes);
  });

  test('say how much is missing and how much is slow', () => {
    expect(cost(daily, { dataMb: 8000 }).reasons).toEqual([{ code: 'data-short', megabytes: 1000 }]);
    expect(cost(decoded, { days: 10, dataMb: 25_000 })).toMatchObject({
      fullSpeedMb: 20_000,
      reasons: [{ code: 'slow-part', megabytes: 5000, kbps: 1000 }],
    });
    // 50 GB less 20 GB at full speed and ten days of 1.8 GB at 1 Mbit/s.
    expect(cost(decoded, { days: 10, dataMb: 50_000 }).reasons).toEqual([{ code: 'data-short', megabytes: 12_000 }]);
  });

  test('keep the list price beside the promo', () => {
    expect(cost({ promo: promo(8) }, { dataMb: 9000 })).toMatchObject({ listCost: usd(20), promo: 'applied' });
    expect(cost({ promo: promo(4, { minimumSpend: usd(15) }) }, {}).listCost).toEqual(usd(10));
  });
});
