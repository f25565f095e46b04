import { describe, expect, it } from 'vitest';
import type { Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { noOptions, planOf, reasonOf } from '#tests/support/feed-files.ts';
import { makePlan } from '#tests/support/plan-factory.ts';
import { mapOffer } from '#feeds/adapters/airalo/mapper.ts';
import { mapPackage } from '#feeds/adapters/esim-access/mapper.ts';
import { mapZenditOffer } from '#feeds/adapters/zendit/mapper.ts';
import type { FeedOptions } from './feed-adapter.ts';
import { markUpPlan } from './mark-up-plan.ts';

const money = (units: number, currency = 'USD'): Money => ({ units, currency: currency as CurrencyCode });
const rule = { percentHundredths: 2000, fixed: money(10_000), rounding: 'x.99' } as const;
const withRule: FeedOptions = { ...noOptions, markUp: rule };

describe('markUpPlan', () => {
  it('marks up every price, and leaves out those of another currency than the fixed part', () => {
    const promo = {
      price: money(50_000),
      code: null,
      newCustomersOnly: null,
      minimumSpend: null,
      excludedKinds: [],
      startsAt: null,
      endsAt: null,
    };
    const plan = makePlan({ price: money(100_000), ownPrices: [money(90_000, 'EUR')], promo });
    expect(markUpPlan(plan, rule)).toMatchObject({
      value: { price: money(139_900), ownPrices: [], promo: { price: money(79_900) } },
    });
    expect(markUpPlan(makePlan({ price: money(1, 'EUR') }), rule)).toMatchObject({
      reason: { reason: 'no-retail-price' },
    });
  });
});

/** Each vendor's smallest row with both prices, and the same without retail prices. */
const rows = {
  'eSIM Access': {
    map: mapPackage,
    price: 43_500,
    both: {
      packageCode: 'K1',
      name: 'Japan',
      currencyCode: 'USD',
      location: 'JP',
      volume: 2 ** 30,
      duration: 7,
      price: 21_000,
      retailPrice: 43_500,
    },
    without: { retailPrice: null },
    neither: { retailPrice: null, price: '' },
  },
  Zendit: {
    map: mapZenditOffer,
    price: 42_500,
    both: {
      offerId: 'Z1',
      type: 'esim',
      details: { durationDays: 7, data: { gb: 1, type: 'limited' }, roamingDetails: [] },
      country: { name: 'Italy' },
      cost: { currency: { code: 'USD', denomination: 100 }, fixed: 210 },
      price: { currency: { code: 'USD', denomination: 100 }, fixed: 425 },
    },
    without: { price: null },
    neither: { price: null, cost: { fixed: 'x' } },
  },
  Airalo: {
    map: (entry: object, options: FeedOptions) =>
      mapOffer({ destination: { title: 'Japan', country_code: 'JP' }, operator: {}, package: entry }, options),
    price: 45_000,
    both: { id: 'a1', type: 'sim', day: 7, amount: 1024, data: '1 GB', price: 4.5, net_price: 2.1 },
    without: { price: null },
    neither: { price: null, net_price: null },
  },
};

describe.each(Object.entries(rows))('a wholesale price of %s', (_name, { map, both, without, neither, price }) => {
  it('is not looked at where there is a price for visitors', () => {
    expect(planOf(map(both, withRule)).price.units).toBe(price);
    expect(map(both, withRule)).toMatchObject({ value: { priceKind: 'retail' } });
  });

  it('is read where there is none and the operator names a mark-up, and not without', () => {
    const mapped = map({ ...both, ...without }, withRule);
    expect(planOf(mapped).price.units).toBe(21_000);
    expect(mapped).toMatchObject({ value: { priceKind: 'wholesale' } });
    expect(reasonOf(map({ ...both, ...without }, noOptions))).toBe('no-retail-price');
    expect(reasonOf(map({ ...both, ...neither }, withRule))).toBe('no-retail-price');
  });
});
