import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { maySay, meaningOfSign } from './currency-sign.ts';

describe('the sign of a currency', () => {
  it.each([
    ['€', 'EUR'],
    ['£', 'GBP'],
    ['US$', 'USD'],
    ['A$', 'AUD'],
    ['R$', 'BRL'],
    ['円', 'JPY'],
    ['zł', 'PLN'],
    ['euro', 'EUR'],
    ['euros', 'EUR'],
    ['$US', 'USD'],
    ['usd$', 'USD'],
    ['C$', 'CAD'],
    ['AU$', 'AUD'],
    ['S$', 'SGD'],
    ['SG$', 'SGD'],
    ['RMB', 'CNY'],
    ['元', 'CNY'],
    ['원', 'KRW'],
    ['Fr.', 'CHF'],
    ['₫', 'VND'],
  ])('%s is %s', (sign, code) => {
    expect(meaningOfSign(sign)?.code).toBe(code);
  });

  it.each([
    ['$', ['USD', 'AUD', 'CAD', 'HKD']],
    ['¥', ['JPY', 'CNY']],
    ['kr', ['SEK', 'NOK', 'DKK']],
  ])('%s alone does not say which', (sign, some) => {
    expect(meaningOfSign(sign)?.code).toBeNull();
    expect(meaningOfSign(sign)?.allowed).toEqual(expect.arrayContaining(some));
  });

  it('is no other word', () => {
    expect(meaningOfSign('GB')).toBeNull();
    expect(meaningOfSign('day')).toBeNull();
    expect(meaningOfSign('constructor')).toBeNull();
  });

  it('is no single letter, which is a unit more often', () => {
    expect(meaningOfSign('R')).toBeNull();
    expect(meaningOfSign('L')).toBeNull();
    expect(meaningOfSign('')).toBeNull();
  });
});

describe('what stands beside an amount', () => {
  it.each([
    ['usd', 'USD', true],
    ['EUR', 'USD', false],
    ['$', 'USD', true],
    ['$', 'AUD', true],
    ['$', 'EUR', false],
    ['¥', 'CNY', true],
    ['US$', 'AUD', false],
    ['RMB', 'CNY', true],
    ['day', 'USD', false],
    ['EURO', 'EUR', true],
  ])('%s may be said of %s: %s', (beside, code, isRight) => {
    expect(maySay(beside, code as CurrencyCode)).toBe(isRight);
  });
});
