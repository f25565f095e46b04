import fc from 'fast-check';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyCharacter } from '#tests/support/any-character.ts';
import { redirectTo } from './redirect-to.ts';

let app: FastifyInstance;
let target = '';
beforeAll(() => {
  app = fastify();
  app.get('/', (_request, reply) => redirectTo(reply, 302, target));
});
afterAll(() => app.close());

async function locationOf(location: string): Promise<unknown> {
  target = location;
  return (await app.inject('/')).headers['location'];
}

describe('a redirect', () => {
  it('percent-encodes characters that a header must not contain', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: anyCharacter }), async (text) => {
        const location = String(await locationOf(`/${text}`));
        expect(location).toMatch(/^[\u0021-\u007e]*$/);
        expect(text.includes('%') || decodeURIComponent(location) === `/${text.toWellFormed()}`).toBe(true);
      }),
    );
  });

  it.each([
    ['/blog/%C4%80?q=%E3%81%82', '/blog/%C4%80?q=%E3%81%82'],
    ['/blog/Ā', '/blog/%C4%80'],
    ['/a\r\nset-cookie: b=1', '/a%0D%0Aset-cookie:%20b=1'],
    ['https://shop.example/東京?x=👍', 'https://shop.example/%E6%9D%B1%E4%BA%AC?x=%F0%9F%91%8D'],
  ])('to %s says %s', async (location, said) => {
    expect(await locationOf(location)).toBe(said);
  });
});
