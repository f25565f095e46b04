import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { damagedFile, judgeDamage, publishGoodPlans, type Verdict } from '#tests/support/damaged-prices.ts';

const count = Number(process.env['PRICE_FILES'] ?? 400);

it('files with damaged prices and amounts publish nothing wrong that leaves a trace', async () => {
  await using suite = await createTestDatabase('sqlite');
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
  const { held, clean, reported, silent } = fates;
  console.log(
    `Of ${count} files ${held.length} were held, ${clean.length} published nothing wrong, ${reported.length} something wrong without a trace ` +
      `that the report names, ${silent.length} in silence:\n${[...held, ...clean, ...reported, ...silent].join('\n')}`,
  );
});
