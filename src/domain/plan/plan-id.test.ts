import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlanId } from './plan-id.ts';

describe('readPlanId', () => {
  it('reads every number that it is given as one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        expect(readPlanId(String(id))).toBe(id);
      }),
    );
  });

  it.each([null, '', '0', '-1', '07', '1e3', '1.5', ' 1', '9999999999', 'x'])('takes %s for no number', (text) => {
    expect(readPlanId(text)).toBeNull();
  });
});
