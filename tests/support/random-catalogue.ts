import fc from 'fast-check';
import type { ExchangeRate, RateTable } from '#domain/money/exchange-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { makePlan, money } from './plan-factory.ts';

/** The last one never has a rate. */
const currencies = ['USD', 'EUR', 'JPY', 'IDR', 'KWD', 'XAF'] as const;

export const anyCurrency = fc.constantFrom(...currencies).map((code) => code as CurrencyCode);

/** Few different amounts, so that prices meet; small enough that every product is exact on both engines. */
const anyUnits = fc.oneof(
  fc.integer({ min: 0, max: 60 }).map((steps) => steps * 5_000),
  fc.integer({ min: 0, max: 2_000_000 }),
);

const anyMoney = fc.record({ units: anyUnits, currency: anyCurrency });

const anyData = fc.oneof(
  fc.record({
    dataKind: fc.constantFrom('total' as const, 'daily' as const),
    dataMb: fc.option(fc.oneof(fc.constantFrom(500, 1_000, 3_000, 10_000), fc.integer({ min: 1, max: 50_000 }))),
    validityDays: fc.option(fc.constantFrom(1, 7, 30)),
  }),
  fc.record({
    dataKind: fc.constantFrom('unlimited' as const, 'payg' as const),
    dataMb: fc.option(fc.constantFrom(1_000, 2_500.5)),
    validityDays: fc.option(fc.constantFrom(1, 7, 30)),
  }),
);

const anyPrices = fc.record({ price: anyMoney, ownPrices: fc.array(anyMoney, { maxLength: 3 }) });

const anyConditions = fc.record({
  reducedSpeedKbps: fc.constantFrom(null, 128, 1_000),
  speedLimitKbps: fc.constantFrom(null, null, 500, 5_000),
  topUp: fc.constantFrom(null, false, true),
  dayPass: fc.constantFrom(null, false, true),
  newCustomersOnly: fc.constantFrom(null, false, true),
});

/** A plan with any data, conditions, list price and own prices; one own price a currency. */
export const anyPlan: fc.Arbitrary<PlanFacts> = fc
  .tuple(anyData, anyConditions, anyPrices)
  .map(([data, conditions, { price, ownPrices }]) => {
    const own = new Map(ownPrices.map((each) => [each.currency, each]));
    own.delete(price.currency);
    const prices = { price: money(price.units, price.currency), ownPrices: [...own.values()] };
    return makePlan({ ...data, ...conditions, ...prices });
  });

/** 0.001 to 20,000 for a US dollar, many of them round, so that conversions end on a half. */
const anyRate = fc.oneof(
  fc.integer({ min: 100_000, max: 2_000_000_000_000 }),
  fc.integer({ min: 1, max: 4_000 }).map((steps) => steps * 500_000),
);

export const anyRates: fc.Arbitrary<RateTable> = fc
  .array(anyRate, { minLength: currencies.length - 2, maxLength: currencies.length - 2 })
  .map((rates) => {
    const entries = rates.map((perUsdE8, index): [string, ExchangeRate] => [
      currencies[index + 1] ?? 'EUR',
      { perUsdE8, date: '2026-10-01' },
    ]);
    return Object.fromEntries(entries);
  });
