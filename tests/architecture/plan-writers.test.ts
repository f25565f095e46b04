import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Tables that are made from statements and overlays. */
const projected = 'plan|plan_check|plan_own_price|plan_promo|price_observation|destination_low';

const writes = new RegExp(
  `(?:insertInto|updateTable|deleteFrom)\\('(?:${projected})'\\)|(?:insert into|update|delete from|insertStatement\\()\\s*'?(?:${projected})['\\s]`,
);

/** What writes them besides: migrations, and what writes whole databases. */
const writers = globSync('src/**/*.ts', { exclude: ['src/database/**', 'src/**/*.test.ts'] })
  .filter((file) => writes.test(readFileSync(file, 'utf8')))
  .toSorted();

it('only catalogue/project writes plans, observations and lows', () => {
  expect(writers.filter((file) => !file.startsWith('src/catalogue/project/'))).toEqual([]);
  // The pattern still finds those that do.
  expect(writers).toContain('src/catalogue/project/save-plans.ts');
  expect(writers).toContain('src/catalogue/project/publish-change.ts');
});
