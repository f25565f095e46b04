import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchGuarded, fetchText, type DownloadRequest } from './fetch-guarded.ts';
import { networkWith, type Network } from './network.ts';

/** Loopback address in place of the public internet; all other local addresses count as private. */
const publicHere = '127.0.0.2';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A local server that counts its requests. */
async function serve(answer: RequestListener, address = publicHere): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((asking, reply) => {
    asked.push(asking.url ?? '');
    answer(asking, reply);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, address, listening));
  return { port: (server.address() as AddressInfo).port, asked };
}

/** Host names with the results of successive look-ups; plain HTTP, because there is no certificate. */
function networkOf(hosts: Readonly<Record<string, readonly (readonly string[])[]>>): Network & { lookups: string[] } {
  const lookups: string[] = [];
  return {
    lookups,
    addressesOf: async (host) => {
      const answers = hosts[host] ?? [];
      const answer = answers[Math.min(lookups.filter((each) => each === host).length, answers.length - 1)];
      lookups.push(host);
      return answer ?? Promise.reject(new Error('ENOTFOUND'));
    },
    mayConnect: (address) => address === publicHere,
    request: (url, options) => request(new URL(url.href.replace('https:', 'http:')), { ...options, agent: false }),
  };
}

const data = networkOf({ 'data.example': [[publicHere]] });

function ask(port: number, more: Partial<DownloadRequest> = {}) {
  return fetchText({
    url: `https://data.example:${port}/rates?key=secret`,
    maxBytes: 1000,
    timeoutMs: 5000,
    network: data,
    ...more,
  });
}

async function reasonOf(answer: ReturnType<typeof fetchText>): Promise<string> {
  const got = await answer;
  return got.ok ? `no refusal: ${JSON.stringify(got.value)}` : got.reason;
}

