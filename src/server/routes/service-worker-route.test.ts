import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';

function makeBuild(manifest: string): string {
  const clientDir = makeFolder();
  mkdirSync(join(clientDir, '.vite'));
  mkdirSync(join(clientDir, 'assets', 'flags'), { recursive: true });
  writeFileSync(join(clientDir, '.vite', 'manifest.json'), manifest);
  writeFileSync(join(clientDir, 'sw.js'), 'work();');
  return clientDir;
}

async function askForWorker(keepsPages: boolean, clientDir: string | null) {
  const context = createMemoryContext();
  const app = await buildTestServer({ context: { ...context, site: { ...context.site, keepsPages } }, clientDir });
  const answer = await app.inject('/sw.js');
  await app.close();
  return answer;
}

describe('GET /sw.js', () => {
  it('is the worker of the build, uncached', async () => {
    const answer = await askForWorker(true, makeBuild('{}'));
    expect(answer.payload).toMatch(
      /^const ROAMCHART_BUILD = '[0-9a-f]{12}';\nconst ROAMCHART_LOCALES = \["en","ja","fr","es","it"\];\nwork\(\);$/,
    );
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("worker-src 'self'");
  });

  it('is another worker for another build, and the same one for the same', async () => {
    const [first, same, other] = await Promise.all(
      ['{}', '{}', '{"a":{"file":"a"}}'].map(
        async (manifest) => (await askForWorker(true, makeBuild(manifest))).payload,
      ),
    );
    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each([
    ['switched off', false, makeBuild('{}')],
    ['not built', true, null],
  ])('removes itself and what was kept when it is %s', async (_case, keepsPages, clientDir) => {
    const { payload } = await askForWorker(keepsPages, clientDir);
    expect(payload).not.toContain('fetch');
    const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
    const done: string[] = [];
    const self = {
      addEventListener: listeners.set.bind(listeners),
      skipWaiting: () => done.push('skip'),
      registration: { unregister: async () => done.push('unregister') },
    };
    const caches = {
      keys: async () => ['roamchart-page-1', 'somebody-1'],
      delete: async (name: string) => done.push(name),
    };
    runInNewContext(payload, { self, caches });
    let work: Promise<unknown> = Promise.resolve();
    const event = { waitUntil: (promise: Promise<unknown>) => void (work = promise) };
    listeners.get('install')?.(event);
    listeners.get('activate')?.(event);
    await work;
    expect(done).toEqual(['skip', 'roamchart-page-1', 'unregister']);
  });
});
