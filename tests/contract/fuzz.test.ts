import { expect, it } from 'vitest';
import { fuzz } from './hostility/fuzz-check.ts';
import { sizeOfRun } from '#tests/support/size-of-run.ts';

const requests = sizeOfRun(1_000, 50_000);
const seed = Number(process.env['SEED'] ?? 36);

it(`${requests} requests that nobody has thought of are answered as described, and never by a fault (SEED=${seed})`, async () => {
  const { checked, statuses, faults } = await fuzz({ requests, seed });
  expect(faults).toEqual([]);
  // Every operation was reached, with valid and invalid requests.
  expect(checked.size).toBeGreaterThan(30);
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 204, 400, 403, 404, 405, 413, 415, 422]));
}, 900_000);
