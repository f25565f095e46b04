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
});
