import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/database.ts';
import { killWhileSubmitting } from '#tests/support/kill-while-submitting.ts';

const kills = Number(process.env['KILLS'] ?? 200);

describe.each(engines)('a server on %s that is killed at random moments', (engine) => {
  it('has every review that it confirmed, whole, and no part of any other', async () => {
    const report = await killWhileSubmitting(engine, kills);
    console.log(engine, report);
    expect(report).toMatchObject({ kills, refused: [], lost: [], partial: [], twice: [] });
    expect(report.confirmed).toBeGreaterThanOrEqual(Math.floor(kills / 2));
  });
});
