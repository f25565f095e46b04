import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { hashSources } from './source-hash.ts';

describe('hashSources', () => {
  let root = '';
  const inputs = ['src', 'vite.config.ts', 'missing'];

  beforeEach(() => {
    root = makeFolder();
    mkdirSync(join(root, 'src', 'web'), { recursive: true });
    writeFileSync(join(root, 'src', 'web', 'site.ts'), 'one');
    writeFileSync(join(root, 'vite.config.ts'), 'config');
  });

  it('is the same for the same sources', () => {
    expect(hashSources(root, inputs)).toBe(hashSources(root, inputs));
  });

  it.each([
    ['a file changes', () => writeFileSync(join(root, 'src', 'web', 'site.ts'), 'two')],
    ['a file is added', () => writeFileSync(join(root, 'src', 'web', 'page.ts'), '')],
    ['a file is renamed', () => renameSync(join(root, 'src', 'web', 'site.ts'), join(root, 'src', 'web', 'sites.ts'))],
    ['a file goes', () => rmSync(join(root, 'vite.config.ts'))],
  ])('is another when %s', (_what, change) => {
    const before = hashSources(root, inputs);
    change();
    expect(hashSources(root, inputs)).not.toBe(before);
  });

  it('does not go by tests or by files that the site is not made of', () => {
    const before = hashSources(root, inputs);
    writeFileSync(join(root, 'src', 'web', 'site.test.ts'), 'test');
    writeFileSync(join(root, 'README.md'), 'read me');
    expect(hashSources(root, inputs)).toBe(before);
  });
});
