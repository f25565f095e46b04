import { expect, it } from 'vitest';
import { comparePrices } from './compare-prices.ts';

it.each([
  [13, 9.5, 'more', 37],
  [5, 9.5, 'less', 47],
  [9.52, 9.5, 'same', 0],
  [19, 9.5, 'times', 2],
  [96, 9.5, 'times', 10],
] as const)('compares %d with %d as %s %d', (price, other, kind, number) => {
  expect(comparePrices(price, other)).toEqual({ kind, number });
});
