import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { staticPageNames } from '#domain/site/static-pages.ts';
import { listTestedPages } from '#tests/support/tested-pages.ts';
import { sections } from '#web/frame/section-links.tsx';
import { findPage } from './find-page.ts';
import { pageDefinitions, pageNames } from './page-definitions.ts';
import { valueAt } from '#web/shared/definition/define-page.ts';

const tested = listTestedPages('tanuki-sim');
const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

describe('the definitions of pages', () => {
  it('are those of every folder with a page', () => {
    const folders = globSync('src/web/features/**/page.tsx').map((file) => file.split('/').at(-2));
    expect(folders.toSorted()).toEqual(pageNames.toSorted());
  });

  it('name addresses for tests that are their own, each once', () => {
    const places = tested.filter(({ page }) => page !== 'not-found');
    expect(places.filter(({ page, path }) => findPage(pathOf(path))?.name !== page)).toEqual([]);
    expect(new Set(tested.map(({ name }) => name)).size).toBe(tested.length);
  });

  it('have addresses for tests or say why not, and the same of sitemaps', () => {
    const missing = pageNames.filter((page) => {
      const { paths, tests, sitemap } = pageDefinitions[page];
      const hasTests = tested.some((each) => each.page === page);
      const isExcused = (value: unknown): boolean => typeof value === 'string' && /^[A-Z].{20,}\.$/.test(value);
      return (
        !(hasTests || isExcused(tests)) ||
        (typeof sitemap === 'string' && !isExcused(sitemap)) ||
        (hasTests && paths.length === 0)
      );
    });
    expect(missing).toEqual([]);
  });

  it.each(sections)('mark the main link $path as current on its own page', ({ section, path }) => {
    const page = findPage(path);
    expect(page && valueAt(pageDefinitions[page.name].section, path)).toBe(section);
  });

  it('hide the search of the header as the specification says, and where a page has its own', () => {
    const hiding = tested.filter(
      ({ page, path }) => valueAt(pageDefinitions[page].headerSearch, pathOf(path)) === 'hidden',
    );
    expect(hiding.map(({ path }) => path).toSorted()).toEqual(
      [
        '/',
        '/no-such-place',
        '/offline',
        '/region',
        '/region/europe',
        '/reviews',
        ...staticPageNames.map((name) => `/${name}`),
      ].toSorted(),
    );
  });
});
