import { describe, expect, it } from 'vitest';
import { createTestDatabase, engines } from '#tests/support/database.ts';
import { damagedFile, judgeDamage, publishGoodPlans, type Verdict } from '#tests/support/damaged-prices.ts';

describe.each(engines)('files with damaged prices and amounts on %s', (engine) => {
  it('publish nothing wrong that leaves a trace', async () => {
    await using suite = await createTestDatabase(engine);
    await publishGoodPlans(suite.database);
    const missed: string[] = [];
    const fates: Record<Verdict['fate'], number> = { held: 0, clean: 0, reported: 0, silent: 0 };
    for (let index = 0; index < 28; index += 1) {
      const file = damagedFile(index);
      const verdict = await judgeDamage(suite.database, file);
      fates[verdict.fate] += 1;
      missed.push(...verdict.missed.map((value) => `${file.name}: ${value}`));
    }
    expect(missed).toEqual([]);
    expect(Math.min(fates.held, fates.clean, fates.reported)).toBeGreaterThan(4);
  });
});
