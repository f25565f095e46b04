import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '#web/site.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { testAssets } from '#tests/support/site-visit.ts';

const secret = 'planted-secret';
let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  const folder = makeFolder();
  const [dataDir, clientDir] = [join(folder, 'data'), join(folder, 'client')];
  for (const path of ['data/nightly', 'client/assets', 'client/builds/meta'])
    mkdirSync(join(folder, path), { recursive: true });
  for (const path of [
    'secret.txt',
    'data/roamchart.sqlite',
    'data/.env',
    'client/secret.txt',
    'client/builds/former.json',
  ]) {
    writeFileSync(join(folder, path), secret);
  }
  writeFileSync(join(clientDir, 'builds', 'latest.json'), '{"id":"a1","timestamp":0}');
  app = await buildTestServer({
    context: createMemoryContext({ plans: [makePlan(1)] }),
    site: createSite({ assets: testAssets }),
    dataDir,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(app.listeningOrigin).port);
});
afterAll(() => app.close());

/** Sends bytes as they are and reads until the server ends the connection, which may cut its last words off. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  let answer = '';
  socket.setEncoding('latin1').on('data', (piece) => (answer += String(piece)));
  socket.on('error', () => undefined).on('close', () => resolve());
  socket.write(bytes, 'latin1');
  await closed;
  return answer;
}

const statusesOf = (answer: string): number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

describe('an address that climbs out of its folder', () => {
  const climbs = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '....//', '%252e%252e%252f', '.%00./'];
  const folders = [
    '/assets/',
    '/assets/flags/',
    '/assets/pictures/country/',
    '/assets/pictures/provider/',
    '/data/',
    '/builds/',
    '/builds/meta/',
    '/',
  ];
  const files = ['secret.txt', 'roamchart.sqlite', '.env', 'package.json', 'etc/passwd'];
  it.each(folders)('%s finds nothing there', async (folder) => {
    for (const climb of climbs) {
      for (const file of files) {
        const answer = await sendBytes(
          `GET ${folder}${climb.repeat(4)}${file} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
        );
        expect([301, 302, 400, 403, 404], `${folder}${climb}${file}`).toContain(statusesOf(answer)[0]);
        expect(answer).not.toMatch(/planted-secret|root:x:|"dependencies"/);
      }
    }
  });
});

describe('bytes that two servers could read as different requests', () => {
  const hidden = 'GET /hidden HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
  const post = (headers: string, body: string): string =>
    `POST /settings HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n${body}`;
  it.each([
    ['both lengths', post('content-length: 5\r\ntransfer-encoding: chunked', `0\r\n\r\n${hidden}`)],
    ['two lengths', post('content-length: 0\r\ncontent-length: 40', hidden)],
    ['a list of lengths', post('content-length: 0, 40', hidden)],
    ['a signed length', post('content-length: +0', hidden)],
    ['a length in hexadecimal', post('content-length: 0x0', hidden)],
    ['an unknown coding', post('transfer-encoding: xchunked', `0\r\n\r\n${hidden}`)],
    ['chunked that is not the last coding', post('transfer-encoding: chunked, identity', `0\r\n\r\n${hidden}`)],
    ['a blank before the colon', post('transfer-encoding : chunked', `0\r\n\r\n${hidden}`)],
    ['a folded header', post('x: a\r\n transfer-encoding: chunked', `0\r\n\r\n${hidden}`)],
    ['a bare line feed', `POST /settings HTTP/1.1\nhost: x\ntransfer-encoding: chunked\n\n0\n\n${hidden}`],
    ['a chunk with a wrong size', post('transfer-encoding: chunked', `zz\r\n\r\n${hidden}`)],
    ['a null byte', post('x: a\0b', hidden)],
    ['no host', `GET / HTTP/1.1\r\n\r\n`],
    ['two hosts', `GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n`],
    ['a header block without an end', `GET / HTTP/1.1\r\nhost: x\r\n${'x: y\r\n'.repeat(20_000)}`],
    ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('are refused or read as one: %s', async (what, bytes) => {
    const statuses = statusesOf(await sendBytes(bytes));
    expect(
      statuses.filter((status) => status >= 500 || status < 400),
      what,
    ).toEqual([]);
    expect(statuses.length, what).toBeLessThanOrEqual(1);
  });

  it('are two where they are two', async () => {
    const first = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
    const last = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
    expect(statusesOf(await sendBytes(first + last))).toEqual([200, 200]);
  });
});

describe('an address that leads on', () => {
  const own = 'https://esim.example';
  const away = [
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/en//evil.example',
    '/ja//evil.example',
    '//evil.example/%2e%2e',
    '/.//evil.example',
    '/JAPAN//evil.example',
    '/%09/evil.example',
    '/en/%2fevil.example',
  ];
  it.each(away)('%s never leads to another site', async (path) => {
    const leadsTo: (string | undefined)[] = [];
    for (const address of [path, `${path}/`, `${path}?q=//evil.example`]) {
      for (const cookie of ['', 'locale=ja', 'locale=//evil.example']) {
        const answer = await sendBytes(
          `GET ${address} HTTP/1.1\r\nhost: evil.example\r\ncookie: ${cookie}\r\nx-forwarded-host: evil.example\r\nconnection: close\r\n\r\n`,
        );
        const location = /^location: (.*)$/im.exec(answer)?.[1];
        leadsTo.push(location === undefined ? own : new URL(location, own).origin);
      }
    }
    expect(leadsTo.filter((origin) => origin !== own)).toEqual([]);
    expect(leadsTo).toHaveLength(9);
  });

  it('never names the host that was asked for', async () => {
    const answer = await sendBytes(
      'GET / HTTP/1.1\r\nhost: evil.example\r\nx-forwarded-host: evil.example\r\nconnection: close\r\n\r\n',
    );
    expect(statusesOf(answer)).toEqual([200]);
    expect(answer).toContain(own);
    expect(answer).not.toContain('evil.example');
  });
});
