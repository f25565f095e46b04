import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { checkBrowserCode } from './browser-code.ts';

/** A build of these sources. */
function fakeBuild(sources: readonly string[]): string {
  const client = makeFolder();
  const manifest = Object.fromEntries(sources.map((src, place) => [src, { file: `${place}.js`, src }]));
  mkdirSync(join(client, '.vite'));
  writeFileSync(
    join(client, '.vite', 'manifest.json'),
    JSON.stringify({ ...manifest, '_react.js': { file: 'react.js' } }),
  );
  return client;
}

describe('checkBrowserCode', () => {
  it('lets views pass', async () => {
    await expect(checkBrowserCode(fakeBuild(['src/web/features/home/page.tsx']))).resolves.toBeUndefined();
  });

  it('names a loader that came along', async () => {
    const wrong = fakeBuild(['src/web/features/home/page.tsx', 'src/web/features/home/load.ts']);
    await expect(checkBrowserCode(wrong)).rejects.toThrow('code of servers: src/web/features/home/load.ts');
  });
});
