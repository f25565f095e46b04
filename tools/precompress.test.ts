import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { precompress } from './precompress.ts';

const script = 'export const a = 1;\n'.repeat(200);

describe('precompress', () => {
  it('compresses large text files, wherever they lie, and nothing else', async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'site.js'), script);
    writeFileSync(join(folder, 'assets', 'small.js'), 'a');
    writeFileSync(join(folder, 'assets', 'font.woff2'), script);
    expect(await precompress(folder)).toBe(1);
    expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual([
      'font.woff2',
      'site.js',
      'site.js.br',
      'site.js.gz',
      'small.js',
    ]);
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'site.js.br'))).toString()).toBe(script);
    expect(gunzipSync(readFileSync(join(folder, 'assets', 'site.js.gz'))).toString()).toBe(script);
  });
});