describe('fetchGuarded', () => {
  it('returns the data and the validators', async () => {
    const { port } = await serve((_asking, reply) =>
      reply.writeHead(200, { etag: '"1"', 'last-modified': 'Wed, 18 Mar 2026 15:00:00 GMT' }).end('data'),
    );
    const validators = { etag: '"1"', lastModified: 'Wed, 18 Mar 2026 15:00:00 GMT' };
    expect(await ask(port)).toEqual({ ok: true, value: { text: 'data', validators } });
  });

  it('sends a conditional request and handles 304', async () => {
    const headers: unknown[] = [];
    const { port } = await serve((asking, reply) => {
      headers.push([
        asking.headers['if-none-match'],
        asking.headers['if-modified-since'],
        asking.headers['accept-encoding'],
      ]);
      reply.writeHead(304).end();
    });
    const validators = { etag: '"1"', lastModified: 'yesterday' };
    expect(await ask(port, { validators })).toEqual({ ok: true, value: null });
    expect(headers).toEqual([['"1"', 'yesterday', 'identity']]);
    expect(await reasonOf(ask(port))).toContain('status 304');
  });

  it.each([
    ['http://data.example/', /use https/],
    ['ftp://data.example/', /use https/],
    ['file:///etc/passwd', /use https/],
    ['https://me:pass@data.example/', /without/],
    ['nonsense', /write https/],
  ])('refuses the address %s before it asks anybody', async (url, sentence) => {
    const network = networkOf({ 'data.example': [[publicHere]] });
    expect(await reasonOf(fetchText({ url, maxBytes: 1000, timeoutMs: 5000, network }))).toMatch(sentence);
    expect(network.lookups).toEqual([]);
  });

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433', '10.0.0.8', '[fd00::8]'])(
    'refuses %s, however it is written',
    async (host) => {
      const { port, asked } = await serve((_asking, reply) => reply.end('secret'), '127.0.0.1');
      const answer = fetchText({ url: `https://${host}:${port}/`, maxBytes: 1000, timeoutMs: 5000, network: data });
      expect(await reasonOf(answer)).toContain('not a public internet address');
      expect(asked).toEqual([]);
    },
  );

  it('refuses a name with any private address', async () => {
    const network = networkOf({ 'data.example': [[publicHere, '127.0.0.1']] });
    expect(await reasonOf(ask(1, { network }))).toContain('leads to 127.0.0.1');
  });

  it('connects to the checked address, without another look-up (DNS rebinding)', async () => {
    const inside = await serve((_asking, reply) => reply.end('secret'), '127.0.0.1');
    const network = networkOf({ 'data.example': [[publicHere], ['127.0.0.1']] });
    // Nothing listens at the public address on this port, so only a second look-up could reach the server.
    expect(await reasonOf(ask(inside.port, { network }))).toContain('could not be reached');
    expect(network.lookups).toEqual(['data.example']);
    expect(inside.asked).toEqual([]);
  });

  it('follows a redirect and checks it like the first address', async () => {
    const inside = await serve((_asking, reply) => reply.end('secret'), '127.0.0.1');
    const { port } = await serve((asking, reply) => {
      const to: Record<string, string> = {
        '/moved': '/here',
        '/inside': `https://127.0.0.1:${inside.port}/`,
        '/named': `https://inside.example:${inside.port}/`,
        '/plain': `http://data.example/`,
        '/round': '/round',
        '/broken': 'https://[',
      };
      const location = to[asking.url ?? ''];
      if (location === undefined) reply.end('data');
      else reply.writeHead(302, { location }).end();
    });
    const network = networkOf({ 'data.example': [[publicHere]], 'inside.example': [['127.0.0.1']] });
    const follow = (path: string) => ask(port, { url: `https://data.example:${port}${path}`, network });
    expect(await follow('/moved')).toMatchObject({ value: { text: 'data' } });
    expect(await reasonOf(follow('/inside'))).toContain('not a public internet address');
    expect(await reasonOf(follow('/named'))).toContain('not a public internet address');
    expect(await reasonOf(follow('/plain'))).toContain('use https');
    expect(await reasonOf(follow('/round'))).toContain('more than 5 times');
    expect(await reasonOf(follow('/broken'))).toContain('cannot be read');
    expect(inside.asked).toEqual([]);
  });

  describe('with private addresses that are listed', () => {
    const listed = networkWith(['127.0.0.2', '127.0.0.4'], 'MY_NETWORKS');
    /** Names and addresses as in `hosts`; `1.1.1.1` is a server of this machine too. */
    const networkTo = (port: number, hosts: Readonly<Record<string, readonly string[]>> = {}): Network => ({
      ...listed,
      addressesOf: async (host) => hosts[host] ?? [],
      request: (url, options) =>
        request({ ...options, host: publicHere, port, path: url.pathname, lookup: undefined, agent: false }),
    });
    const get = (url: string, network: Network) => fetchText({ url, maxBytes: 1000, timeoutMs: 5000, network });

    it.each(['http://127.0.0.2', 'http://[::ffff:127.0.0.2]', 'https://127.0.0.4', 'http://files.example'])(
      'takes %s',
      async (url) => {
        const { port } = await serve((_asking, reply) => reply.end('data'));
        const network = networkTo(port, { 'files.example': ['127.0.0.2', '127.0.0.4'] });
        expect(await get(url, network)).toMatchObject({ value: { text: 'data' } });
      },
    );

    it.each([
      // Tokens in paths are as secret as those in queries.
      ['https://127.0.0.3/v6/0f3c9a71b2d84e5f6a7b8c9d/latest?key=x', '127.0.0.3/v6/…/latest leads to 127.0.0.3'],
      [
        'https://127.0.0.3/rates-of-the-central-bank/2026-11-28-usd-and-eur.json',
        '/2026-11-28-usd-and-eur.json leads to',
      ],
      ['https://127.0.0.3/a', '127.0.0.3/a leads to 127.0.0.3, which is not a public internet address'],
      ['http://127.0.0.3/a', 'or list 127.0.0.3 in MY_NETWORKS if it is in a network of your own.'],
      ['https://[::ffff:127.0.0.3]/', 'leads to ::ffff:7f00:3, which is not'],
      ['https://[::1]/', 'or list ::1 in MY_NETWORKS'],
      ['http://half.example/', 'half.example/ leads to 127.0.0.3'],
      ['http://1.1.1.1/', 'use https://, or list its host in MY_NETWORKS if it is in a network of your own.'],
      ['http://mixed.example/', 'mixed.example/ does not use https'],
    ])('refuses %s, and says where one is listed', async (url, sentence) => {
      const { port, asked } = await serve((_asking, reply) => reply.end('secret'));
      const hosts = { 'half.example': ['127.0.0.2', '127.0.0.3'], 'mixed.example': ['127.0.0.2', '1.1.1.1'] };
      expect(await reasonOf(get(url, networkTo(port, hosts)))).toContain(sentence);
      expect(asked).toEqual([]);
    });

    it.each([
      ['http://127.0.0.2/start', 'http://127.0.0.4/next', 'no refusal'],
      ['http://127.0.0.2/start', 'http://127.0.0.3/next', '127.0.0.3/next leads to 127.0.0.3'],
      ['http://127.0.0.2/start', 'https://1.1.1.1/next', 'no refusal'],
      ['http://127.0.0.2/start', 'http://1.1.1.1/next', '1.1.1.1/next does not use https'],
      ['https://1.1.1.1/start', 'http://127.0.0.2/next', 'from the public internet to 127.0.0.2/next in a network'],
      ['https://1.1.1.1/start', 'https://127.0.0.2/next', 'from the public internet to 127.0.0.2/next in a network'],
      [
        'https://mixed.example/start',
        'http://127.0.0.2/next',
        'mixed.example/start redirects from the public internet',
      ],
    ])('judges a redirect from %s to %s: %s', async (url, location, sentence) => {
      const { port, asked } = await serve((asking, reply) => {
        if (asking.url === '/start') reply.writeHead(302, { location }).end();
        else reply.end('data');
      });
      const network = networkTo(port, { 'mixed.example': ['127.0.0.2', '1.1.1.1'] });
      expect(await reasonOf(get(url, network))).toContain(sentence);
      expect(asked).toEqual(sentence === 'no refusal' ? ['/start', '/next'] : ['/start']);
    });
  });

  it('sends its headers to the named server only, not to redirect targets', async () => {
    const told: unknown[] = [];
    const other = await serve((asking, reply) => {
      told.push(asking.headers['x-key']);
      reply.end('data');
    });
    const { port } = await serve((asking, reply) => {
      told.push(asking.headers['x-key']);
      const next = asking.url === '/start' ? '/next' : `https://data.example:${other.port}/`;
      reply.writeHead(302, { location: next }).end();
    });
    const headers = { 'x-key': 'secret' };
    expect(await ask(port, { url: `https://data.example:${port}/start`, headers })).toMatchObject({ ok: true });
    expect(told).toEqual(['secret', 'secret', undefined]);
  });

  it('stops at the size limit, announced or not', async () => {
    const { port } = await serve((asking, reply) => {
      if (asking.url === '/announced') reply.setHeader('content-length', 1001);
      reply.write('x'.repeat(900));
      reply.end('x'.repeat(101));
    });
    for (const path of ['announced', 'streamed'])
      expect(await reasonOf(ask(port, { url: `https://data.example:${port}/${path}` }))).toContain('sends more than');
    expect(await ask(port, { maxBytes: 1001 })).toMatchObject({ ok: true });
  });

  it('times out on a slow response', async () => {
    const { port } = await serve((_asking, reply) => {
      const drip = setInterval(() => reply.write('x'), 20);
      reply.on('close', () => clearInterval(drip));
    });
    expect(await reasonOf(ask(port, { timeoutMs: 300 }))).toContain('within 1 s;');
  });

  it('times out on a silent server and on DNS', async () => {
    const { port } = await serve(() => undefined);
    expect(await reasonOf(ask(port, { timeoutMs: 100 }))).toContain('did not answer in full');
    const network: Network = { ...data, addressesOf: () => Promise.withResolvers<readonly string[]>().promise };
    expect(await reasonOf(ask(port, { timeoutMs: 100, network }))).toContain('did not answer in full');
  });

  it.each([
    ['text/html; charset=utf-8', 'x'],
    ['application/json', '\n <!DOCTYPE html><html>'],
    ['text/plain', '<HTML lang="en">'],
  ])('refuses a web page, by its type %s or its beginning', async (type, body) => {
    const { port } = await serve((_asking, reply) => reply.writeHead(200, { 'content-type': type }).end(body));
    expect(await reasonOf(ask(port))).toContain('a web page instead of data');
  });

  it('refuses other responses, and never repeats a key', async () => {
    const { port } = await serve((asking, reply) => {
      const path = asking.url ?? '';
      if (path === '/packed') reply.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
      else if (path === '/empty') reply.end();
      else if (path === '/latin') reply.end(Buffer.from([0xff, 0xfe, 0x41]));
      else if (path === '/cut') reply.writeHead(200, { 'content-length': 100 }).write('x', () => reply.destroy());
      else reply.writeHead(403).end('no');
    });
    const reasons = ['packed', 'empty', 'latin', 'cut', 'rates?key=secret'].map(async (path) =>
      reasonOf(ask(port, { url: `https://data.example:${port}/${path}` })),
    );
    const [packed, empty, latin, cut, forbidden] = await Promise.all(reasons);
    expect(packed).toContain('compressed data');
    expect(empty).toContain('answers with an empty body');
    expect(latin).toContain('UTF-8');
    expect(cut).toContain('closed the connection');
    expect(forbidden).toBe(
      `data.example:${port}/rates answers with status 403 instead of data; check the address and, where it needs one, the key.`,
    );
    expect(await reasonOf(ask(port, { network: networkOf({}) }))).toContain('was not found');
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ])('unpacks what a server compresses with %s, and bounds what comes out', async (encoding, pack) => {
    const { port } = await serve((asking, reply) => {
      const text = asking.url === '/bomb' ? ' '.repeat(2_000_000) : 'country,price';
      reply.writeHead(200, { 'content-encoding': encoding }).end(pack(text));
    });
    expect(await ask(port)).toMatchObject({ value: { text: 'country,price' } });
    expect(await reasonOf(ask(port, { url: `https://data.example:${port}/bomb` }))).toMatch(/sends more than \d+ MB/);
  });

  it('rethrows errors of its reader', async () => {
    const { port } = await serve((_asking, reply) => reply.end('data'));
    const full = new Error('the disk is full');
    const request = { url: `https://data.example:${port}/`, maxBytes: 1000, timeoutMs: 5000, network: data };
    await expect(fetchGuarded(request, () => Promise.reject(full))).rejects.toBe(full);
  });
});
