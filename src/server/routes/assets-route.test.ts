import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';

const script = 'export const a = 1;\n'.repeat(100);

describe('files', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    const folder = makeFolder();
    const clientDir = join(folder, 'client');
    const dataDir = join(folder, 'data');
    mkdirSync(join(clientDir, 'assets', 'flags'), { recursive: true });
    mkdirSync(join(clientDir, '.vite'));
    mkdirSync(join(dataDir, 'pictures', 'provider'), { recursive: true });
    writeFileSync(join(clientDir, 'assets', 'site-1.js'), script);
    writeFileSync(join(clientDir, 'assets', 'site-1.js.br'), brotliCompressSync(script));
    writeFileSync(join(clientDir, 'assets', 'flags', 'jp.svg'), '<svg/>');
    writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>');
    writeFileSync(join(clientDir, '.vite', 'manifest.json'), '{"secret":true}');
    writeFileSync(join(dataDir, 'pictures', 'provider', 'acme.jpg'), 'jpeg');
    writeFileSync(join(dataDir, 'roamchart.sqlite'), 'secret');
    app = await buildTestServer({ clientDir, dataDir });
  });

  afterAll(async () => {
    await app.close();
  });

  it('of the build are immutable for a year', async () => {
    const answer = await app.inject('/assets/site-1.js');
    expect([answer.statusCode, answer.body]).toEqual([200, script]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/^application\/javascript/);
  });

  it('of the build are sent precompressed', async () => {
    const answer = await app.inject({ url: '/assets/site-1.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });

  it.each([
    ['/favicon.svg', '<svg/>', 86_400],
    ['/assets/pictures/provider/acme.jpg', 'jpeg', 86_400],
  ])('such as %s are kept for a day', async (url, body, seconds) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers['cache-control']).toBe(`public, max-age=${seconds}`);
  });

  it('include flags, cached for a week', async () => {
    const answer = await app.inject('/assets/flags/jp.svg');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers['cache-control']).toBe('public, max-age=604800');
  });

  it.each([
    '/.vite/manifest.json',
    '/assets/../.vite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '/assets/pictures/provider/..%2f..%2froamchart.sqlite',
    '/assets/pictures/provider/%2e%2e/%2e%2e/roamchart.sqlite',
    '/roamchart.sqlite',
    '/assets/',
    '/assets/pictures/provider/',
  ])('outside of their folders are not sent: %s', async (url) => {
    const answer = await app.inject(url);
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toContain('acme');
  });
});
