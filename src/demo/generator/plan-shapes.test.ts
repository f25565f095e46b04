import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleShapes, type PlanShape } from './plan-shapes.ts';
import { createRandom } from './random.ts';

/** Speeds are sampled from eight stated ones, including "none", and a rest. */
const evenSpeeds = Array.from({ length: 9 }, () => 1 / 9);
const habits = {
  kindShares: [0.47, 0.32, 0.2, 0.01],
  reducedSpeedShares: evenSpeeds,
};

const shapes = (count: number, query: Partial<typeof habits> = {}): readonly PlanShape[] =>
  sampleShapes(count, { ...habits, ...query }, createRandom('shapes'));

describe('sampleShapes', () => {
  it('never gives two alike, however many are asked for', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(200), (seed, count) => {
        const sampled = sampleShapes(count, habits, createRandom(seed));
        expect(sampled).toHaveLength(count);
        const keys = sampled.map(({ kind, dataMb, days, edition }) =>
          kind === 'unlimited' ? `${kind} ${days} ${edition}` : `${kind} ${dataMb} ${days} ${edition}`,
        );
        expect(new Set(keys).size).toBe(count);
      }),
      { numRuns: 50 },
    );
  });

  it('samples only what the kind shares allow', () => {
    const onlyDaily = shapes(100, { kindShares: [0, 0, 1, 0] });
    expect(new Set(onlyDaily.map((shape) => shape.kind))).toEqual(new Set(['daily']));
    expect(onlyDaily.every((shape) => [500, 1000, 2000, 3000].includes(shape.dataMb ?? 0))).toBe(true);
  });

  it('states an allowance and the speed after it as often as a daily plan states its speed, or neither', () => {
    const unlimited = shapes(400, { kindShares: [0, 1, 0, 0] });
    const stated = unlimited.filter((shape) => shape.dataMb !== null);
    expect(stated.length / 400).toBeCloseTo(8 / 9, 1);
    expect(stated.every((shape) => shape.reducedSpeedKbps !== null && (shape.dataMb ?? 0) <= 100_000)).toBe(true);
    const unstated = unlimited.filter((shape) => shape.dataMb === null);
    expect(unstated.every((shape) => shape.reducedSpeedKbps === null)).toBe(true);
    const silent = { kindShares: [0, 1, 0, 0], reducedSpeedShares: [0, 1] };
    expect(shapes(50, silent).every((shape) => shape.dataMb === null)).toBe(true);
  });

  it('slows only daily and unlimited plans', () => {
    const others = shapes(300).filter((shape) => shape.kind === 'fixed' || shape.kind === 'trial');
    expect(others.every((shape) => shape.reducedSpeedKbps === null)).toBe(true);
    const speeds = new Set(shapes(300, { kindShares: [0, 0, 1, 0] }).map((shape) => shape.reducedSpeedKbps));
    expect(speeds).toContain(128);
    expect(speeds).toContain(null);
  });

  it('rarely makes a fixed plan that never expires, and no other kind', () => {
    const random = createRandom('no expiry');
    const sampled = Array.from({ length: 500 }, () => sampleShapes(20, habits, random)).flat();
    const endless = sampled.filter((shape) => shape.days === null);
    expect(endless.length).toBeGreaterThan(5);
    expect(endless.length / sampled.length).toBeLessThan(0.01);
    expect(new Set(endless.map((shape) => shape.kind))).toEqual(new Set(['fixed']));
  });
});
