import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';

describe('builds', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    const clientDir = makeFolder();
    mkdirSync(join(clientDir, 'assets', 'flags'), { recursive: true });
    mkdirSync(join(clientDir, 'builds', 'meta'), { recursive: true });
    writeFileSync(join(clientDir, 'builds', 'latest.json'), '{"id":"b","timestamp":2}');
    writeFileSync(join(clientDir, 'builds', 'former.json'), '{}');
    for (const id of ['a', 'b']) writeFileSync(join(clientDir, 'builds', 'meta', `${id}.json`), `{"id":"${id}"}`);
    app = await buildTestServer({ clientDir });
  });

  afterAll(async () => {
    await app.close();
  });

  it('name the latest one, and are revalidated', async () => {
    const answer = await app.inject('/builds/latest.json');
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: 'b', timestamp: 2 }]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });

  it.each(['a', 'b'])('are immutable, former ones too: %s', async (id) => {
    const answer = await app.inject(`/builds/meta/${id}.json`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { id }]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/builds/former.json', '/builds/meta/c.json', '/builds/meta/../former.json'])(
    'show nothing else: %s',
    async (path) => {
      const answer = await app.inject(path);
      expect(answer.body).not.toBe('{}');
    },
  );

  it('have rules in development too', async () => {
    const development = await buildTestServer();
    const { id } = (await development.inject('/builds/latest.json')).json<{ id: string }>();
    const meta = (await development.inject(`/builds/meta/${id}.json`)).json<{ routeRules: object }>();
    expect(meta.routeRules).toMatchObject({ '/go/**': { reload: true } });
    await development.close();
  });
});
