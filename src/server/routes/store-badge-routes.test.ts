import { describe, expect, it } from 'vitest';
import { buildTestServer } from '#tests/support/server-parts.ts';

describe('the badges of stores', () => {
  it('are served where there are some', async () => {
    const picture = Buffer.from('picture');
    const find = (store: string): Buffer | null => (store === 'appStore' ? picture : null);
    const app = await buildTestServer({ storeBadges: { find } });
    const answer = await app.inject('/assets/badges/app-store.ja.png');
    expect([answer.statusCode, answer.headers['content-type'], answer.payload]).toEqual([200, 'image/png', 'picture']);
    expect((await app.inject('/assets/badges/google-play.en.png')).statusCode).toBe(404);
    await app.close();
  });
});
