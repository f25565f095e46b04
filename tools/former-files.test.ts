import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { bringFormerFilesBack, setFormerFilesAside } from './former-files.ts';

const day = 24 * 60 * 60 * 1000;

describe('the files of former builds', () => {
  let dist = '';
  const file = (path: string): string => join(dist, 'client', path);
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(file(path)), { recursive: true });
    writeFileSync(file(path), content);
  };
  /** A build as Vite makes it: into an empty folder. */
  const build = async (files: readonly string[], now: number): Promise<void> => {
    await setFormerFilesAside(dist, now);
    rmSync(join(dist, 'client'), { recursive: true, force: true });
    for (const path of [...files, 'builds/latest.json']) write(path, String(now));
    await bringFormerFilesBack(dist, now);
  };

  beforeEach(() => {
    dist = makeFolder();
  });

  it('stay for two weeks after the build that replaced them, however old they are', async () => {
    await build(['assets/site-a.js', 'assets/site-a.js.br', 'builds/meta/a.json'], 0);
    await build(['assets/site-b.js', 'builds/meta/b.json'], 100 * day);
    await build(['assets/site-c.js', 'builds/meta/c.json'], 113 * day);
    for (const path of ['assets/site-a.js', 'assets/site-a.js.br', 'builds/meta/a.json', 'assets/site-b.js'])
      expect(existsSync(file(path)), path).toBe(true);
    await build(['assets/site-d.js'], 114 * day);
    expect(existsSync(file('assets/site-a.js'))).toBe(false);
    expect(existsSync(file('builds/meta/a.json'))).toBe(false);
    expect(existsSync(file('assets/site-b.js'))).toBe(true);
  });

  it('count again when a file belongs to a build again', async () => {
    await build(['assets/site-a.js'], 0);
    await build(['assets/site-b.js'], day);
    await build(['assets/site-a.js'], 10 * day);
    await build(['assets/site-b.js'], 20 * day);
    expect(existsSync(file('assets/site-a.js'))).toBe(true);
  });

  it('do not stand in the way of the new ones, nor do files that keep their names', async () => {
    await build(['assets/site-a.js', 'assets/flags/jp.svg', 'assets/flags/xx.svg'], 0);
    await build(['assets/site-a.js', 'assets/flags/jp.svg'], day);
    expect(readFileSync(file('assets/site-a.js'), 'utf8')).toBe(String(day));
    expect(existsSync(file('assets/flags/xx.svg'))).toBe(false);
  });

  it('outlive a build that fails', async () => {
    await build(['assets/site-a.js'], 0);
    await setFormerFilesAside(dist, day);
    rmSync(join(dist, 'client'), { recursive: true, force: true });
    await build(['assets/site-b.js'], 2 * day);
    expect(existsSync(file('assets/site-a.js'))).toBe(true);
    expect(existsSync(join(dist, 'former'))).toBe(false);
  });
});
