import { describe, expect, it } from 'vitest';
import { staticPageNames } from '#domain/site/static-pages.ts';
import { pageRoutes } from '#web/pages/page-definitions.ts';
import { createRouter } from './routes.ts';

const matchRoute = createRouter(pageRoutes);

describe('the routes of the pages', () => {
  it.each([
    ['/', 'home'],
    ['/region', 'regions'],
    ['/trip', 'trip'],
    ...staticPageNames.map((name): [string, string] => [`/${name}`, 'static-page']),
    ['/reviews', 'reviews'],
    ['/data-use', 'data-use'],
    ['/prices', 'prices'],
    ['/rules', 'rules'],
    ['/404', 'not-found'],
    ['/japan', 'destination'],
    ['/global', 'destination'],
    ['/region/europe', 'destination'],
    ['/japan/tanuki-sim', 'destination-provider'],
    ['/region/europe/tanuki-sim', 'destination-provider'],
    ['/costa rica', 'destination'],
  ])('finds %s as %s', (path, name) => {
    expect(matchRoute(path)).toBe(name);
  });

  it.each([
    '/a/b/c',
    '/region/europe/tanuki-sim/more',
    '//japan',
    '/japan/',
    '',
    'japan',
    '/japan/..',
    '/.',
    '/ab\nout',
    '/about ',
    '/ about',
    '/a\u2028b',
    '\\\\about',
  ])('knows no route %j', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('tries the fixed paths before the destinations', () => {
    const firstDestination = pageRoutes.findIndex(({ page }) => page === 'destination');
    expect(pageRoutes.slice(firstDestination).every(({ page }) => page.startsWith('destination'))).toBe(true);
  });
});
