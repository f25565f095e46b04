import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/database.ts';
import { deliverThroughKills } from '#tests/support/deliver-through-kills.ts';

const count = Number(process.env['DELIVERIES'] ?? 1_000);

describe.each(engines)('a site on %s whose instances are killed while its receivers fail', (engine) => {
  it('delivers every mail and webhook, and what comes again has the id that it had', async () => {
    const report = await deliverThroughKills(engine, count);
    console.log(engine, report);
    const nothing = { crashes: 0, lost: [], renamed: [], simultaneous: [], unfinished: [] };
    expect(report).toMatchObject({ deliveries: count, ids: count, ...nothing });
    for (const done of [report.kills, report.repeats]) expect(done).toBeGreaterThan(0);
  });
});
