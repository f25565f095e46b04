import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/database.ts';
import { anyDays, keepOverrides } from '#tests/support/keep-overrides.ts';

const size = { planCount: 24, share: 0.5 };

describe.each(engines)('whatever the operator says over whatever feeds, on %s', (engine) => {
  it('survives 20 imports, an upgrade, a backup, and a move to the other engine and back', async () => {
    await fc.assert(
      fc.asyncProperty(anyDays(size, 4), async (days) => {
        expect(await keepOverrides(engine, size, days)).toBe(20);
      }),
      // A smaller example would take minutes.
      { numRuns: 1, endOnFailure: true },
    );
  });
});
