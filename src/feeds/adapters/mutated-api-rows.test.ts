import { expect, it } from 'vitest';
import { apiRows, readMutated } from '#tests/support/mutated-api-rows.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';

it.each(apiRows)('damaged rows of $format ($shape) make no plan that they do not state', async (api) => {
  const { rows, plans, unstated } = await readMutated(api, 400, new SeededRandom(11));
  expect([rows, unstated]).toEqual([400, []]);
  expect(plans).toBeGreaterThan(0);
});
