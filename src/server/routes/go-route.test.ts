import { describe, expect, it } from 'vitest';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { VisitorLog } from '#visitors/visitor-log.ts';
import { openTestServer, emptyContext } from '#tests/support/server-parts.ts';
import { automatedAgents, visitorAgents } from '#tests/support/user-agents.ts';

const offers: ReadonlyMap<number, string> = new Map([[7, 'https://seller.example/plans/7?ref=a&b=%20']]);

async function openServer(countClick: VisitorLog['countClick'] = async () => undefined) {
  const catalogue = {
    offer: async (id: number, destination: DestinationKey | null) => {
      const address = offers.get(id);
      return address === undefined ? null : { address, destination };
    },
  };
  const app = await openTestServer({
    context: emptyContext({ catalogue, visitors: { countClick }, origin: 'https://esim.example' }),
  });
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

  it.each([
    ['https://esim.example/fr/japan?days=7&gb=5', 'JP'],
    ['https://esim.example/trip?stops=japan', null],
    ['https://elsewhere.example/japan', null],
  ])('counts the plan, the time and the place of %s, and nothing else', async (referer, destination) => {
    const counted: unknown[] = [];
    const server = await openServer(async (...told) => void counted.push(told));
    await server.inject({ url: '/go/7', headers: { 'user-agent': 'Someone', cookie: 'trip=7-5000', referer } });
    expect(counted).toEqual([[{ planId: 7, destination }, new Date('2026-11-21T10:20:30.456Z')]]);
  });

  it('counts none of the crawlers and previews, and every visitor', async () => {
    const counted: unknown[] = [];
    const server = await openServer(async (click) => void counted.push(click));
    for (const agent of automatedAgents) await server.inject({ url: '/go/7', headers: { 'user-agent': agent } });
    expect(counted).toEqual([]);
    for (const agent of visitorAgents) await server.inject({ url: '/go/7', headers: { 'user-agent': agent } });
    expect(counted).toHaveLength(visitorAgents.length);
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
