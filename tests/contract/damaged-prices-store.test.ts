import { describe, expect, it } from 'vitest';
import { createTestDatabase, engines } from '#tests/support/database.ts';
import { damagedFile, judgeDamage, publishGoodPlans, type Verdict } from './damaged-prices.ts';
import { sizeOfRun } from '#tests/support/size-of-run.ts';

const [sample, all] = [28, 400];
const count = sizeOfRun(sample, all);

describe.each(engines)('files with damaged prices and amounts on %s', (engine) => {
  it('publish nothing wrong that leaves a trace', async () => {
    await using suite = await createTestDatabase(engine);
    await publishGoodPlans(suite.database);
    const missed: string[] = [];
    const fates: Record<Verdict['fate'], string[]> = { held: [], clean: [], reported: [], silent: [] };
    for (let index = 0; index < count; index += 1) {
      const file = damagedFile(index);
      const verdict = await judgeDamage(suite.database, file);
      fates[verdict.fate].push(`${file.name}: ${verdict.sentence}`);
      missed.push(...verdict.missed.map((value) => `${file.name}: ${value}`));
    }
    expect(missed).toEqual([]);
    expect(Math.min(fates.held.length, fates.clean.length, fates.reported.length)).toBeGreaterThan(4);
    if (count === all) console.log(engine, fates);
  });
});
