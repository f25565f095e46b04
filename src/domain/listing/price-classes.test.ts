import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classOf, priceClassCount, priceClasses, readClassMask, writeClassMask } from './price-classes.ts';
import { globalRegion, findRegion } from '#domain/place/regions.ts';

const amounts = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 80 });
const members = findRegion(globalRegion)?.countries ?? [];

describe('classes', () => {
  it('hold every amount once, from low to high, and no class is empty', () => {
    fc.assert(
      fc.property(amounts, (all) => {
        const classes = priceClasses(all);
        expect(classes.length).toBeLessThanOrEqual(priceClassCount);
        expect(classes.length > 0).toBe(all.length > 0);
        for (const [index, { from, to }] of classes.entries()) {
          expect(from).toBeLessThanOrEqual(to);
          expect(from).toBeGreaterThan(classes[index - 1]?.to ?? -1);
          expect(all).toContain(from);
          expect(all).toContain(to);
        }
        for (const amount of all) expect(classOf(amount, classes)).toBeGreaterThan(0);
      }),
    );
  });

  it('are equally full where all amounts differ', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: priceClassCount }), (all) => {
        const classes = priceClasses(all);
        const counts = classes.map((_, index) => all.filter((each) => classOf(each, classes) === index + 1).length);
        expect(classes).toHaveLength(priceClassCount);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
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
