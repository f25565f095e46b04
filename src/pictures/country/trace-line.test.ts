import { describe, expect, it } from 'vitest';
import { measureCoast } from './coast-field.ts';
import { traceLines } from './trace-line.ts';

const island = { points: [90, 90, 110, 90, 110, 110, 90, 110], isClosed: true };
const field = measureCoast([island], { width: 200, height: 200, cell: 4, reach: 60 });

/** Corners of what a path of one curve touches. */
function boxOf(path: string): readonly number[] {
  const numbers = [...path.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
  let [x = 0, y = 0] = numbers;
  const [xs, ys] = [[x], [y]];
  // Of the first curve only the end counts.
  for (let at = 4; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    xs.push(x);
    ys.push(y);
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

describe('traceLines', () => {
  it('follow the coast at their distances, from near to far', () => {
    const lines = traceLines(field, { count: 2, unit: 10, power: 1, thickness: 0, tolerance: 0.5 });
    for (const [index, distance] of [10, 20].entries()) {
      const [left = 0, top = 0, right = 0, bottom = 0] = boxOf(lines[index] ?? '');
      for (const [found, wanted] of [
        [left, 90 - distance],
        [top, 90 - distance],
        [right, 110 + distance],
        [bottom, 110 + distance],
      ] as const)
        expect(Math.abs(found - wanted)).toBeLessThan(3);
    }
  });

  it('run inland for a negative unit, and are empty where no land is as deep', () => {
    const [near = '', far] = traceLines(field, { count: 2, unit: -5, power: 2, thickness: 0, tolerance: 0.5 });
    expect(boxOf(near)[0]).toBeGreaterThan(92);
    expect(far).toBe('');
  });

  it('keep their distance from a coast that is drawn thicker', () => {
    const [line = ''] = traceLines(field, { count: 1, unit: 10, power: 1, thickness: 6, tolerance: 0.5 });
    expect(Math.abs((boxOf(line)[0] ?? 0) - 74)).toBeLessThan(3);
  });
});
