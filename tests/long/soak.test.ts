import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/database.ts';
import { soak } from './soak.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 1);

/** Before this time a process is still getting warm, and its memory says nothing. */
const warmMinutes = 10;

describe.each(engines)('a site on %s under visitors, kills and restarts', (engine) => {
  it('loses no review, doubles none, and says nothing worse than to come back', async () => {
    const report = await soak(engine, minutes);
    console.log(engine, report);
    expect(report).toMatchObject({ faults: [], lost: [], doubled: [], crashes: 0 });
    expect(report.databaseRestarts).toBe(engine === 'postgres' ? 3 : 0);
    expect(report.kills).toBeGreaterThanOrEqual(3);
    expect(Object.keys(report.done).toSorted()).toEqual(['approval', 'call', 'import', 'list', 'page', 'review']);
    const [first = 0, ...later] = report.memory;
    const grown = minutes >= warmMinutes ? Math.max(...later) / first : 1;
    expect(grown).toBeLessThan(1.5);
  });
});
