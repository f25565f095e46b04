import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.ts';
import { daysBetween, isDay, rateDay, type QuotedDay } from './rate-day.ts';

const quoted = (quotes: Record<string, unknown>, base = 'EUR', date = '2026-03-18'): QuotedDay => ({
  date,
  base,
  quotes: Object.entries(quotes),
});

function ratesOf(day: QuotedDay): Record<string, number> {
  const read = rateDay(day);
  if (!read.ok) throw new Error(read.reason);
  return Object.fromEntries(read.value.rates);
}

function reasonOf(day: QuotedDay): string {
  const read = rateDay(day);
  return read.ok ? 'no refusal' : read.reason;
}

describe('rateDay', () => {
  it('reckons everything for one dollar, the base among it', () => {
    expect(ratesOf(quoted({ USD: 1.15, JPY: 183.49, chf: '0.9073' }))).toEqual({
      USD: 100_000_000,
      JPY: 15_955_652_174,
      CHF: 78_895_652,
      EUR: 86_956_522,
    });
  });

  it('keeps the decimals of quotes in dollars, to the eighth', () => {
    expect(ratesOf(quoted({ EUR: '0.123456785', BHD: 0.376, LAK: '21999.123456784' }, 'usd'))).toEqual({
      USD: 100_000_000,
      EUR: 12_345_679,
      BHD: 37_600_000,
      LAK: 2_199_912_345_678,
    });
  });

  it('reads rates so small that a number is written with an exponent', () => {
    expect(ratesOf(quoted({ USD: 1e-7, KWD: 3e-8 }, 'VND'))).toMatchObject({
      KWD: 30_000_000,
      VND: 1_000_000_000_000_000,
    });
  });

  it('reads a number by its shortest decimal text, as if it were quoted', () => {
    // The double nearest to it lies below: read by its binary value it would be rounded down.
    expect(ratesOf(quoted({ EUR: 0.123_456_785 }, 'USD'))).toMatchObject({ EUR: 12_345_679 });
  });

  it('reads texts with blanks around them, very small ones, and more decimals than count', () => {
    expect(ratesOf(quoted({ USD: ' 1.25 ', KWD: '0.00000003', JPY: `183.5${'0'.repeat(30)}` }))).toEqual({
      USD: 100_000_000,
      EUR: 80_000_000,
      KWD: 2,
      JPY: 14_680_000_000,
    });
  });

  it('keeps rates up to 2^53 - 1, and refuses those below the eighth decimal', () => {
    expect(ratesOf(quoted({ VND: '90071992.54740991' }, 'USD'))).toMatchObject({ VND: Number.MAX_SAFE_INTEGER });
    expect(reasonOf(quoted({ VND: '90071992.54740992' }, 'USD'))).toBe('its rate of VND is out of range');
    expect(reasonOf(quoted({ KWD: '0.000000004' }, 'USD'))).toBe('its rate of KWD is out of range');
  });

  it('quotes no more than the start of what it refuses', () => {
    const [long, start] = ['x'.repeat(100), 'x'.repeat(40)];
    expect(reasonOf(quoted({ USD: 1 }, 'EUR', long))).toBe(`its date "${start}" is not a date`);
    expect(reasonOf(quoted({ USD: 1 }, long))).toBe(`its base "${start}" is not a currency`);
    expect(reasonOf(quoted({ USD: long }))).toBe(`its rate of USD is "${start}", not a number above zero`);
    expect(reasonOf(quoted({ USD: [long] }))).toBe(`its rate of USD is ${start}, not a number above zero`);
  });

  it('leaves out what is not a currency of the site, whatever its rate', () => {
    expect(ratesOf(quoted({ USD: 1.1, BTC: -1, XAU: Number.NaN, HRK: 7.5 }))).toEqual({
      USD: 100_000_000,
      EUR: 90_909_091,
    });
  });

  it.each([
    [{ USD: 1.1, JPY: Number.NaN }, 'its rate of JPY is NaN, not a number above zero'],
    [{ USD: 1.1, JPY: JSON.parse('1e999') as unknown }, 'its rate of JPY is Infinity'],
    [{ USD: 1.1, JPY: -183 }, 'its rate of JPY is -183'],
    [{ USD: 1.1, JPY: 0 }, 'its rate of JPY is 0'],
    [{ USD: 1.1, JPY: null }, 'its rate of JPY is null'],
    [{ USD: 1.1, JPY: [183] }, 'its rate of JPY is 183'],
    [{ USD: 1.1, JPY: '183,49' }, 'its rate of JPY is "183,49"'],
    [{ USD: 1.1, JPY: 1e22 }, 'its rate of JPY is 1e+22'],
    [{ USD: 1.1, JPY: 999_999_999_999 }, 'its rate of JPY is out of range'],
    [{ USD: 1.1, usd: 1.2 }, 'it names USD twice'],
    [{ USD: 1.1, EUR: 1.01 }, 'its rate of EUR, its own base, is not 1'],
    [{ JPY: 183 }, 'it has no rate of USD'],
  ])('refuses the whole day for %j', (quotes, reason) => {
    expect(reasonOf(quoted(quotes))).toContain(reason);
  });

  it('refuses a base that is not a currency, a day that is none, and nothing at all', () => {
    expect(reasonOf(quoted({ USD: 1 }, 'XAU'))).toContain('its base "XAU"');
    expect(reasonOf(quoted({ EUR: 1 }, 'USD', '2026-02-30'))).toContain('is not a date');
    expect(reasonOf(quoted({ BTC: 1 }, 'USD'))).toContain('no rate of any currency');
  });

  it('gives the same rates whatever currency they are quoted in', () => {
    const known = fc.constantFrom(...currencies.map(({ code }) => code).filter((code) => code !== 'USD'));
    fc.assert(
      fc.property(
        known,
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 1000 }),
        (code, rate, base) => {
          const direct = ratesOf(quoted({ [code]: rate }, 'USD'))[code];
          const crossed = ratesOf(quoted({ USD: base, [code]: rate * base }, code === 'EUR' ? 'CHF' : 'EUR'))[code];
          expect(crossed).toBe(direct);
        },
      ),
    );
  });
});

describe('days', () => {
  it('are those of the calendar', () => {
    expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-01-01T00:00:00Z'].some(isDay)).toBe(false);
    // Other texts that a date may be read from.
    expect(['2026', '2026-02', '+275760-01'].some(isDay)).toBe(false);
  });

  it('are counted from one to the other', () => {
    expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
    expect(daysBetween('2026-03-02', '2026-02-27')).toBe(-3);
  });
});
