import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/database.ts';
import { anyDays, keepOverrides } from '#tests/support/keep-overrides.ts';

const size = { planCount: Number(process.env['OVERRIDE_PLANS'] ?? 100_000), share: 0.02 };

describe.each(engines)('in a large catalogue on %s, what the operator says', (engine) => {
  it('survives 20 imports, an upgrade, a backup, and a move to the other engine and back', async () => {
    await fc.assert(
      fc.asyncProperty(anyDays(size, 4), async (days) => {
        expect(await keepOverrides(engine, size, days)).toBe(20);
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });
});
