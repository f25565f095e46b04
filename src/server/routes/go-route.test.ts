import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';

const offers: ReadonlyMap<number, string> = new Map([[7, 'https://seller.example/plans/7?ref=a&b=%20']]);

let app: FastifyInstance | null = null;

afterEach(async () => {
  await app?.close();
});

async function openServer(countClick = async (_id: number, _at: Date): Promise<void> => undefined) {
  const catalogue = { offerAddress: async (id: number) => offers.get(id) ?? null };
  app = await buildTestServer({ context: emptyContext({ catalogue, visitors: { countClick } }) });
  return app;
}

describe('GET /go/{plan}', () => {
  it('redirects to the seller, uncached and not indexed', async () => {
    const answer = await (await openServer()).inject('/go/7');
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, offers.get(7)]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('counts the plan and the time, and nothing else', async () => {
    const counted: unknown[] = [];
    const server = await openServer(async (...told) => void counted.push(told));
    await server.inject({ url: '/go/7', headers: { 'user-agent': 'Someone', cookie: 'trip=7-5000', referer: '/x' } });
    expect(counted).toEqual([[7, new Date('2026-11-21T10:20:30.456Z')]]);
  });

  it('still redirects when counting fails', async () => {
    const server = await openServer(async () => Promise.reject(new Error('the disk is full')));
    expect((await server.inject('/go/7')).statusCode).toBe(302);
  });

  it.each([
    ['a look at the headers only', 'HEAD', {}],
    ['a page fetched ahead', 'GET', { 'sec-purpose': 'prefetch;prerender' }],
    ['a page fetched ahead by an older browser', 'GET', { purpose: 'prefetch' }],
  ] as const)('does not count %s', async (_what, method, headers) => {
    let count = 0;
    const server = await openServer(async () => void (count += 1));
    const answer = await server.inject({ method, url: '/go/7', headers });
    expect([answer.statusCode, count]).toEqual([302, 0]);
  });

  it.each(['8', '0', '-7', '7.0', '07', 'abc', '99999999999', '%2F', '7%00'])(
    'answers a missing page for plan %s, and counts nothing',
    async (plan) => {
      let count = 0;
      const server = await openServer(async () => void (count += 1));
      const answer = await server.inject(`/go/${plan}`);
      expect([answer.statusCode, count]).toEqual([404, 0]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );
});
