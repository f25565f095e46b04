import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classOf, priceClassCount, priceClasses, readClassMask, writeClassMask } from './price-classes.ts';
import { globalRegion, findRegion } from '#domain/place/regions.ts';

const amounts = fc.array(fc.oneof(fc.nat(60), fc.nat(400_000)), { maxLength: 80 });
const anyFinest = fc.constantFrom(10, 100, 10_000);
const members = findRegion(globalRegion)?.countries ?? [];

describe('classes', () => {
  it('hold every amount once, from low to high, and no class is empty', () => {
    fc.assert(
      fc.property(amounts, anyFinest, (all, finest) => {
        const classes = priceClasses(all, { finest });
        expect(classes.length).toBeLessThanOrEqual(priceClassCount);
        expect(classes.length > 0).toBe(all.length > 0);
        expect(classes.slice(1).map(({ from }) => from)).toEqual(classes.slice(0, -1).map(({ to }) => to));
        expect([classes[0]?.from ?? null, classes.at(-1)?.to ?? null]).toEqual([null, null]);
        const held = classes.map((_, index) => all.filter((each) => classOf(each, classes) === index + 1).length);
        expect(held.every((count) => count > 0)).toBe(true);
        expect(held.reduce((sum, count) => sum + count, 0)).toBe(all.length);
      }),
    );
  });

  it('have round borders, none finer than the currency is shown', () => {
    fc.assert(
      fc.property(amounts, anyFinest, (all, finest) => {
        for (const border of priceClasses(all, { finest }).flatMap(({ to }) => to ?? [])) {
          expect(border % finest).toBe(0);
          expect(String(border)).toMatch(/^(?:1|15|2|25|3|4|5|6|8)0*$/);
        }
      }),
    );
  });

  it('are about equally full', () => {
    const spread = Array.from({ length: 200 }, (_, index) => 4_000 * 1.02 ** index);
    const classes = priceClasses(spread, { finest: 100 });
    const held = classes.map((_, index) => spread.filter((each) => classOf(each, classes) === index + 1).length);
    expect(classes).toHaveLength(priceClassCount);
    expect(Math.min(...held)).toBeGreaterThanOrEqual(30);
  });

  it('take a border up, so that a price on it is in the dearer class', () => {
    const classes = priceClasses([10_000, 20_000, 30_000], { finest: 100 });
    expect(classes.map(({ to }) => to)).toEqual([20_000, 30_000, null]);
    expect([19_999, 20_000, 30_000].map((amount) => classOf(amount, classes))).toEqual([1, 2, 3]);
  });

  it('come back from their mask', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: members.length, maxLength: members.length });
    fc.assert(
      fc.property(digits, (each) => {
        const classes = new Map(members.map((code, index) => [code, each[index] ?? 0]));
        expect(readClassMask(members, writeClassMask(members, classes))).toEqual(classes);
      }),
    );
    expect(readClassMask(members, '1'.repeat(members.length - 1))).toBeNull();
    expect(readClassMask(members, '6'.repeat(members.length))).toBeNull();
  });
});
