import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { isBuildCurrent, mayBuild, stampBuild } from './build-stamp.ts';

describe('the stamp of a build', () => {
  let root = '';
  let dist = '';
  const changeSource = async (): Promise<void> => writeFileSync(join(root, 'src', 'site.ts'), 'changed');

  beforeEach(() => {
    root = makeFolder();
    dist = join(root, 'dist');
    mkdirSync(join(root, 'src'));
    mkdirSync(dist);
  });

  it('may be made where its folder, or the one for it, can be written to', async () => {
    expect(await mayBuild(root)).toBe(true);
    rmSync(dist, { recursive: true });
    expect(await mayBuild(root)).toBe(true);
    expect(await mayBuild(join(root, 'missing'))).toBe(false);
  });

  it('is current only for exactly the present sources', async () => {
    expect(await isBuildCurrent(root)).toBe(false);
    await stampBuild(root, dist, async () => undefined);
    expect(await isBuildCurrent(root)).toBe(true);
    await changeSource();
    expect(await isBuildCurrent(root)).toBe(false);
  });

  it('is out of date when a source changes during the build', async () => {
    await stampBuild(root, dist, changeSource);
    expect(await isBuildCurrent(root)).toBe(false);
  });

  it('is gone after a build that fails', async () => {
    await stampBuild(root, dist, async () => undefined);
    await expect(stampBuild(root, dist, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await isBuildCurrent(root)).toBe(false);
  });

  it('does not count when it is broken', async () => {
    writeFileSync(join(dist, 'build.json'), '');
    expect(await isBuildCurrent(root)).toBe(false);
  });
});
