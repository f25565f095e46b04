import { expect, it } from 'vitest';
import { fuzz } from '#tests/support/fuzz-check.ts';

const requests = Number(process.env['REQUESTS'] ?? 50_000);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

it(`${requests} requests that nobody has thought of are answered as described (SEED=${seed})`, async () => {
  const report = await fuzz({ requests, seed });
  console.log(report.statuses);
  expect(report.faults).toEqual([]);
});
