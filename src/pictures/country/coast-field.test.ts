import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureCoast } from './coast-field.ts';

const sheet = { width: 120, height: 80, cell: 4 };

/** A square island between 40 and 80. */
const island = { points: [40, 20, 80, 20, 80, 60, 40, 60], isClosed: true };

function valueAt(x: number, y: number): number {
  const { columns, cell, margin, values } = measureCoast([island], sheet);
  return values[((y + margin) / cell) * columns + (x + margin) / cell] ?? Number.NaN;
}

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
    const { columns, margin, cell, values } = measureCoast(
      [{ points: [-40, -40, -20, -40, -20, 120, -40, 120], isClosed: true }],
      sheet,
    );
    expect(values[((40 + margin) / cell) * columns + margin / cell]).toBeCloseTo(-20, 6);
  });

  it('is as far as the nearest of any points, within a cell', () => {
    const point = fc.record({ x: fc.integer({ min: 5, max: 115 }), y: fc.integer({ min: 5, max: 75 }) });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), point, (islets, asked) => {
        const rings = islets.map(({ x, y }) => ({ points: [x, y], isClosed: true }));
        const { columns, cell, margin, values } = measureCoast(rings, sheet);
        const [column, row] = [Math.round((asked.x + margin) / cell), Math.round((asked.y + margin) / cell)];
        const distances = islets.map(({ x, y }) => Math.hypot(column * cell - margin - x, row * cell - margin - y));
        const nearest = Math.min(...distances);
        // Close to an islet the mean of neighbours is far from the distance of the one in the middle.
        fc.pre(nearest > 3 * cell);
        expect(Math.abs(nearest + (values[row * columns + column] ?? 0))).toBeLessThan(cell);
      }),
      { numRuns: 300 },
    );
  });
});
