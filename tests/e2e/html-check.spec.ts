import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEveryLanguage, testedPages } from '#tests/support/browser-site.ts';
import { checkHtml, hasJava } from './check-html.ts';
import { extended } from './extended.ts';
import { expect, test } from './visitor.ts';

const folder = join('var', 'test', 'html');
const wrongFolder = join('var', 'test', 'wrong-html');

test('the HTML of every page type in every language has no error', extended, async ({ request }) => {
  test.skip(!hasJava(), 'There is no Java on this machine, which the HTML checker needs.');
  // One start of the checker for all pages.
  test.setTimeout(180_000);
  const pages = [...testedPages, { name: 'changed', path: '/germany?days=10&hotspot=1&sort=price' }];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const { name, path } of pages) {
    for (const { locale, path: address } of inEveryLanguage(path)) {
      const file = join(folder, `${name}.${locale}.html`);
      writeFileSync(file, await (await request.get(address)).text());
      files.push(file);
    }
  }
  expect(checkHtml(files)).toEqual([]);
});

test('the checker finds what is wrong', extended, () => {
  test.setTimeout(120_000);
  test.skip(!hasJava(), 'There is no Java on this machine, which the HTML checker needs.');
  // Not among the pages: both tests may run at the same time.
  mkdirSync(wrongFolder, { recursive: true });
  const file = join(wrongFolder, 'wrong.html');
  writeFileSync(file, '<!doctype html><html lang="en"><title>x</title><p><div id="a"></div></p>');
  expect(checkHtml([file])).toEqual([expect.stringContaining('No “p” element in scope')]);
});
