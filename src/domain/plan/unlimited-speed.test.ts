import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeSpeed, isUsableSpeed, usableSlowMbPerDay } from './unlimited-speed.ts';

test.each([
  [64, 'messages'],
  [128, 'messages'],
  [255, 'messages'],
  [256, 'maps'],
  [512, 'maps'],
  [749, 'maps'],
  [750, 'music'],
  [1000, 'music'],
  [2499, 'music'],
  [2500, 'video'],
  [10_000, 'video'],
])('%d kbit/s is good for %s', (kbps, use) => {
  expect(describeSpeed(kbps)).toBe(use);
});

// Four hours are 14,400 s: at 1 Mbit/s 14,400 Mbit, which are 1800 MB.
test.each([
  [1000, 1800],
  [5000, 9000],
  [1001, 1801],
])('%d kbit/s carry %d MB in the active hours of a day', (kbps, megabytes) => {
  expect(usableSlowMbPerDay(kbps)).toBe(megabytes);
});

test.each([0, 128, 512, 999])('%d kbit/s are too slow to carry anything', (kbps) => {
  expect(isUsableSpeed(kbps)).toBe(false);
  expect(usableSlowMbPerDay(kbps)).toBe(0);
});

test('a higher speed never carries less', () => {
  const anySpeed = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(anySpeed, anySpeed, (a, b) => {
      expect(usableSlowMbPerDay(Math.max(a, b))).toBeGreaterThanOrEqual(usableSlowMbPerDay(Math.min(a, b)));
    }),
  );
});
