import { describe, expect, it } from 'vitest';
import { headerSearchRule } from './header-search-rule.ts';

describe('headerSearchRule', () => {
  it.each([
    '/',
    '/?utm_source=x',
    '/contact',
    '/privacy',
    '/terms',
    '/region',
    '/region?q=a',
    '/region/europe',
    '/region/europe/tanuki-sim',
    '/reviews',
    '/reviews?page=2',
    '/about',
  ])('hides it on %s', (path) => {
    expect(headerSearchRule(path, false)).toBe('hidden');
  });

  it.each(['/japan', '/japan?days=10', '/japan/tanuki-sim', '/global', '/regionalia'])('shows it on %s', (path) => {
    expect(headerSearchRule(path, false)).toBe('shown');
  });

  it('disables it on an error page, whatever was asked for', () => {
    expect(headerSearchRule('/', true)).toBe('disabled');
    expect(headerSearchRule('/region/europe/nobody', true)).toBe('disabled');
  });

  it('hides it on the page at /404', () => {
    expect(headerSearchRule('/404', true)).toBe('hidden');
  });
});
