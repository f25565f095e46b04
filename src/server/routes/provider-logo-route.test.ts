import { describe, expect, it } from 'vitest';
import { openTestServer, emptyContext } from '#tests/support/server-parts.ts';

describe('GET /assets/logos/{provider}.{hash}.jpg', () => {
  it('gives the stored picture for a year, and nothing else', async () => {
    const providerLogo = async (slug: string, hash: string) =>
      slug === 'nori' && hash === '0123456789abcdef' ? Buffer.from('picture') : null;
    const app = await openTestServer({ context: emptyContext({ catalogue: { providerLogo } }) });
    const found = await app.inject('/assets/logos/nori.0123456789abcdef.jpg');
    expect([found.statusCode, found.headers['content-type'], found.body]).toEqual([200, 'image/jpeg', 'picture']);
    expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const file of [
      'nori.fedcba9876543210.jpg',
      'nori.jpg',
      '..%2Fnori.0123456789abcdef.jpg',
      'NORI.0123456789abcdef.jpg',
    ])
      expect((await app.inject(`/assets/logos/${file}`)).statusCode, file).toBe(404);
  });
});
