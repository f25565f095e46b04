import { describe, expect, it } from 'vitest';
import { fuzz } from '#tests/support/fuzz-check.ts';

describe('1,000 requests that nobody has thought of', () => {
  it('are answered as described, and never by a fault', async () => {
    const { checked, statuses, faults } = await fuzz({ requests: 1_000, seed: 36 });
    expect(faults).toEqual([]);
    // Every operation was reached, with valid and invalid requests.
    expect(checked.size).toBeGreaterThan(30);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 204, 400, 403, 404, 405, 413, 415, 422]));
  }, 900_000);
});
