import { describe, expect, test } from 'vitest';
import { defaultCurrency } from '#domain/money/currencies.ts';
import { costTrip, type CostedPlan, type TripCost } from './trip-cost.ts';
import type { LeggedTrip } from './trip-legs.ts';
import { defaultTrip } from './trip.ts';

const plan: CostedPlan = {
  dataKind: 'total',
  dataMb: 5000,
  reducedSpeedKbps: null,
  speedLimitKbps: null,
  validityDays: 30,
  price: { units: 100_000, currency: defaultCurrency },
  promo: null,
  tethering: true,
  topUp: true,
  dayPass: null,
  newCustomersOnly: false,
};

const daily: Partial<CostedPlan> = { dataKind: 'daily', dataMb: 1000, validityDays: 7 };
const unlimited: Partial<CostedPlan> = { dataKind: 'unlimited', dataMb: null, validityDays: 10 };
const decoded: Partial<CostedPlan> = { ...unlimited, dataMb: 20_000, reducedSpeedKbps: 1000 };
const slowDaily: Partial<CostedPlan> = { ...daily, reducedSpeedKbps: 1000 };
const slowUnlimited: Partial<CostedPlan> = { ...unlimited, reducedSpeedKbps: 1000 };
const steady: Partial<CostedPlan> = { ...unlimited, speedLimitKbps: 1000 };

/** Four days, five days away, and four days. */
function twoStays(first: number, second = first): Partial<LeggedTrip> {
  const legs = [
    { start: 0, days: 4, dataMb: first },
    { start: 9, days: 4, dataMb: second },
  ];
  return { days: 8, dataMb: first + second, legs };
}

