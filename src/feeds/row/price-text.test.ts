import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitPrice } from './price-text.ts';

describe('a price as text', () => {
  it.each([
    ['4,50 €', '4,50', ['€']],
    ['US$9.00', '9.00', ['US$']],
    ['£8.00', '8.00', ['£']],
    ['¥1,200', '1,200', ['¥']],
    ['1.234,50 EUR', '1.234,50', ['EUR']],
    ['EUR 1 234,50', '1 234,50', ['EUR']],
    ['１，２００円', '1,200', ['円']],
    ['$9 USD', '9', ['$', 'USD']],
    ['R$ 12', '12', ['R$']],
    ['1200 Kč', '1200', ['Kč']],
  ])('%s is taken apart', (text, number, beside) => {
    expect(splitPrice(text)).toEqual({ number, beside });
  });

  it.each(['from 4.50', '4.50/day', '4.50-9.00', '2 x 4.50', 'free', '', '-4.50', '€'])('%j is no price', (text) => {
    expect(splitPrice(text)).toEqual({ number: text, beside: [] });
  });

  it('is found between any code and any space', () => {
    const beside = fc.constantFrom('€', 'USD', 'A$', '£', 'CHF', 'kr');
    const amount = fc
      .tuple(fc.nat(99_999), fc.nat(99))
      .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
    fc.assert(
      fc.property(
        beside,
        amount,
        fc.constantFrom('', ' ', '\u00a0', '\u202f'),
        fc.boolean(),
        (sign, number, space, isFirst) => {
          const text = isFirst ? `${sign}${space}${number}` : `${number}${space}${sign}`;
          expect(splitPrice(text)).toEqual({ number, beside: [sign] });
        },
      ),
    );
  });
});
