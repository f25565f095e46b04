import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundFare } from './fare.ts';

describe('roundFare', () => {
  it.each([
    [0, 0],
    [4.62, 4.62],
    [19.99, 19.99],
    [20.49, 20],
    [20.5, 21],
    [113.63, 114],
  ])('shows %s as %s', (amount, fare) => {
    expect(roundFare(Math.round(amount * 10_000)) / 10_000).toBe(fare);
  });

  it('never changes the order of prices', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 30), fc.nat(2 ** 30), (a, b) => {
        expect(Math.sign(roundFare(a) - roundFare(b)) * Math.sign(a - b)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
