import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { openPageServer, type PageServer } from '#tests/support/page-server.ts';

const open = (deskOrigin: string | null): Promise<PageServer> =>
  openPageServer(createMemoryContext({ origin: 'http://127.0.0.1:3000', plans: [makePlan(1)] }), { deskOrigin });

describe('the public site beside a desk at localhost', () => {
  let server: PageServer;
  beforeAll(async () => void (server = await open('http://localhost:3100')));
  afterAll(() => server[Symbol.asyncDispose]());

  it.each(['/japan?days=9', '/api/v1/countries', '/go/1'])('leaves that name at %s', async (path) => {
    const { status, headers } = await server.get(path, { host: 'localhost:3000' });
    expect([status, headers.location, headers['set-cookie']]).toEqual([302, `http://127.0.0.1:3000${path}`, undefined]);
  });

  it('does so for pages in memory too, and answers by its address', async () => {
    await server.get('/japan', { host: '127.0.0.1:3000' });
    const kept = await server.get('/japan', { host: '127.0.0.1:3000' });
    expect([kept.status, kept.cache]).toEqual([200, 'hit']);
    expect((await server.get('/japan', { host: 'LOCALHOST' })).headers.location).toBe('http://127.0.0.1/japan');
  });

  it('leads to no other host', async () => {
    const { headers } = await server.get('//evil.example/', { host: 'localhost:3000' });
    expect(headers.location).toBe('http://127.0.0.1:3000/evil.example/');
    expect((await server.get('/japan', { host: 'localhost:3000@evil.example' })).status).not.toBe(302);
  });
});

it('the public site answers as localhost while the desk has a name of its own', async () => {
  await using server = await open('https://desk.esim.example');
  expect((await server.get('/japan', { host: 'localhost:3000' })).status).toBe(200);
});
