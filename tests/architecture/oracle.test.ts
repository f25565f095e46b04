import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = globSync('tests/oracle/**/*.ts');

/** It starts the site that is examined. */
const siteFile = 'oracle-site.ts';

describe('the oracle', () => {
  it('is found', () => {
    expect(files.length).toBeGreaterThan(10);
    expect(files.map((file) => basename(file))).toContain(siteFile);
  });

  it.each(files)('recomputes in %s without code of the product', (file) => {
    const imported = [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, source = '']) => source);
    const isOwn = (source: string): boolean => /^(\.\/|#tests\/oracle\/|node:|vitest$)/.test(source);
    const others = imported.filter((source) => !isOwn(source) && source !== '#tests/support/seeded-random.ts');
    expect(basename(file) === siteFile ? [] : others).toEqual([]);
  });
});
