import type { FastifyInstance } from 'fastify';
import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { openTestServer, plainSite } from '#tests/support/server-parts.ts';
import { listen, listeningPort } from './listen.ts';
import { stopGracefully } from '#server/stop-gracefully.ts';

const host = '127.0.0.1';
describe('listen', () => {
  it('returns the address with the port that the system chose', async () => {
    const app = await openTestServer();
    const address = await listen(app, { host, port: 0 });
    expect(address).toEqual({ ok: true, value: `http://127.0.0.1:${listeningPort(app)}` });
    expect((await fetch(address.ok ? address.value : '')).status).toBe(200);
  });

  it('reports in one sentence that the port is taken, and which setting to change', async () => {
    const other = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const app = await openTestServer();
    expect(await listen(app, { host, port })).toEqual({
      ok: false,
      reason: `Port ${port} on 127.0.0.1 is taken by another program; stop it, or start with another PORT, e.g. PORT=${port + 1}.`,
    });
    other.close();
  });

  it('reports in one sentence that the host is not local', async () => {
    const app = await openTestServer();
    const address = await listen(app, { host: '192.0.2.1', port: 0 });
    expect(address).toEqual({
      ok: false,
      reason: expect.stringContaining('HOST 192.0.2.1 is not an address of this machine'),
    });
  });
});

describe('a listening server', () => {
  it('refuses a header block of more than 16 kB', async () => {
    const app = await openTestServer();
    await listen(app, { host, port: 0 });
    const socket = connect(listeningPort(app) ?? 0, host);
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 431 /);
    socket.destroy();
  });

  it('refuses a method that HTTP does not know', async () => {
    const app = await openTestServer();
    await listen(app, { host, port: 0 });
    const socket = connect(listeningPort(app) ?? 0, host);
    socket.write('BREW / HTTP/1.1\r\nHost: a\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
  });

  it('answers 405 with Allow to a known method that pages do not support', async () => {
    const app = await openTestServer();
    const address = await listen(app, { host, port: 0 });
    const answer = await fetch(address.ok ? address.value : '', { method: 'PROPFIND' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('stopGracefully', () => {
  async function serveSlowPage(): Promise<{
    readonly app: FastifyInstance;
    readonly url: string;
    readonly asked: Promise<unknown>;
    readonly release: () => void;
  }> {
    const asked = Promise.withResolvers<null>();
    const gate = Promise.withResolvers<null>();
    const app = await openTestServer({
      site: {
        ...plainSite,
        answer: async (request, context) => {
          asked.resolve(null);
          await gate.promise;
          return plainSite.answer(request, context);
        },
      },
    });
    const address = await listen(app, { host, port: 0 });
    return { app, url: address.ok ? address.value : '', asked: asked.promise, release: () => gate.resolve(null) };
  }

  it('lets in-flight answers finish and accepts no new request', async () => {
    const { app, url, asked, release } = await serveSlowPage();
    const page = fetch(url);
    await asked;
    const stopped = stopGracefully(app, 10_000);
    release();
    expect((await page).status).toBe(200);
    expect(await stopped).toBe(true);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('cuts off an answer that takes longer than the limit', async () => {
    const { app, url, asked, release } = await serveSlowPage();
    const page = fetch(url).then(
      () => 'answered',
      () => 'cut off',
    );
    await asked;
    expect(await stopGracefully(app, 1)).toBe(false);
    expect(await page).toBe('cut off');
    release();
  });
});
