import { describe, expect, it } from 'vitest';
import { routeRules } from '#domain/site/route-rules.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { pageRoutes } from '#web/pages/page-definitions.ts';
import { createRouter } from '#web/shared/definition/routes.ts';
import { pageAt } from './page-at.ts';

const matchRoute = createRouter(pageRoutes);
const origin = 'https://roamchart.example';

function at(address: string, locale: Locale = 'en') {
  return pageAt(new URL(address, origin), { origin, locale, rules: routeRules, matchRoute });
}

describe('pageAt', () => {
  it.each([
    ['/', 'home'],
    ['/region', 'regions'],
    ['/trip?stop=japan.7.3', 'trip'],
    ['/data-use?days=3', 'data-use'],
    ['/prices', 'prices'],
    ['/rules', 'rules'],
    ['/about', 'static-page'],
    ['/reviews?rating=5', 'reviews'],
    ['/germany?days=10#plans', 'destination'],
    ['/Germany/', 'destination'],
    ['/region/europe/nori-mobile', 'destination-provider'],
    ['/404', 'not-found'],
  ])('knows the page of %s', (address, page) => {
    expect(at(address)).toBe(page);
  });

  it.each([
    ['another site', 'https://elsewhere.example/germany'],
    ['an offer', '/go/17'],
    ['the API', '/api/destinations'],
    ['settings', '/settings'],
    ['the steps after a purchase', '/arrival?plan=1'],
    ['a feed', '/reviews/feed.xml'],
    ['a file', '/favicon.svg'],
    ['a map', '/assets/maps/europe/1-day.svg'],
    ['a route that no page has', '/a/b/c/d'],
    ['what cannot be decoded', '/%E0%A4%A'],
    ['another language', '/ja/germany'],
    ['the language that needs no name', '/en/germany'],
    ['the choice of a language', '/?locale=en'],
  ])('leaves %s to the browser', (_what, address) => {
    expect(at(address)).toBeNull();
  });

  it('knows the pages of the language that is shown, and only those', () => {
    expect([at('/ja', 'ja'), at('/ja/germany', 'ja'), at('/germany', 'ja')]).toEqual(['home', 'destination', null]);
  });
});
