import { describe, expect, it } from 'vitest';
import { matchRoute, routes } from './routes.ts';

describe('matchRoute', () => {
  it.each([
    ['/', 'home'],
    ['/region', 'regions'],
    ['/trip', 'trip'],
    ['/about', 'about'],
    ['/contact', 'contact'],
    ['/privacy', 'privacy'],
    ['/terms', 'terms'],
    ['/reviews', 'reviews'],
    ['/data-use', 'data-use'],
    ['/prices', 'prices'],
    ['/clock', 'clock'],
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
    const firstDestination = routes.findIndex(({ name }) => name === 'destination');
    expect(routes.slice(firstDestination).every(({ name }) => name.startsWith('destination'))).toBe(true);
  });
});
