import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { midnightAfter, midnightBefore, timeOfDays, wholeDays, type TripTime } from './trip-time.ts';

/** Lands at noon; the night of the second day is an hour longer. */
const clockChange: TripTime = { ...timeOfDays(4), length: 3.25, midnights: [0.5, 1.5 + 1 / 24, 2.5 + 1 / 24] };

describe('timeOfDays', () => {
  it('has a midnight after each day, and two after leaving', () => {
    expect(timeOfDays(2)).toEqual({ length: 2, midnights: [1, 2, 3, 4], boughtAt: 0, landing: null });
  });
});

describe('midnightAfter', () => {
  it('is the next one, however near the one before is', () => {
    const time = timeOfDays(3);
    expect(midnightAfter(time, 0)).toBe(1);
    expect(midnightAfter(time, 0.999)).toBe(1);
    expect(midnightAfter(time, 1)).toBe(2);
    // A remainder of floating point is no time.
    expect(midnightAfter(time, 1 - 1e-9)).toBe(2);
    expect(midnightAfter(time, 0.4, 3)).toBe(3);
  });

  it('goes on by whole days after the last one that is known', () => {
    expect(midnightAfter(clockChange, 2.6)).toBeCloseTo(3.5 + 1 / 24, 9);
    expect(midnightAfter(clockChange, 2.5 + 1 / 24)).toBeCloseTo(3.5 + 1 / 24, 9);
    expect(midnightAfter(clockChange, 4.6)).toBeCloseTo(5.5 + 1 / 24, 9);
    expect(midnightAfter(clockChange, 4.6, 2)).toBeCloseTo(6.5 + 1 / 24, 9);
    expect(midnightAfter(clockChange, 2, 1)).toBeCloseTo(2.5 + 1 / 24, 9);
    expect(midnightAfter(clockChange, 2, 2)).toBeCloseTo(3.5 + 1 / 24, 9);
    expect(midnightAfter(clockChange, 2, 4)).toBeCloseTo(5.5 + 1 / 24, 9);
  });

  it('counts whole days before landing', () => {
    const time = timeOfDays(3);
    expect(midnightAfter(time, -2)).toBe(-1);
    expect(midnightAfter(time, -2, 2)).toBe(0);
    expect(midnightAfter(time, -2, 3)).toBe(1);
    expect(midnightAfter(clockChange, -1, 3)).toBeCloseTo(1.5 + 1 / 24, 9);
    expect(midnightAfter(clockChange, -1e-9)).toBe(0.5);
  });

  it('never goes back, and one more is later', () => {
    const days = fc.integer({ min: 1, max: 40 });
    const at = fc.double({ min: 0, max: 60, noNaN: true });
    fc.assert(
      fc.property(days, at, fc.integer({ min: 1, max: 9 }), (length, start, count) => {
        const next = midnightAfter(timeOfDays(length), start, count);
        expect(next).toBeGreaterThan(start);
        expect(midnightAfter(timeOfDays(length), start, count + 1)).toBeCloseTo(next + 1, 6);
        expect(next).toBeCloseTo(Math.floor(start + 1e-6) + count, 5);
      }),
    );
  });
});

describe('midnightBefore', () => {
  it('is the last one up to a time, or a day before the first', () => {
    expect(midnightBefore(clockChange, 0.5)).toBe(0.5);
    expect(midnightBefore(clockChange, 1.5)).toBe(0.5);
    expect(midnightBefore(clockChange, 0.5 - 1e-9)).toBe(0.5);
    expect(midnightBefore(clockChange, 0.2)).toBe(-0.5);
    expect(midnightBefore(clockChange, 9)).toBeCloseTo(2.5 + 1 / 24, 9);
    expect(midnightBefore({ ...clockChange, midnights: [] }, 0)).toBe(0);
  });
});

describe('wholeDays', () => {
  it('counts a begun day, and no remainder', () => {
    expect([3.25, 3, 3 + 1e-9, 0.1].map((length) => wholeDays({ ...clockChange, length }))).toEqual([4, 3, 3, 1]);
  });
});
