import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/database.ts';
import { killWhileSubmitting } from '#tests/support/kill-while-submitting.ts';

/** `npm run test:long` kills it two hundred times. */
const kills = 4;

describe.each(engines)('a server on %s that is killed while it stores reviews', (engine) => {
  it('has every review that it confirmed, whole, and no part of any other', async () => {
    const report = await killWhileSubmitting(engine, kills);
    expect(report).toMatchObject({ kills, refused: [], lost: [], partial: [], twice: [] });
    expect(report.confirmed).toBeGreaterThanOrEqual(kills / 2);
  });
});