describe('the figures of a trip, for a plan of 5 GB for 30 days that is changed', () => {
  test.each<[title: string, Partial<CostedPlan>, Partial<LeggedTrip>, Partial<TripCost>]>([
    [
      'two of 5 GB hold 10',
      {},
      { dataMb: 9000 },
      { purchases: 2, fullSpeedMb: 10_000, reasons: [{ code: 'several-for-data', count: 2 }] },
    ],
    [
      'two for the days hold 10 GB as well',
      { validityDays: 7 },
      { days: 10 },
      { purchases: 2, fullSpeedMb: 10_000, reasons: [{ code: 'several-for-days', count: 2 }] },
    ],
    [
      'six days of a day pass are one purchase',
      { dataKind: 'daily', dataMb: 1000, validityDays: 1, dayPass: true },
      { days: 6, dataMb: 6000 },
      { purchases: 1, count: 6, fullSpeedMb: 6000, reasons: [{ code: 'sold-by-day', days: 6 }] },
    ],
    [
      'so are three passes of two days',
      { dataKind: 'daily', dataMb: 1000, validityDays: 2, dayPass: true },
      { days: 6, dataMb: 6000 },
      { purchases: 1, count: 3, reasons: [{ code: 'sold-by-day', days: 6 }] },
    ],
    [
      'data that ends with its days between two stays is bought again',
      { validityDays: 9 },
      twoStays(4000, 6000),
      { fit: 'full', count: 3, fullSpeedMb: 15_000, reasons: [{ code: 'several-for-data', count: 3 }] },
    ],
    [
      'a daily amount and the speed after it must suffice for each stay',
      { ...slowDaily, validityDays: 30 },
      twoStays(1000, 11_400),
      { fit: 'short', fullSpeedMb: 8000, reasons: [{ code: 'data-short', megabytes: 200 }] },
    ],
    [
      'a fixed amount is not unlimited, however often it is bought',
      {},
      { days: 60, dataMb: null },
      {
        fit: 'short',
        fullSpeedMb: 10_000,
        reasons: [{ code: 'several-for-days', count: 2 }, { code: 'not-unlimited' }],
      },
    ],
    [
      'nothing of a plan that is never fast is at full speed',
      { speedLimitKbps: 384 },
      { days: 60 },
      {
        fit: 'short',
        fullSpeedMb: 0,
        reasons: [
          { code: 'several-for-days', count: 2 },
          { code: 'slow-throughout', kbps: 384 },
        ],
      },
    ],
    [
      'no data at all is an amount that is not stated',
      { dataMb: 0 },
      {},
      { fit: 'unknown', fullSpeedMb: null, reasons: [{ code: 'amount-not-stated' }] },
    ],
    [
      'a daily plan holds its amount once for each day of the stay',
      daily,
      { days: 3, dataMb: 4000 },
      { fullSpeedMb: 3000, reasons: [{ code: 'data-short', megabytes: 1000 }] },
    ],
    [
      '7 days at 1 Mbit/s after 1 GB each',
      slowDaily,
      { dataMb: 19_600 },
      { fit: 'slow', reasons: [{ code: 'slow-part', megabytes: 12_600, kbps: 1000 }] },
    ],
    [
      'a megabyte more is too much',
      slowDaily,
      { dataMb: 19_601 },
      { fit: 'short', reasons: [{ code: 'data-short', megabytes: 1 }] },
    ],
    ['10 days at 1 Mbit/s after 20 GB', decoded, { days: 10, dataMb: 38_000 }, { fit: 'slow', fullSpeedMb: 20_000 }],
    [
      'a megabyte more is too much for it',
      decoded,
      { days: 10, dataMb: 38_001 },
      { fit: 'short', fullSpeedMb: 20_000, reasons: [{ code: 'data-short', megabytes: 1 }] },
    ],
    [
      'what is too slow after 20 GB does not count',
      { ...decoded, reducedSpeedKbps: 512 },
      { days: 10, dataMb: 25_000 },
      { fit: 'short', fullSpeedMb: 20_000, reasons: [{ code: 'too-slow', megabytes: 5000, kbps: 512 }] },
    ],
    [
      'what comes after 20 GB is not stated',
      { ...decoded, reducedSpeedKbps: null },
      { days: 10, dataMb: 25_000 },
      { fit: 'unknown', fullSpeedMb: 20_000, reasons: [{ code: 'limits-not-stated' }] },
    ],
    [
      'nor is it for a trip without a limit',
      { ...decoded, reducedSpeedKbps: null },
      { days: 10, dataMb: null },
      { fit: 'unknown', fullSpeedMb: 20_000, reasons: [{ code: 'limits-not-stated' }] },
    ],
    [
      'all of it at 1 Mbit/s, without a stated allowance',
      slowUnlimited,
      { dataMb: 12_600 },
      { fit: 'slow', fullSpeedMb: 0, reasons: [{ code: 'slow-part', megabytes: 12_600, kbps: 1000 }] },
    ],
    [
      'more than that depends on the allowance',
      slowUnlimited,
      { dataMb: 12_601 },
      { fit: 'unknown', fullSpeedMb: null, reasons: [{ code: 'limits-not-stated' }] },
    ],
    [
      'a trip without a limit outruns any allowance',
      slowUnlimited,
      { dataMb: null },
      { fit: 'slow', fullSpeedMb: 0, reasons: [{ code: 'slow-part', megabytes: null, kbps: 1000 }] },
    ],
    [
      'and is short where it then crawls',
      { ...unlimited, reducedSpeedKbps: 512 },
      { dataMb: null },
      { fit: 'short', fullSpeedMb: 0, reasons: [{ code: 'too-slow', megabytes: null, kbps: 512 }] },
    ],
    ['one fixed speed is its full speed', steady, { dataMb: 12_600 }, { fit: 'full', fullSpeedMb: null, reasons: [] }],
    [
      'more than that speed carries is missing',
      steady,
      { dataMb: 12_601 },
      { fit: 'short', fullSpeedMb: null, reasons: [{ code: 'data-short', megabytes: 1 }] },
    ],
    [
      'pay as you go has no cost, but the conditions of any plan',
      { dataKind: 'payg', dataMb: null, tethering: false },
      { hotspot: true },
      {
        fit: 'short',
        count: 1,
        purchases: 1,
        cost: null,
        listCost: null,
        promo: 'none',
        fullSpeedMb: null,
        reasons: [{ code: 'paid-by-use' }, { code: 'no-hotspot' }],
      },
    ],
    [
      'the worst condition decides, and all are said',
      { tethering: null, newCustomersOnly: true, topUp: null },
      { hotspot: true, isNewCustomer: false, dataMb: 9000 },
      {
        fit: 'short',
        reasons: [
          { code: 'several-for-data', count: 2 },
          { code: 'hotspot-not-stated' },
          { code: 'new-customers-only' },
          { code: 'top-up-not-stated' },
        ],
      },
    ],
    [
      'what nobody needs is no condition',
      { tethering: false, topUp: null, newCustomersOnly: true },
      {},
      { fit: 'full', reasons: [] },
    ],
    [
      'too many are said with their number',
      { validityDays: 1 },
      { days: 6 },
      {
        fit: 'unknown',
        reasons: [
          { code: 'several-for-days', count: 6 },
          { code: 'too-many', count: 6 },
        ],
      },
    ],
    [
      'days away count where the days decide',
      { dataMb: 10_000, validityDays: 9 },
      twoStays(4000),
      { fit: 'full', count: 2, fullSpeedMb: 20_000, reasons: [{ code: 'several-for-days', count: 2 }] },
    ],
    [
      'and do not where the data decides',
      {},
      twoStays(4000),
      { fit: 'full', count: 2, fullSpeedMb: 10_000, reasons: [{ code: 'several-for-data', count: 2 }] },
    ],
    [
      'nor where the plan does not expire',
      { validityDays: null, dataMb: 8000 },
      twoStays(4000),
      { fit: 'full', count: 1, fullSpeedMb: 8000, reasons: [] },
    ],
    [
      'a daily amount must suffice for each stay',
      { ...daily, validityDays: 30 },
      twoStays(4000),
      { fit: 'full', count: 1, fullSpeedMb: 8000, reasons: [] },
    ],
    [
      'what one stay leaves of it is no help to the other',
      { ...daily, validityDays: 30 },
      twoStays(1000, 6000),
      { fit: 'short', fullSpeedMb: 8000, reasons: [{ code: 'data-short', megabytes: 2000 }] },
    ],
  ])('%s', (_title, facts, trip, expected) => {
    const options = { usesPromo: true, now: 0 };
    expect(costTrip({ ...plan, ...facts }, { ...defaultTrip, ...trip }, options)).toMatchObject(expected);
  });
});
