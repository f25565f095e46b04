import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricePlot } from '#domain/listing/destination-view.ts';
import { currencyOf } from '#tests/support/memory-context.ts';
import { frontierPath, nearestStep, plotTicksGb, plotX, plotY, tripStep } from './plot-scale.ts';

function frontierOf(...points: readonly (readonly [gigabytes: number, units: number])[]): PricePlot['frontier'] {
  return points.map(([gigabytes, units], at) => ({
    dataMb: gigabytes * 1000,
    price: { units, currency: currencyOf('USD') },
    planId: at + 1,
    provider: 'Nori',
    validityDays: 30,
  }));
}

const frontier = frontierOf([1, 100], [5, 200], [10, 400], [50, 1000]);

describe('plotX', () => {
  it('is logarithmic: each tenfold takes the same room', () => {
    expect(plotX(10_000) - plotX(1000)).toBeCloseTo(plotX(100_000) - plotX(10_000), 1);
    expect(plotX(1000)).toBeGreaterThan(0);
    expect(plotX(100_000)).toBeLessThan(100);
  });

  it('never leaves the picture and never turns back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (a, b) => {
        const [less, more] = [plotX(Math.min(a, b)), plotX(Math.max(a, b))];
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(100);
        expect(less).toBeLessThanOrEqual(more);
      }),
    );
  });

  it('has a place of its own for each tick', () => {
    const places = plotTicksGb.map((gigabytes) => plotX(gigabytes * 1000));
    expect(new Set(places).size).toBe(plotTicksGb.length);
  });
});

const axis = { bottomUnits: 10, topUnits: 1000 };

describe('plotY', () => {
  it('is logarithmic: each tenfold takes the same room', () => {
    expect([10, 100, 1000].map((units) => plotY(units, axis))).toEqual([100, 50, 0]);
  });

  it('keeps free plans at the foot', () => {
    expect([plotY(0, axis), plotY(5, axis)]).toEqual([100, 100]);
  });
});

describe('frontierPath', () => {
  it('rises to the price of the next larger plan, and not before its smaller one ends', () => {
    expect(frontierPath(frontierOf([1, 10], [10, 100]), axis)).toBe(`M0 100H${plotX(1000)}V50H${plotX(10_000)}`);
  });

  it('is empty without points', () => {
    expect(frontierPath([], axis)).toBe('');
  });
});

describe('tripStep', () => {
  it('is the first one that is large enough', () => {
    expect([tripStep(frontier, 1), tripStep(frontier, 5000), tripStep(frontier, 5001)]).toEqual([0, 1, 2]);
  });

  it('is none for unlimited data, or for more than there is', () => {
    expect([tripStep(frontier, null), tripStep(frontier, 60_000)]).toEqual([-1, -1]);
  });
});

describe('nearestStep', () => {
  it('finds every step at its own place', () => {
    expect(frontier.map(({ dataMb }) => nearestStep(frontier, plotX(dataMb)))).toEqual([0, 1, 2, 3]);
    expect([nearestStep(frontier, -20), nearestStep(frontier, 200)]).toEqual([0, 3]);
  });
});
