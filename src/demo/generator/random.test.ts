import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const take = <Value>(count: number, sample: () => Value): readonly Value[] => Array.from({ length: count }, sample);

describe('createRandom', () => {
  it('gives the same values for the same seed, now and on every machine', () => {
    const random = createRandom('roamchart');
    expect(take(3, random.next)).toMatchInlineSnapshot(`
      [
        0.19719782355241477,
        0.18062296696007252,
        0.4421048180665821,
      ]
    `);
  });

  it('gives unrelated values for seeds that differ in one letter', () => {
    const [first, second] = [createRandom('seed a'), createRandom('seed b')];
    const same = take(1000, () => Math.abs(first.next() - second.next()) < 0.01).filter(Boolean).length;
    expect(same).toBeLessThan(60);
  });

  it('is uniform: every tenth gets about a tenth', () => {
    const random = createRandom('uniform');
    const counts = new Map<number, number>();
    for (const value of take(50_000, random.next)) {
      const tenth = Math.floor(value * 10);
      counts.set(tenth, (counts.get(tenth) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const count of counts.values()) expect(Math.abs(count - 5000)).toBeLessThan(300);
  });

  it('samples a standard normal', () => {
    const random = createRandom('normal');
    const values = take(50_000, random.normal);
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(Math.abs(Math.sqrt(variance) - 1)).toBeLessThan(0.02);
    expect(values.every(Number.isFinite)).toBe(true);
  });

  it('keeps whole numbers between their bounds, and reaches both', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 0, max: 4 }),
        (seed, low, width) => {
          const random = createRandom(seed);
          const values = new Set(take(300, () => random.between(low, low + width)));
          expect([...values].toSorted((a, b) => a - b)).toEqual(
            take(
              width + 1,
              (
                (next) => () =>
                  next++
              )(low),
            ),
          );
        },
      ),
    );
  });

  it('answers chances in proportion', () => {
    const random = createRandom('chance');
    const yes = take(20_000, () => random.chance(0.3)).filter(Boolean).length;
    expect(Math.abs(yes / 20_000 - 0.3)).toBeLessThan(0.01);
    expect(take(200, () => random.chance(0)).some(Boolean)).toBe(false);
    expect(take(200, () => random.chance(1)).every(Boolean)).toBe(true);
  });

  it('picks every item and nothing from nothing', () => {
    const random = createRandom('pick');
    expect(new Set(take(200, () => random.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
    expect(() => random.pick([])).toThrow(RangeError);
  });
});
