import { describe, expect, it } from 'vitest';
import { clipRings } from './clip-rings.ts';
import { areaOf, boundsOf } from './map-rings.ts';

const sheet = [0, 0, 10, 10] as const;
const closed = (points: readonly number[]) => ({ points, isClosed: true });

describe('clipRings', () => {
  it('leaves what is inside as it is and drops what is outside', () => {
    const inside = closed([1, 1, 5, 1, 5, 5]);
    expect(clipRings([inside, closed([20, 1, 25, 1, 25, 5])], sheet)).toEqual([inside]);
  });

  it.each([
    ['left', [-5, 2, 5, 2, 5, 8, -5, 8], 30],
    ['right', [5, 2, 15, 2, 15, 8, 5, 8], 30],
    ['top', [2, -5, 8, -5, 8, 5, 2, 5], 30],
    ['bottom', [2, 5, 8, 5, 8, 15, 2, 15], 30],
    ['all sides', [-5, -5, 15, -5, 15, 15, -5, 15], 100],
  ])('cuts land at the edge: %s', (_, points, area) => {
    const [ring] = clipRings([closed(points)], sheet);
    expect(areaOf(ring ?? closed([]))).toBeCloseTo(area, 9);
    const [left, top, right, bottom] = boundsOf(ring?.points ?? []);
    expect([left >= 0, top >= 0, right <= 10, bottom <= 10]).toEqual([true, true, true, true]);
  });

  it('splits a line that leaves and comes back', () => {
    const line = { points: [5, 5, 15, 5, 25, 5, 25, 9, 15, 9, 5, 9], isClosed: false };
    expect(clipRings([line], sheet).map(({ points }) => points)).toEqual([
      [5, 5, 15, 5],
      [15, 9, 5, 9],
    ]);
  });
});
