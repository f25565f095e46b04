import { describe, expect, it } from 'vitest';
import { meaningOfSign } from './currency-sign.ts';

describe('the sign of a currency', () => {
  it.each([
    ['€', 'EUR'],
    ['£', 'GBP'],
    ['US$', 'USD'],
    ['A$', 'AUD'],
    ['R$', 'BRL'],
    ['円', 'JPY'],
    ['zł', 'PLN'],
    ['euros', 'EUR'],
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
});
