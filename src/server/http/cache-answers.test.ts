import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';

const script = 'export const a = 1;\n'.repeat(100);
const url = '/assets/site-1.js';

describe('files of the build', () => {
  let app: FastifyInstance;
  let clientDir: string;
  const file = (): string => join(clientDir, 'assets', 'site-1.js');

  beforeEach(async () => {
    const folder = makeFolder();
    clientDir = join(folder, 'client');
    mkdirSync(join(clientDir, 'assets', 'flags'), { recursive: true });
    writeFileSync(file(), script);
    writeFileSync(`${file()}.br`, brotliCompressSync(script));
    writeFileSync(`${file()}.gz`, gzipSync(script));
    app = await buildTestServer({ clientDir, dataDir: join(folder, 'data') });
  });

  afterEach(async () => {
    await app.close();
  });

  const ask = (acceptEncoding: string, headers = {}) =>
    app.inject({ url, headers: { 'accept-encoding': acceptEncoding, ...headers } });
  const take = (): void => ['', '.br', '.gz'].forEach((ending) => rmSync(file() + ending));

  it('are sent from memory the second time, to the last header', async () => {
    const first = await ask('gzip, deflate, br, zstd');
    take();
    const second = await ask('gzip, deflate, br, zstd');
    const without = ({ 'x-request-id': _id, date: _date, ...headers }: typeof first.headers) => headers;
    expect([second.statusCode, without(second.headers)]).toEqual([200, without(first.headers)]);
    expect(brotliDecompressSync(second.rawPayload).toString()).toBe(script);
  });

  it.each([
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('are remembered in each coding apart: %s', async (acceptEncoding, coding) => {
    await ask('br');
    await ask('gzip');
    await ask('');
    take();
    const answer = await ask(acceptEncoding);
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, coding]);
  });

  it('are cached without the query', async () => {
    await ask('br');
    take();
    const answer = await app.inject({ url: `${url}?junk=1`, headers: { 'accept-encoding': 'br' } });
    expect(answer.statusCode).toBe(200);
  });

  it('support range requests', async () => {
    await ask('');
    const answer = await ask('', { range: 'bytes=0-5' });
    expect([answer.statusCode, answer.body]).toEqual([206, 'export']);
    expect((await ask('')).body).toBe(script);
  });

  it('are answered 304 when If-None-Match matches', async () => {
    const { headers } = await ask('br');
    const answer = await ask('br', { 'if-none-match': headers['etag'] });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    expect((await ask('br')).statusCode).toBe(200);
    take();
    expect((await ask('br', { 'if-none-match': headers['etag'] })).statusCode).toBe(304);
    expect((await ask('br', { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  it('have the same headers for HEAD and GET', async () => {
    const { headers } = await ask('br');
    const head = await app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': 'br' } });
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', headers['etag']]);
  });

  it('are looked up each time while they do not exist', async () => {
    const asked = { url: '/assets/later-2.js' };
    expect((await app.inject(asked)).statusCode).toBe(404);
    writeFileSync(join(clientDir, 'assets', 'later-2.js'), script);
    expect((await app.inject(asked)).body).toBe(script);
  });
});
