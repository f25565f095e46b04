import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMarkUp, describeMarkUp, markUpRoundings, type MarkUp } from './mark-up.ts';
import type { Money } from './money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

const usd = 'USD' as CurrencyCode;
const money = (units: number, currency = usd): Money => ({ units, currency });
const rule = (more: Partial<MarkUp>): MarkUp => ({ percentHundredths: 0, fixed: null, rounding: 'x.99', ...more });

const anyUnits = integer({ min: 0, max: 10_000_000_000 });
const anyPercent = integer({ min: 0, max: 100_000 });
const anyFixed = integer({ min: 0, max: 1_000_000 });
const anyRounding = constantFrom(...markUpRoundings);
const anyCurrency = constantFrom('USD', 'EUR', 'JPY', 'KWD', 'CHF').map((code) => code as CurrencyCode);

function endingOf(currency: CurrencyCode, rounding: MarkUp['rounding']): readonly [step: bigint, end: bigint] {
  if (currency === 'JPY') return [10_000n, 0n];
  return rounding === 'x.99' ? [10_000n, 9900n] : [currency === 'KWD' ? 10n : 100n, 0n];
}

const unitsOf = (marked: Money | null): number => marked?.units ?? Number.NaN;

describe('addMarkUp', () => {
  it.each([
    [100_000, 2000, 0, '12.99'],
    [100_000, 2000, 9900, '12.99'],
    [100_000, 2000, 10_000, '13.99'],
    [129_900, 0, 0, '12.99'],
    [129_901, 0, 0, '13.99'],
    [1, 0, 0, '0.99'],
  ])('makes of %d units with %d hundredths of a percent and %d units more %s', (units, percent, fixed, shown) => {
    const marked = addMarkUp(money(units), rule({ percentHundredths: percent, fixed: money(fixed) }));
    expect((unitsOf(marked) / 10_000).toFixed(2)).toBe(shown);
  });

  it('knows no .99 where a currency has no hundredths', () => {
    const yen = 'JPY' as CurrencyCode;
    expect(addMarkUp(money(4_000_000, yen), rule({ percentHundredths: 1234 }))).toEqual(money(4_500_000, yen));
    expect(addMarkUp(money(4_000_001, yen), rule({}))).toEqual(money(4_010_000, yen));
  });

  it.each([
    ['USD', 123_401, 123_500],
    ['USD', 123_400, 123_400],
    ['KWD', 123_401, 123_410],
    ['JPY', 123_401, 130_000],
  ])('rounds %s of %d units up to the smallest amount of the currency, %d', (code, units, marked) => {
    const currency = code as CurrencyCode;
    expect(addMarkUp(money(units, currency), rule({ rounding: 'smallest' }))).toEqual(money(marked, currency));
  });

  it('adds nothing of another currency', () => {
    expect(addMarkUp(money(1, 'EUR' as CurrencyCode), rule({ fixed: money(5000) }))).toBeNull();
  });

  it('refuses what is too large to be exact', () => {
    expect(addMarkUp(money(Number.MAX_SAFE_INTEGER), rule({ percentHundredths: 1 }))).toBeNull();
  });

  it('is never below the exact amount, less than a unit above it, and ends as the rule says', () => {
    assert(
      property(
        anyUnits,
        anyPercent,
        anyFixed,
        anyRounding,
        anyCurrency,
        (units, percentHundredths, fixed, rounding, currency) => {
          const given = { percentHundredths, fixed: money(fixed, currency), rounding };
          const marked = BigInt(unitsOf(addMarkUp(money(units, currency), given)));
          const exactTimes10000 = BigInt(units) * BigInt(10_000 + percentHundredths) + BigInt(fixed) * 10_000n;
          expect(marked * 10_000n >= exactTimes10000).toBe(true);
          // Below 0.99 there is no lower amount that ends so.
          expect(marked <= 9900n || marked * 10_000n - exactTimes10000 < 10_000n * 10_000n).toBe(true);
          const [step, end] = endingOf(currency, rounding);
          expect(marked % step).toBe(end);
        },
      ),
    );
  });

  it('keeps the order of prices, and a higher mark-up never makes one cheaper', () => {
    assert(
      property(anyUnits, anyUnits, anyPercent, anyPercent, anyRounding, (a, b, low, high, rounding) => {
        const at = (units: number, percentHundredths: number): number =>
          unitsOf(addMarkUp(money(units), { percentHundredths, fixed: null, rounding }));
        expect(at(Math.min(a, b), low)).toBeLessThanOrEqual(at(Math.max(a, b), low));
        expect(at(a, Math.min(low, high))).toBeLessThanOrEqual(at(a, Math.max(low, high)));
      }),
    );
  });

  it('changes nothing when it is done twice with nothing to add', () => {
    assert(
      property(anyUnits, anyRounding, (units, rounding) => {
        const once = addMarkUp(money(units), rule({ rounding }));
        expect(once === null ? null : addMarkUp(once, rule({ rounding }))).toEqual(once);
      }),
    );
  });
});

describe('describeMarkUp', () => {
  it('says the whole rule', () => {
    expect(describeMarkUp(rule({ percentHundredths: 1250, fixed: money(5000) }))).toBe(
      '+ 12.5 % + 0.5 USD, up to x.99',
    );
    expect(describeMarkUp(rule({ rounding: 'smallest' }))).toBe('+ 0 %, up to the smallest amount of the currency');
  });
});
