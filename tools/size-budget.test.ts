import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { frameTexts, pageDefinitions, pageNames } from '#web/pages/page-definitions.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { budgets, checkDeskScript, checkSizes, measureFirstLoads } from './size-budget.ts';

/** A build in which every source is one file of 100 bytes, the frame imports React, and all pages have the same styles. */
function fakeBuild({ reactBytes = 50_000, styleBytes = 10_000 }): string {
  const client = makeFolder();
  mkdirSync(join(client, '.vite'));
  const areas = new Set([...frameTexts, ...pageNames.flatMap((page) => pageDefinitions[page].texts)]);
  const sources = [
    'src/web/browser/start.ts',
    'src/web/browser/hydrate-site.tsx',
    ...pageNames.map((page) => `src/web/features/${page}/page.tsx`),
    ...locales.flatMap((locale) => [...areas].map((area) => `src/i18n/messages/${locale}/${area}.ts`)),
  ];
  const manifest: Record<string, { file: string; imports?: string[] }> = { '_react.js': { file: 'react.js' } };
  for (const [place, source] of sources.entries()) {
    manifest[source] = { file: `${place}.js`, imports: ['_react.js'] };
    writeFileSync(join(client, `${place}.js`), 'x'.repeat(100));
  }
  writeFileSync(join(client, 'react.js'), 'x'.repeat(1_000_000));
  writeFileSync(join(client, 'react.js.br'), 'x'.repeat(reactBytes));
  writeFileSync(join(client, 'styles.css'), 'x'.repeat(styleBytes));
  const styles = Object.fromEntries(pageNames.map((page) => [page, { whole: '/styles.css', parts: [] }]));
  writeFileSync(join(client, '.vite', 'page-styles.json'), JSON.stringify(styles));
  writeFileSync(join(client, '.vite', 'manifest.json'), JSON.stringify(manifest));
  return client;
}

describe('measureFirstLoads', () => {
  it('counts every file once, as it is sent', async () => {
    const loads = await measureFirstLoads(fakeBuild({}));
    expect(loads).toHaveLength(pageNames.length * locales.length);
    const own = 3 + frameTexts.length + pageDefinitions.home.texts.length;
    expect(loads).toContainEqual({ page: 'home', locale: 'ja', scripts: 50_000 + own * 100, styles: 10_000 });
  });
});

describe('checkSizes', () => {
  it('lets a light build pass', async () => {
    await expect(checkSizes(fakeBuild({}))).resolves.toBeUndefined();
  });

  it('names the pages of a heavy one', async () => {
    const scripts = checkSizes(fakeBuild({ reactBytes: budgets.scripts }));
    await expect(scripts).rejects.toThrow(/The scripts .*\n {2}home \(en\): 85\d00 bytes/);
    const styles = checkSizes(fakeBuild({ styleBytes: budgets.styles + 1 }));
    await expect(styles).rejects.toThrow(/The styles .*\n {2}home \(en\): 15301 bytes/);
  });
});

describe('checkDeskScript', () => {
  const withScript = (bytes: number): string => {
    const desk = makeFolder();
    mkdirSync(join(desk, 'files'));
    if (bytes > 0) writeFileSync(join(desk, 'files', 'desk.js'), 'x'.repeat(bytes));
    return desk;
  };

  it('refuses a script of the desk over its budget, or none', async () => {
    await expect(checkDeskScript(withScript(12_000))).resolves.toBeUndefined();
    await expect(checkDeskScript(withScript(12_001))).rejects.toThrow('may weigh 12000 bytes; it weighs 12001');
    await expect(checkDeskScript(withScript(0))).rejects.toThrow('it weighs 0');
  });
});
