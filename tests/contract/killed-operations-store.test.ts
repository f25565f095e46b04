import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/database.ts';
import { killOperations } from '#tests/support/kill-operations.ts';

const kills = Number(process.env['KILLS'] ?? 20);

describe.each(engines)('imports, releases, reverts and retirements on %s that are killed', (engine) => {
  it('have changed nothing or all, and can be done afterwards', async () => {
    const report = await killOperations(engine, kills);
    console.log(engine, report);
    expect(report).toMatchObject({ kills, before: kills - report.after, between: [] });
    expect(report.before).toBeGreaterThan(0);
  }, 600_000);
});
