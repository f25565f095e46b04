import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureCoast, type CoastField } from './coast-field.ts';

const sheet = { width: 120, height: 80, cell: 4, reach: 200 };

/** A square island between 40 and 80. */
const island = { points: [40, 20, 80, 20, 80, 60, 40, 60], isClosed: true };

/** At the grid's point there. */
function valueOf({ columns, cell, left, top, values }: CoastField, x: number, y: number): number {
  return values[((y - top) / cell) * columns + (x - left) / cell] ?? Number.NaN;
}

const valueAt = (x: number, y: number): number => valueOf(measureCoast([island], sheet), x, y);

describe('measureCoast', () => {
  it('is the distance to the coast at sea, negative, and inland', () => {
    expect(valueAt(20, 40)).toBeCloseTo(-20, 6);
    expect(valueAt(60, 100)).toBeCloseTo(-40, 6);
    expect(valueAt(52, 40)).toBeCloseTo(12, 6);
  });

  it('is the distance to the nearest corner, softened by less than a pixel', () => {
    expect(Math.abs(valueAt(100, 80) + Math.hypot(20, 20))).toBeLessThan(0.5);
  });

  it('knows land that lies beyond the sheet', () => {
    const land = { points: [-40, -40, -20, -40, -20, 120, -40, 120], isClosed: true };
    expect(valueOf(measureCoast([land], sheet), 0, 40)).toBeCloseTo(-20, 6);
  });

  it('ends out of reach of the coast, and is the same before', () => {
    const [whole, near] = [measureCoast([island], sheet), measureCoast([island], { ...sheet, reach: 16 })];
    const end = near.left + near.cell * (near.columns - 1);
    expect([near.left, near.top, end]).toEqual([20, 0, 100]);
    for (const x of [24, 60, 96]) expect(valueOf(near, x, 40)).toBe(valueOf(whole, x, 40));
  });

  it('is of the size of a cell where there is no coast', () => {
    expect(measureCoast([], sheet).values.length).toBe(4);
  });

  it('is as far as the nearest of any points, within a cell', () => {
    const point = fc.record({ x: fc.integer({ min: 5, max: 115 }), y: fc.integer({ min: 5, max: 75 }) });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), point, (islets, asked) => {
        const rings = islets.map(({ x, y }) => ({ points: [x, y], isClosed: true }));
        const field = measureCoast(rings, sheet);
        const { cell } = field;
        const [atX, atY] = [Math.round(asked.x / cell) * cell, Math.round(asked.y / cell) * cell];
        const nearest = Math.min(...islets.map(({ x, y }) => Math.hypot(atX - x, atY - y)));
        // Close to an islet the mean of neighbours is far from the distance of the one in the middle.
        fc.pre(nearest > 3 * cell);
        expect(Math.abs(nearest + valueOf(field, atX, atY))).toBeLessThan(cell);
      }),
      { numRuns: 300 },
    );
  });
});
