import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlanIdSet } from './plan-id-set.ts';

describe('PlanIdSet', () => {
  it('holds exactly what was added, also beyond its first size', () => {
    const anyIds = fc.array(fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 3_000_000 })));
    const property = fc.property(anyIds, anyIds, (added, others) => {
      const ids = new PlanIdSet();
      for (const id of added) ids.add(id);
      const expected = new Set(added);
      for (const id of [...added, ...others]) expect(ids.has(id)).toBe(expected.has(id));
    });
    fc.assert(property);
  });

  it('counts its ids, and tells them as spans', () => {
    const anyIds = fc.array(fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 131_060, max: 131_080 })));
    fc.assert(
      fc.property(anyIds, (added) => {
        const ids = new PlanIdSet();
        for (const id of added) ids.add(id);
        const expected = [...new Set(added)].toSorted((a, b) => a - b);
        expect(ids.size).toBe(expected.length);
        const ranges = [...ids.ranges()];
        expect(
          ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_none, step) => first + step)),
        ).toEqual(expected);
        // Adjacent ranges are merged.
        for (const [index, [first]] of ranges.entries())
          expect(first).toBeGreaterThan((ranges[index - 1]?.[1] ?? -1) + 1);
      }),
    );
  });
});
