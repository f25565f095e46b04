import { describe, expect, it } from 'vitest';
import { percentileOf } from './percentile.ts';

describe('percentileOf', () => {
  it('is the amount that the share of all amounts does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_none, index) => 100 - index);
    expect(percentileOf(hundred, 0.95)).toBe(95);
    expect(percentileOf(hundred, 0.5)).toBe(50);
    expect(percentileOf(hundred, 1)).toBe(100);
  });

  it('takes the nearest amount above where the share falls between two', () => {
    expect(percentileOf([10, 2, 33], 0.95)).toBe(33);
    expect(percentileOf([10, 2, 33], 0.5)).toBe(10);
    expect(percentileOf([7], 0.01)).toBe(7);
  });

  it('does not count what is no amount', () => {
    expect(percentileOf([Infinity, 4, Number.NaN, Infinity], 0.95)).toBe(4);
    expect(percentileOf([Infinity], 0.95)).toBeNull();
    expect(percentileOf([], 0.95)).toBeNull();
  });
});
