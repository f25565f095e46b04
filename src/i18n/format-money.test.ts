import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import type { Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { writtenIn } from '#tests/support/written-in.ts';
import { formatFare, formatMoney, formatPerGb, formatTick, formatWholeMoney } from './format-money.ts';

function money(units: number, currency: string): Money {
  return { units, currency: currency as CurrencyCode };
}

describe('formatMoney', () => {
  it.each([
    ['USD', 123_455_000],
    ['EUR', 45_000],
    ['JPY', 123_460_000],
    ['CHF', 125_000],
  ] as const)('writes %s as each language does: decimals, and a space before or after a code', (currency, units) => {
    for (const locale of locales)
      expect(formatMoney(money(units, currency), locale)).toBe(writtenIn[locale].money[currency]);
  });

  it('begins an estimate with the sign for it, also by the gigabyte', () => {
    const estimate = { ...money(45_000, 'EUR'), isEstimate: true };
    expect([formatMoney(estimate, 'en'), formatMoney(estimate, 'it')]).toEqual(['≈\u00a0€4.50', '≈\u00a04,50\u00a0€']);
    expect(formatMoney({ ...money(-45_000, 'EUR'), isEstimate: true }, 'en')).toBe('≈\u00a0-€4.50');
    expect(formatPerGb(estimate, 'en')).toBe('≈\u00a0€4.50/GB');
    expect(formatMoney({ ...money(45_000, 'EUR'), isEstimate: false }, 'en')).toBe('€4.50');
  });

  it('never shows yuan and yen, or two dollars, with the same sign', () => {
    for (const locale of locales) {
      const signs = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD', 'CNY', 'JPY', 'ARS', 'CLP', 'COP'].map(
        (code) => formatMoney(money(0, code), locale).replace(/[\d.,\s]/g, ''),
      );
      expect(new Set(signs).size, locale).toBe(signs.length);
    }
  });

  it('shows three decimals where the currency has them and none where the table says so', () => {
    expect(formatMoney(money(12_345, 'KWD'), 'en')).toBe('KWD\u00a01.235');
    expect(formatMoney(money(12_345_000, 'HUF'), 'en')).toBe('HUF\u00a01,235');
  });

  it('rounds a finer amount half up', () => {
    expect(formatMoney(money(11_749, 'USD'), 'en')).toBe('$1.17');
    expect(formatMoney(money(11_750, 'USD'), 'en')).toBe('$1.18');
    expect(formatMoney(money(10_050, 'USD'), 'en')).toBe('$1.01');
  });

  it('puts the minus before the whole amount, and none before a zero', () => {
    expect(formatMoney(money(-125_000, 'USD'), 'en')).toBe('-$12.50');
    expect(formatMoney(money(-125_000, 'USD'), 'fr')).toBe('-12,50\u00a0$US');
    expect(formatMoney(money(-1, 'USD'), 'en')).toBe('$0.00');
  });

  it('shows every cent of amounts that a float would lose', () => {
    expect(formatMoney(money(Number.MAX_SAFE_INTEGER, 'USD'), 'en')).toBe('$900,719,925,474.10');
    expect(formatMoney(money(8_999_999_999_999_900, 'USD'), 'en')).toBe('$899,999,999,999.99');
  });

  it('gives back the cents it was given, in every language', () => {
    const cents = fc.integer({ min: 0, max: Math.floor(Number.MAX_SAFE_INTEGER / 100) });
    fc.assert(
      fc.property(cents, fc.constantFrom(...locales), (amount, locale) => {
        const digits = formatMoney(money(amount * 100, 'EUR'), locale).replace(/\D/g, '');
        expect(BigInt(digits)).toBe(BigInt(amount));
      }),
    );
  });

  it('never offers a place to break the line', () => {
    const code = fc.constantFrom('USD', 'EUR', 'CHF', 'XOF', 'PLN');
    fc.assert(
      fc.property(fc.maxSafeInteger(), code, fc.constantFrom(...locales), (units, currency, locale) => {
        expect(formatMoney(money(units, currency), locale)).not.toMatch(/[ \t\n\u2009]/);
      }),
    );
  });
});

describe('formatPerGb', () => {
  it('names the gigabyte as the language does', () => {
    for (const locale of locales) expect(formatPerGb(money(11_733, 'USD'), locale)).toBe(writtenIn[locale].perGb);
  });
});

describe('formatTick', () => {
  it('leaves out decimals that say nothing', () => {
    expect(formatTick(money(100_000, 'USD'), 'en')).toBe('$10');
    expect(formatTick(money(5000, 'USD'), 'en')).toBe('$0.5');
    expect(formatTick(money(0, 'EUR'), 'fr')).toBe('0\u00a0€');
  });

  it('shortens what is long', () => {
    expect(formatTick(money(16_000_000_000, 'VND'), 'en')).toBe('₫1.6m');
    expect(formatTick(money(200_000_000, 'JPY'), 'ja')).toBe('¥2万');
  });
});

describe('formatFare', () => {
  it('has no decimals from 20 up, and no mark of an estimate', () => {
    const say = (units: number, locale: Locale = 'en', currency = 'USD') =>
      formatFare({ ...money(units, currency), isEstimate: true } as Money, locale);
    expect([say(46_200), say(199_900), say(200_000), say(1_136_300)]).toEqual(['$4.62', '$19.99', '$20', '$114']);
    expect([say(46_200, 'fr', 'EUR'), say(8_900_000, 'ja', 'JPY')]).toEqual(['4,62\u00a0€', '¥890']);
  });
});

describe('formatWholeMoney', () => {
  it('writes a round amount without decimals, as each language places the sign', () => {
    const say = (locale: Locale, currency = 'USD') =>
      formatWholeMoney({ whole: 1200, currency: currency as CurrencyCode }, locale);
    expect([say('en'), say('ja', 'JPY'), say('es', 'EUR')]).toEqual(['$1,200', '¥1,200', '1200\u00a0€']);
  });
});
