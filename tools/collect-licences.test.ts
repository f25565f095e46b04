import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { collectLicences } from './collect-licences.ts';

const font = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** A build with a font, and code of these packages. */
function fakeBuild(packages: readonly object[]): string {
  const client = makeFolder();
  mkdirSync(join(client, '.vite'));
  const write = (name: string, content: unknown): void =>
    writeFileSync(join(client, '.vite', name), JSON.stringify(content));
  write('licences.json', packages);
  write('worker-licences.json', []);
  write('manifest.json', { [font]: { file: 'assets/font.woff2', src: font }, _react: { file: 'react.js' } });
  return client;
}

const react = { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'MIT License of React' };

describe('collectLicences', () => {
  it('finds the texts of code, fonts, pictures and data, each once and by name', async () => {
    const found = await collectLicences(process.cwd(), fakeBuild([react, react]));
    expect(found.map(({ name }) => name.replace(/ [\d.]+$/, ''))).toEqual([
      '@fontsource-variable/instrument-sans',
      'flag-icons',
      'i18n-iso-countries',
      'ios-device-list',
      'Natural Earth',
      'react',
      'Roamchart',
      'Unicode CLDR',
      'world-atlas',
    ]);
    expect(found.find(({ name }) => name === 'react 19.0.0')?.text).toBe('MIT License of React');
    expect(found[0]?.text).toContain('SIL Open Font License');
    expect(found.filter(({ text }) => text.length < 20)).toEqual([]);
  });

  it('refuses code without a licence text', async () => {
    const silent = fakeBuild([{ name: 'silent', version: '1.0.0' }]);
    await expect(collectLicences(process.cwd(), silent)).rejects.toThrow('silent has no licence text');
  });

  it('misses nothing of workers, whose packages Vite does not list: pages load them too', () => {
    const packagesIn = (pattern: string): readonly string[] =>
      globSync(pattern).flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/^import (?!type).*? from '((?:@[^/']+\/)?[^#.'/]+)/gms)].map(
          ([, name = '']) => name,
        ),
      );
    const workers = packagesIn('src/web/features/**/*-worker.ts');
    expect(workers).toContain('altcha-lib');
    const pages = new Set(packagesIn('src/web/features/**/!(*-worker|*.test).ts'));
    expect(workers.filter((name) => !pages.has(name))).toEqual([]);
  });
});
