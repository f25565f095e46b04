import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBrowserCode } from './browser-code.ts';

/** A build of these sources. */
function fakeBuild(sources: readonly string[]): string {
  const client = mkdtempSync(join(tmpdir(), 'roamchart-'));
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
