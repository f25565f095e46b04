import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isBuildCurrent } from './site-build.ts';
import { hashSources } from './source-hash.ts';

describe('isBuildCurrent', () => {
  it('is true only for a build of exactly the present sources', async () => {
    const root = mkdtempSync(join(tmpdir(), 'roamchart-'));
    mkdirSync(join(root, 'src'));
    mkdirSync(join(root, 'dist'));
    expect(await isBuildCurrent(root)).toBe(false);
    writeFileSync(join(root, 'dist', 'build.json'), JSON.stringify({ sources: hashSources(root) }));
    expect(await isBuildCurrent(root)).toBe(true);
    writeFileSync(join(root, 'src', 'site.ts'), 'changed');
    expect(await isBuildCurrent(root)).toBe(false);
  });

  it('takes a broken stamp for no build', async () => {
    const root = mkdtempSync(join(tmpdir(), 'roamchart-'));
    mkdirSync(join(root, 'dist'));
    writeFileSync(join(root, 'dist', 'build.json'), '');
    expect(await isBuildCurrent(root)).toBe(false);
  });
});
