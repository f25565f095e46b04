import { expect, it } from 'vitest';
import { apiRows, readMutated } from '#tests/support/mutated-api-rows.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';

/** Damaged rows of every shape, in answers of so many. */
const count = Number(process.env['ROWS'] ?? 100_000);
const inFile = Math.min(count, 5000);

it.each(apiRows)('damaged rows of $format ($shape) make no plan that they do not state', async (api) => {
  const skipped: Record<string, number> = {};
  let [rows, plans] = [0, 0];
  for (let seed = 1; seed * inFile <= count; seed += 1) {
    const outcome = await readMutated(api, inFile, new SeededRandom(seed));
    expect([outcome.rows, outcome.unstated.slice(0, 3)], `seed ${seed}`).toEqual([inFile, []]);
    rows += outcome.rows;
    plans += outcome.plans;
    for (const [reason, each] of Object.entries(outcome.skipped)) skipped[reason] = (skipped[reason] ?? 0) + each;
  }
  console.log(`${api.format} (${api.shape}): ${rows} rows, ${plans} plans, skipped ${JSON.stringify(skipped)}`);
});
