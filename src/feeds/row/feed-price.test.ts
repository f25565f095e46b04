import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { readCurrency, readPaidPrice, readPrice } from './feed-price.ts';

const usd = 'USD' as CurrencyCode;

describe('a price', () => {
  it.each([
    ['4.5', 45_000],
    [' 4.50 ', 45_000],
    [4.5, 45_000],
    [384.39, 3_843_900],
    ['0', 0],
  ])('%j is %d units', (amount, units) => {
    expect(readPrice(amount, usd, 'price')).toEqual({ ok: true, value: { units, currency: 'USD' } });
  });

  it.each([
    ['', 'missing-field'],
    ['-0.01', 'negative-price'],
    [-4, 'negative-price'],
    ['free', 'bad-price'],
    ['1,000', 'bad-price'],
    [1e21, 'bad-price'],
    [Number.NaN, 'bad-price'],
    ['0.00001', 'bad-price'],
    ['-', 'missing-field'],
    [' – ', 'missing-field'],
    ['-$4', 'negative-price'],
    ['−4.50', 'negative-price'],
  ])('%j is refused as %s', (amount, reason) => {
    expect(readPrice(amount, usd, 'price')).toMatchObject({ ok: false, reason: { reason, field: 'price' } });
  });

  it.each([
    ['4.12345', 'USD', 41_200],
    ['4.125001', 'USD', 41_300],
    ['1234.56789', 'JPY', 12_350_000],
    ['0.123456', 'KWD', 1230],
    [0.1 + 0.2, 'EUR', 3000],
  ])('%j with more than four decimals is rounded as %s is, and the sent value is kept', (sent, currency, units) => {
    expect(readPrice(sent, currency as CurrencyCode, 'price')).toEqual({
      ok: true,
      value: { units, currency, sent: String(sent) },
    });
  });

  it('of nothing is a mistake where plans are paid for', () => {
    expect(readPaidPrice('0.00', usd, 'price')).toMatchObject({ reason: { reason: 'zero-price', value: '0.00' } });
    expect(readPaidPrice('0.01', usd, 'price').ok).toBe(true);
    expect(readPaidPrice('-1', usd, 'price')).toMatchObject({ reason: { reason: 'negative-price' } });
  });

  it('in cents comes out to the last cent', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(readPrice(text, usd, 'price')).toMatchObject({ value: { units: cents * 100 } });
        expect(readPrice(Number(text), usd, 'price')).toMatchObject({ value: { units: cents * 100 } });
      }),
    );
  });
});

describe('a currency', () => {
  it('is a code in use', () => {
    expect(readCurrency(' eur ', 'currency')).toEqual({ ok: true, value: 'EUR' });
    expect(readCurrency('GBp', 'currency')).toMatchObject({ reason: { reason: 'bad-currency', value: 'GBp' } });
    expect(readCurrency('ZZZ', 'currency')).toEqual({
      ok: false,
      reason: { reason: 'bad-currency', field: 'currency', value: 'ZZZ' },
    });
  });
});
