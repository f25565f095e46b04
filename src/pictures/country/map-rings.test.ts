import { describe, expect, it } from 'vitest';
import { areaOf, boundsOf, writeCurve, writePath } from './map-rings.ts';

const square = { points: [1, 1, 3, 1, 3, 4, 1, 4], isClosed: true };

describe('rings', () => {
  it('have an area and bounds', () => {
    expect([areaOf(square), boundsOf(square.points)]).toEqual([6, [1, 1, 3, 4]]);
  });

  it('are written as steps, closed or open', () => {
    expect(writePath([square], 0)).toBe('M1 1l2 0 0 3-2 0Z');
    expect(writePath([{ ...square, isClosed: false }], 0)).toBe('M1 1l2 0 0 3-2 0');
  });

  it('are exact to a pixel or to a tenth, and roundings do not add up', () => {
    const line = {
      points: Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? index * 0.26 : 0)),
      isClosed: false,
    };
    expect(writePath([{ points: [0.04, -0.06, 10.52, 0.31], isClosed: false }], 1)).toBe('M0-.1l10.5 .4');
    const steps = [...writePath([line], 1).matchAll(/-?(?:\d+\.\d+|\.\d+|\d+)/g)].map(Number);
    const x = steps.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + step, 0);
    expect(x).toBeCloseTo(18 * 0.26, 1);
  });

  it('leave points out that fall on the one before, and keep an islet of one point', () => {
    expect(writePath([{ points: [5, 5, 5.2, 5.1, 4.9, 5], isClosed: true }], 0)).toBe('M5 5h.3Z');
    expect(writePath([{ points: [5, 5, 5.2, 5.1], isClosed: false }], 0)).toBe('');
  });
});

describe('writeCurve', () => {
  it('touches each side in its middle, with one point of control', () => {
    expect(writeCurve([0, 0, 8, 0, 8, 8, 0, 8])).toBe('M0 4q0-4 4-4t4 4-4 4-4-4Z');
  });

  it('draws nothing of less than a triangle', () => {
    expect(writeCurve([0, 0, 0.4, 0.3, 9, 9])).toBe('');
  });
});
