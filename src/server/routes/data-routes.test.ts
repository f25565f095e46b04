import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nightlyFolder } from '#runtime/services/feeds/nightly-files.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';

let app: FastifyInstance;

beforeAll(async () => {
  const dataDir = makeFolder();
  mkdirSync(nightlyFolder(dataDir));
  const write = (name: string, text: string): void => writeFileSync(join(nightlyFolder(dataDir), name), text);
  write('index.json', '{"files":[]}');
  write('catalogue-v7.csv', 'provider,id\nnori,1\n');
  write('catalogue-v7.csv.gz', 'packed');
  write('catalogue-v8.csv.1.part', 'half');
  app = await buildTestServer({ dataDir });
});
afterAll(() => app.close());

describe('the downloads', () => {
  it('are listed for a few minutes', async () => {
    const answer = await app.inject('/data/index.json');
    expect([answer.statusCode, answer.json()]).toEqual([200, { files: [] }]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
    expect((await app.inject('/data')).headers['location']).toBe('/data/index.json');
  });

  it('have a long max-age, because their names contain the version', async () => {
    const { headers, payload } = await app.inject('/data/catalogue-v7.csv');
    expect(payload).toBe('provider,id\nnori,1\n');
    expect(headers).toMatchObject({ 'cache-control': expect.stringContaining('immutable'), 'accept-ranges': 'bytes' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('are sent in parts', async () => {
    const part = await app.inject({ url: '/data/catalogue-v7.csv', headers: { range: 'bytes=9-10' } });
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([206, 'id', 'bytes 9-10/19']);
    const beyond = await app.inject({ url: '/data/catalogue-v7.csv', headers: { range: 'bytes=99-' } });
    expect(beyond.statusCode).toBe(416);
  });

  it('are answered 304 when If-None-Match matches', async () => {
    const { headers } = await app.inject('/data/catalogue-v7.csv.gz');
    const again = { 'if-none-match': String(headers['etag']) };
    expect((await app.inject({ url: '/data/catalogue-v7.csv.gz', headers: again })).statusCode).toBe(304);
  });

  it.each(['/data/catalogue-v8.csv.1.part', '/data/catalogue-v9.csv', '/data/', '/data/..%2Froamchart.sqlite'])(
    'have nothing at %s',
    async (path) => {
      expect((await app.inject(path)).statusCode).toBe(404);
    },
  );
});
