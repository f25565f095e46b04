import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceTo, soften } from './distance-field.ts';

const grids = fc
  .record({ width: fc.integer({ min: 1, max: 14 }), height: fc.integer({ min: 1, max: 14 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      cells: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: width * height, maxLength: width * height }),
    }),
  );

/** Reference implementation: looks at every cell. */
function slowDistance(cells: readonly number[], width: number, cell: number): number {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const inside = cells.flatMap((value, index) => (value === 1 ? [index] : []));
  return Math.min(...inside.map((index) => Math.hypot((index % width) - x, Math.floor(index / width) - y)));
}

describe('distanceTo', () => {
  it('is the exact distance to the nearest cell of the mask', () => {
    fc.assert(
      fc.property(
        grids.filter(({ cells }) => cells.includes(1)),
        ({ width, height, cells }) => {
          const { values } = distanceTo(Uint8Array.from(cells), width, height);
          values.forEach((value, index) => expect(value).toBeCloseTo(slowDistance(cells, width, index), 5));
        },
      ),
    );
  });

  it('is very far everywhere for an empty mask', () => {
    const { values } = distanceTo(new Uint8Array(12), 4, 3);
    expect(Math.min(...values)).toBeGreaterThan(100_000);
  });
});

describe('soften', () => {
  it('leaves an even field as it is and never leaves the range of values', () => {
    const even = { width: 4, height: 3, values: Array.from({ length: 12 }, () => 7) };
    expect(soften(even, 2).values).toEqual(even.values);
    fc.assert(
      fc.property(grids, fc.integer({ min: 1, max: 4 }), ({ width, height, cells }, radius) => {
        const { values } = soften({ width, height, values: cells }, radius);
        expect(values).toHaveLength(cells.length);
        expect(Math.min(...values)).toBeGreaterThanOrEqual(Math.min(...cells));
        expect(Math.max(...values)).toBeLessThanOrEqual(Math.max(...cells));
      }),
    );
  });

  it('spreads a single cell over a square', () => {
    const spot = { width: 5, height: 5, values: Array.from({ length: 25 }, (_, index) => (index === 12 ? 9 : 0)) };
    const { values } = soften(spot, 1);
    expect(values[12]).toBeCloseTo(1, 9);
    expect(values[6]).toBeCloseTo(1, 9);
    expect(values[0]).toBe(0);
  });
});
