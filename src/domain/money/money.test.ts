import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, findCurrency } from './currencies.ts';
import {
  addMoney,
  amountText,
  compareMoney,
  divideHalfAway,
  isPositive,
  markEstimate,
  moneyOf,
  multiplyMoney,
  parseAmount,
  scaleMoney,
  type Money,
} from './money.ts';

const usd = currencyCode('USD');
const eur = currencyCode('EUR');
const anyUnits = fc.maxSafeInteger();

function currencyCode(code: string): Money['currency'] {
  const currency = findCurrency(code);
  if (currency === null) throw new Error(`no currency ${code}`);
  return currency.code;
}

function dollars(units: number): Money {
  return { units, currency: usd };
}

describe('parseAmount', () => {
  it.each([
    ['12.50', 125000],
    ['0', 0],
    ['0.0001', 1],
    [' 7 ', 70000],
    ['1980', 19800000],
    ['4.500000', 45000],
    ['007.10', 71000],
    ['900719925474.0991', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %d units', (text, units) => {
    expect(parseAmount(text, usd)).toEqual({ ok: true, value: { units, currency: usd } });
  });

  it.each([
    ['', 'the amount is empty'],
    ['-1', '"-1" is negative'],
    [-0.5, '"-0.5" is negative'],
    ['1.00001', '"1.00001" has more than four decimals'],
    ['1e3', '"1e3" is not a plain decimal amount'],
    [1e-7, '"1e-7" is not a plain decimal amount'],
    [1e21, '"1e+21" is not a plain decimal amount'],
    ['1,000.00', '"1,000.00" is not a plain decimal amount'],
    ['12,50', '"12,50" is not a plain decimal amount'],
    ['.5', '".5" is not a plain decimal amount'],
    ['5.', '"5." is not a plain decimal amount'],
    ['+5', '"+5" is not a plain decimal amount'],
    ['$5', '"$5" is not a plain decimal amount'],
    ['1.0.0', '"1.0.0" is not a plain decimal amount'],
    ['٥', '"٥" is not a plain decimal amount'],
    [Number.NaN, '"NaN" is not a plain decimal amount'],
    [Number.POSITIVE_INFINITY, '"Infinity" is not a plain decimal amount'],
    ['900719925474.0992', '"900719925474.0992" is too large'],
    [0.1 + 0.2, '"0.30000000000000004" has more than four decimals'],
  ])('refuses %j', (text, reason) => {
    expect(parseAmount(text, usd)).toEqual({ ok: false, reason });
  });

  it('refuses a text of any length at once', () => {
    expect(parseAmount(`1.${'0'.repeat(1_000_000)}1`, usd).ok).toBe(false);
  });

  it('quotes no more than the start of a long text', () => {
    const refused = parseAmount('x'.repeat(10_000), usd);
    expect(refused.ok ? '' : refused.reason.length).toBeLessThan(90);
  });

  it('reads every amount of up to four decimals exactly, as text and as a number', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(9999), (whole, fraction) => {
        const text = `${whole}.${String(fraction).padStart(4, '0')}`;
        const expected = { ok: true, value: { units: whole * 10_000 + fraction, currency: usd } };
        expect(parseAmount(text, usd)).toEqual(expected);
        expect(parseAmount(Number(text), usd)).toEqual(expected);
      }),
    );
  });

  it('never throws and never gives a negative or inexact amount', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (input) => {
        const parsed = parseAmount(input, eur);
        expect(!parsed.ok || (Number.isSafeInteger(parsed.value.units) && parsed.value.units >= 0)).toBe(true);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('adds amounts of one currency only, within what can be held', () => {
    expect(addMoney(dollars(1), dollars(2))).toEqual(dollars(3));
    expect(addMoney(dollars(1), { units: 2, currency: eur })).toBeNull();
    expect(addMoney(dollars(Number.MAX_SAFE_INTEGER), dollars(1))).toBeNull();
  });

  it('multiplies by whole factors only, within what can be held', () => {
    expect(multiplyMoney(dollars(125), 3)).toEqual(dollars(375));
    expect(multiplyMoney(dollars(125), 1.5)).toBeNull();
    expect(multiplyMoney(dollars(2 ** 40), 2 ** 20)).toBeNull();
  });

  it.each([
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [4, 1, 3, 1],
    [1, 1, 3, 0],
    [45000, 1000, 3000, 15000],
  ])('scales %d by %d/%d to %d, half away from zero', (...[units, numerator, denominator, scaled]) => {
    expect(scaleMoney(dollars(units), numerator, denominator)).toEqual(dollars(scaled));
  });

  it('does not scale by a fraction that is none', () => {
    expect(scaleMoney(dollars(1), 1, 0)).toBeNull();
    expect(scaleMoney(dollars(1), 1, -2)).toBeNull();
    expect(scaleMoney(dollars(1), 0.5, 1)).toBeNull();
  });

  it('rounds by at most one half, and away from zero when it is exactly one half', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 18n), (dividend, divisor) => {
        const error = divideHalfAway(dividend, divisor) * divisor - dividend;
        const magnitude = error < 0n ? -error : error;
        expect(magnitude * 2n <= divisor).toBe(true);
        expect(magnitude * 2n < divisor || error > 0n === dividend > 0n).toBe(true);
      }),
    );
  });

  it('scales up and down again to the same amount', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 40), fc.integer({ min: 1, max: 4000 }), (units, factor) => {
        const multiplied = multiplyMoney(dollars(units), factor);
        expect(multiplied && scaleMoney(multiplied, 1, factor)).toEqual(dollars(units));
      }),
    );
  });

  it('gives the exact result for amounts of every size', () => {
    const anyFactor = fc.oneof(fc.integer({ min: -3, max: 2_000 }), fc.maxSafeInteger());
    const anyAmount = fc.oneof(anyUnits, fc.integer({ min: -10, max: 2_000_000 }));
    const anyDivisor = fc.oneof(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 2 ** 53 - 1 }));
    fc.assert(
      fc.property(anyAmount, anyFactor, anyDivisor, (units, factor, divisor) => {
        const product = BigInt(units) * BigInt(factor);
        expect(multiplyMoney(dollars(units), factor)).toEqual(moneyOf(product, usd));
        expect(scaleMoney(dollars(units), factor, divisor)).toEqual(
          moneyOf(divideHalfAway(product, BigInt(divisor)), usd),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('holds whole units up to 2^53 - 1 and nothing beyond', () => {
    const limit = BigInt(Number.MAX_SAFE_INTEGER);
    expect(moneyOf(limit, usd)).toEqual(dollars(Number.MAX_SAFE_INTEGER));
    expect(moneyOf(-limit, usd)).toEqual(dollars(-Number.MAX_SAFE_INTEGER));
    expect(moneyOf(limit + 1n, usd)).toBeNull();
    expect(moneyOf(-limit - 1n, usd)).toBeNull();
  });
});

describe('amountText', () => {
  it.each([
    [0, '0'],
    [1, '0.0001'],
    [5_000, '0.5'],
    [125_000, '12.5'],
    [100_100, '10.01'],
    [19_800_000, '1980'],
    [-5_000, '-0.5'],
    [-120_000, '-12'],
  ])('writes %d units as %s', (units, text) => {
    expect(amountText({ units })).toBe(text);
  });

  it('is read back as the same amount', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (units) => {
        expect(parseAmount(amountText({ units }), usd)).toEqual({ ok: true, value: dollars(units) });
      }),
    );
  });
});

describe('markEstimate', () => {
  it('marks an amount where it is one, and nothing else', () => {
    expect(markEstimate(dollars(1), true)).toEqual({ ...dollars(1), isEstimate: true });
    expect(markEstimate(dollars(1), false)).toEqual(dollars(1));
    expect([markEstimate(null, true), markEstimate(null, false)]).toEqual([null, null]);
  });
});

describe('compareMoney', () => {
  const anyMoney = fc.record({ units: anyUnits, currency: fc.constantFrom(...currencies.map(({ code }) => code)) });

  it('is a total order: by currency code, then by amount', () => {
    fc.assert(
      fc.property(fc.array(anyMoney, { maxLength: 30 }), (amounts) => {
        const sorted = amounts.toSorted(compareMoney);
        const expected = amounts.toSorted(
          (a, b) => (a.currency < b.currency ? -1 : a.currency > b.currency ? 1 : 0) || a.units - b.units,
        );
        expect(sorted).toEqual(expected);
      }),
    );
  });

  it('knows what is more than nothing', () => {
    expect([-1, 0, 1].map((units) => isPositive(dollars(units)))).toEqual([false, false, true]);
  });
});
