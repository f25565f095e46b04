import { describe, expect, it } from 'vitest';
import { percentileOf } from '#domain/kernel/percentile.ts';
import { engines } from '#tests/support/database.ts';
import { soak, type SoakReport } from '#tests/support/soak.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 1);

/** Before this time a process is still getting warm, and its memory says nothing. */
const warmMinutes = 10;

function print({ kinds, confirmed, faults, lost, doubled, commands, ...rest }: SoakReport): void {
  const rows = Object.entries(kinds).map(([kind, { answered, unavailable, broken, times }]) => {
    const [p50, p99] = [0.5, 0.99].map((share) => Math.round(percentileOf(times, share) ?? 0));
    return [kind, { answered, unavailable, broken, p50, p99 }] as const;
  });
  console.table(Object.fromEntries(rows));
  const counts = { confirmed: confirmed.size, lost: lost.length, doubled: doubled.length, faults: faults.length };
  console.log({ ...rest, ...counts, commands });
}

describe.each(engines)('a site on %s under visitors, kills and restarts', (engine) => {
  it('loses no review, doubles none, and says nothing worse than to come back', async () => {
    const report = await soak(engine, minutes);
    print(report);
    expect(report).toMatchObject({ faults: [], lost: [], doubled: [], crashes: 0 });
    expect(report.commands.badCommands).toEqual([]);
    expect(report.databaseRestarts).toBe(engine === 'postgres' ? 3 : 0);
    expect(report.kills).toBeGreaterThanOrEqual(3);
    const { moderated, imports } = report.commands;
    const answered = Object.values(report.kinds).map((counts) => counts.answered);
    for (const done of [...answered, report.confirmed.size, moderated, imports]) expect(done).toBeGreaterThan(0);
    const [first = 0, ...later] = report.memory;
    const grown = minutes >= warmMinutes ? Math.max(...later) / first : 1;
    expect(grown).toBeLessThan(1.5);
  });
});
