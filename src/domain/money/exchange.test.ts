import fc from 'fast-check';
import fallback from '#data/exchange-rates-fallback.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { currencies, defaultCurrency, parseCurrencyCode } from './currencies.ts';
import type { Currency } from './currency.ts';
import type { RateTable } from './exchange-rates.ts';
import { noRates, rateDays } from './exchange-rates.ts';
import { convertMoney, displayPrice, looksEqual, roundForDisplay, roundShownPrice, roundToDigits } from './exchange.ts';
import { moneyOf, unitsPerWhole, type Money } from './money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { rateDay } from './rate-day.ts';

const rates = readFallback();
const anyCurrency = fc.constantFrom(...currencies);
const anyPrice = fc.integer({ min: 0, max: 100_000 * unitsPerWhole });

function readFallback(): RateTable {
  const { base, date } = fallback;
  const day = rateDay({ base, date, quotes: Object.entries(fallback.rates) });
  if (!day.ok) throw new Error(day.reason);
  return Object.fromEntries([...day.value.rates].map(([currency, perUsdE8]) => [currency, { perUsdE8, date }]));
}

function code(text: string): CurrencyCode {
  const parsed = parseCurrencyCode(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

function rulesOf(text: string): Currency {
  const currency = currencies.find((candidate) => candidate.code === text);
  if (currency === undefined) throw new Error(`no currency ${text}`);
  return currency;
}

function money(units: number, currency: string): Money {
  return { units, currency: code(currency) };
}

describe('convertMoney', () => {
  const own: RateTable = {
    [code('EUR')]: { perUsdE8: 80_000_000, date: '2026-01-02' },
    [code('JPY')]: { perUsdE8: 15_000_000_000, date: '2026-01-03' },
  };

  it('converts by the two rates and rounds once', () => {
    expect(convertMoney(money(125_000, 'USD'), code('EUR'), own)).toEqual(money(100_000, 'EUR'));
    expect(convertMoney(money(100_000, 'EUR'), code('JPY'), own)).toEqual(money(18_750_000, 'JPY'));
    expect(convertMoney(money(1, 'JPY'), code('EUR'), own)).toEqual(money(0, 'EUR'));
    expect(convertMoney(money(94, 'JPY'), code('EUR'), own)).toEqual(money(1, 'EUR'));
    expect(convertMoney(money(-94, 'JPY'), code('EUR'), own)).toEqual(money(-1, 'EUR'));
  });

  it('leaves the same currency as it is, with or without a rate', () => {
    expect(convertMoney(money(123, 'CHF'), code('CHF'), noRates)).toEqual(money(123, 'CHF'));
  });

  it('converts nothing without a rate, by a rate of nothing, or beyond what can be held', () => {
    expect(convertMoney(money(1, 'USD'), code('GBP'), own)).toBeNull();
    expect(convertMoney(money(1, 'GBP'), code('USD'), own)).toBeNull();
    expect(
      convertMoney(money(1, 'GBP'), code('USD'), { [code('GBP')]: { perUsdE8: 0, date: '2026-01-01' } }),
    ).toBeNull();
    expect(convertMoney(money(Number.MAX_SAFE_INTEGER, 'USD'), code('JPY'), own)).toBeNull();
  });

  it('converts between all 153 currencies to within half of 1/10000 of the exact amount', () => {
    fc.assert(
      fc.property(anyCurrency, anyCurrency, anyPrice, (from, to, units) => {
        const source = BigInt(rates[from.code]?.perUsdE8 ?? 0);
        const target = BigInt(rates[to.code]?.perUsdE8 ?? 0);
        const converted = convertMoney({ units, currency: from.code }, to.code, rates);
        if (from.code === to.code || converted === null) return;
        const error = BigInt(converted.units) * source - BigInt(units) * target;
        expect((error < 0n ? -error : error) * 2n <= source).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(currencies.map((currency) => [currency.code, currency] as const))(
    'brings dollars to %s and back within half of the smallest amount shown',
    (_code, currency) => {
      const halfCent = 50;
      for (const units of [1, 4999, 10_000, 45_000, 125_000, 999_999, 12_345_678]) {
        const there = convertMoney(money(units, 'USD'), currency.code, rates);
        const back = there && convertMoney(there, defaultCurrency, rates);
        expect(Math.abs((back?.units ?? Infinity) - units)).toBeLessThanOrEqual(halfCent);
      }
    },
  );

  it('brings any amount to any currency and back within half of the smallest amount shown in one of the two', () => {
    const halfShown = (currency: Currency): number => 10 ** (4 - currency.decimalDigits) / 2;
    fc.assert(
      fc.property(anyCurrency, anyCurrency, anyPrice, (from, to, units) => {
        const there = convertMoney({ units, currency: from.code }, to.code, rates);
        const back = there && convertMoney(there, from.code, rates);
        // Overflowed on the way.
        if (there === null) return;
        const rateOf = ({ code: currency }: Currency): number => rates[currency]?.perUsdE8 ?? 0;
        const bound = Math.max(halfShown(from), (halfShown(to) * rateOf(from)) / rateOf(to));
        expect(Math.abs((back?.units ?? Infinity) - units)).toBeLessThanOrEqual(bound);
      }),
      { numRuns: 5000 },
    );
  });

  it('keeps the order of prices', () => {
    fc.assert(
      fc.property(anyCurrency, anyCurrency, fc.tuple(anyPrice, anyPrice), (from, to, [a, b]) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((units) =>
          convertMoney({ units, currency: from.code }, to.code, rates),
        );
        expect((low?.units ?? 0) <= (high?.units ?? Infinity)).toBe(true);
      }),
    );
  });
});

describe('displayPrice', () => {
  const price = money(100_000, 'USD');
  const table: RateTable = {
    [code('USD')]: { perUsdE8: 100_000_000, date: '2026-03-02' },
    [code('EUR')]: { perUsdE8: 90_000_000, date: '2026-03-01' },
    [code('GBP')]: { perUsdE8: 80_000_000, date: '2026-03-03' },
  };

  it('shows the list price as it is in its own currency', () => {
    const shown = displayPrice({ price, ownPrice: null, currency: code('USD'), rates: table });
    expect(shown).toEqual({ money: price, estimate: false, rateDate: null });
  });

  it("prefers the seller's own price in the visitor's currency to a conversion", () => {
    const ownPrice = money(99_000, 'EUR');
    expect(displayPrice({ price, ownPrice, currency: code('EUR'), rates: table })).toEqual({
      money: ownPrice,
      estimate: false,
      rateDate: null,
    });
  });

  it('converts otherwise, and names the older of the two rates', () => {
    const ownPrice = money(99_000, 'EUR');
    expect(displayPrice({ price, ownPrice, currency: code('GBP'), rates: table })).toEqual({
      money: money(80_000, 'GBP'),
      estimate: true,
      rateDate: '2026-03-02',
    });
    const fromEuro = displayPrice({ price: ownPrice, ownPrice: null, currency: code('GBP'), rates: table });
    expect(fromEuro).toEqual({ money: money(88_000, 'GBP'), estimate: true, rateDate: '2026-03-01' });
    const toEuro = displayPrice({ price: money(88_000, 'GBP'), ownPrice: null, currency: code('EUR'), rates: table });
    expect(toEuro).toEqual({ money: ownPrice, estimate: true, rateDate: '2026-03-01' });
  });

  it('names the only rate where the dollar has no row', () => {
    const onlyEuro: RateTable = { [code('EUR')]: { perUsdE8: 90_000_000, date: '2026-03-01' } };
    expect(displayPrice({ price, ownPrice: null, currency: code('EUR'), rates: onlyEuro })?.rateDate).toBe(
      '2026-03-01',
    );
  });

  it('shows nothing that cannot be converted', () => {
    expect(displayPrice({ price, ownPrice: null, currency: code('JPY'), rates: table })).toBeNull();
  });
});

describe('the days of rates', () => {
  it('are the oldest and the newest that are known', () => {
    expect(rateDays(['2026-03-02', null, '2026-03-03', '2026-03-01', '2026-03-02'])).toEqual({
      oldest: '2026-03-01',
      newest: '2026-03-03',
    });
    expect(rateDays(['2026-03-01', null])).toEqual({ oldest: '2026-03-01', newest: '2026-03-01' });
    expect([rateDays([]), rateDays([null])]).toEqual([null, null]);
  });
});

describe('rounding for display', () => {
  it.each([
    ['CHF', 12_740, 12_500],
    ['CHF', 12_750, 13_000],
    ['CHF', 99_900, 100_000],
    ['CHF', 200, 0],
    ['USD', 12_349, 12_300],
    ['USD', 12_350, 12_400],
    ['JPY', 19_804_999, 19_800_000],
    ['JPY', 19_805_000, 19_810_000],
    ['KWD', 12_345, 12_350],
    ['CAD', 12_345, 12_300],
  ])('shows a conversion to %s of %d units as %d', (currency, units, shown) => {
    expect(roundForDisplay(money(units, currency), rulesOf(currency))).toEqual(money(shown, currency));
  });

  it("never moves a seller's own price to a step of 0.05", () => {
    expect(roundToDigits(money(99_900, 'CHF'), rulesOf('CHF'))).toEqual(money(99_900, 'CHF'));
    expect(roundShownPrice({ money: money(99_900, 'CHF'), estimate: false }, rulesOf('CHF'))).toEqual(
      money(99_900, 'CHF'),
    );
    expect(roundShownPrice({ money: money(99_900, 'CHF'), estimate: true }, rulesOf('CHF'))).toEqual(
      money(100_000, 'CHF'),
    );
  });

  it('moves an amount by at most half a step, to a multiple of it, and only once', () => {
    fc.assert(
      fc.property(anyCurrency, anyPrice, (currency, units) => {
        const step = Math.max(Math.round(currency.rounding * unitsPerWhole), 10 ** (4 - currency.decimalDigits));
        const shown = roundForDisplay({ units, currency: currency.code }, currency);
        expect(shown.units % step).toBe(0);
        expect(Math.abs(shown.units - units) * 2).toBeLessThanOrEqual(step);
        expect(roundForDisplay(shown, currency)).toEqual(shown);
      }),
    );
  });

  it('rounds half of a step away from zero, below it too', () => {
    expect([50, 49, 0, -49, -50].map((units) => roundToDigits(money(units, 'USD'), rulesOf('USD')).units)).toEqual([
      100, 0, 0, 0, -100,
    ]);
  });

  it('takes two prices for equal that read the same', () => {
    const [a, b, c] = [money(10_049, 'USD'), money(9_950, 'USD'), money(10_050, 'USD')];
    expect([looksEqual(a, b, rulesOf('USD')), looksEqual(a, c, rulesOf('USD'))]).toEqual([true, false]);
    expect(looksEqual(a, { ...a, currency: code('EUR') }, rulesOf('USD'))).toBe(false);
  });

  it('keeps an amount that has no room to round up', () => {
    const largest = moneyOf(BigInt(Number.MAX_SAFE_INTEGER), code('JPY'));
    expect(largest && roundForDisplay(largest, rulesOf('JPY'))?.units).toBe(9_007_199_254_740_000);
    const odd = money(Number.MAX_SAFE_INTEGER - 1, 'JPY');
    expect(Number.isSafeInteger(roundForDisplay(odd, { decimalDigits: 0, rounding: 100 }).units)).toBe(true);
  });
});
