import { shapeReview } from '#web/features/review/shape-review.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLazyComponents } from '#web/shared/page/lazy-component.tsx';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { defaultTrip } from '#domain/trip/trip.ts';
import type { HomeData } from './load.ts';
import { makeReview } from '#tests/support/make-review.ts';
import { Page } from './page.tsx';

// As on the server: pages are rendered completely.
beforeAll(loadLazyComponents);

function place(name: string, perGb: string | null) {
  const path = `/${name.toLowerCase()}`;
  const flag = name.slice(0, 2).toUpperCase();
  return {
    name,
    path,
    flag,
    planCount: 12,
    price: moneyOf('3.90'),
    amount: null,
    fareClass: 1,
    perGb: perGb === null ? null : moneyOf(perGb),
  };
}

const data: HomeData = {
  trip: defaultTrip,
  usesPromo: false,
  planCount: 5214,
  notice: null,
  providerCount: 92,
  destinationCount: 201,
  checkedAt: '2026-11-20T11:48:00Z',
  popular: [place('Japan', '1.17'), place('Vietnam', '0.52'), place('Cuba', null)],
  pins: [place('Japan', '1.17')],
  fares: [
    { from: null, to: moneyOf('5') },
    { from: moneyOf('5'), to: moneyOf('10') },
    { from: moneyOf('10'), to: null },
  ],
  regions: [{ ...place('Europe', null), path: '/region/europe', flag: null }],
  reviews: [],
  reviewCount: 0,
};

const render = (facts: Partial<HomeData> = {}, locale: Locale = 'en') =>
  renderOnPage(<Page {...data} {...facts} />, { locale });

describe('HomePage', () => {
  it('says how much it compares and how fresh it is', () => {
    const html = render();
    expect(html).toContain('<b>5,214</b> data plans from <b>92</b> sellers for <b>201</b> destinations.');
    expect(render({ destinationCount: 1201 }, 'fr')).toContain('<b>1\u00a0201</b>');
    expect(html).toContain('Latest price check 12\u00a0minutes ago');
  });

  it('says nothing of checks before there are any', () => {
    expect(render({ checkedAt: null })).not.toContain('Latest price check');
  });

  it.each(locales)('says in %s that the site is being set up where there is no plan', (locale) => {
    const nothing = { popular: [], pins: [], regions: [], planCount: 0, providerCount: 0, destinationCount: 0 };
    const notice = textsOf(locale).emptySite;
    const html = render({ ...nothing, notice, checkedAt: null }, locale);
    expect(html).toContain(notice);
    expect(html).not.toMatch(/>0<|role="search"|href="(?:\/\w\w)?\/region"/);
  });

  it('finds a destination by a plain form in the language', () => {
    const html = render({}, 'ja');
    expect(html).toMatch(/<form[^>]*role="search" action="\/ja\/region"/);
    expect(html).toMatch(/<input[^>]*name="q"/);
  });

  it('links the popular destinations and all the others', () => {
    const html = render();
    expect(html).toContain('href="/japan"');
    expect(html).toContain('href="/region/europe"');
    expect(html).toContain('All 201 destinations');
  });

  it('pins prices to the map as links, each at its country', () => {
    const pins = /<ul[^>]*aria-label="Lowest prices on the map">.*?<\/ul>/s.exec(render())?.[0] ?? '';
    expect(pins).toMatch(/<a href="\/japan">Japan <b>\$3\.90<\/b><\/a>/);
    expect(pins).not.toContain('style=');
    expect(render({ pins: [] })).not.toContain('Lowest prices on the map');
  });

  it('shades prices from low to high, with a legend, and rounds them without a mark', () => {
    const dear = { ...place('Togo', null), price: { ...moneyOf('60.49'), isEstimate: true }, fareClass: 3 };
    const html = render({ pins: [dear], popular: [dear] });
    expect(html.match(/class="[^"]*shade3[^"]*"[^>]*>(?:<a[^>]*>Togo <b>)?\$60</g)).toHaveLength(2);
    expect(html).not.toContain('60.49');
    expect(html).not.toContain('≈\u00a0$60');
    const legend = /<ul aria-label="Lowest price: 7 days, 5 GB">.*?<\/ul>/s.exec(html)?.[0] ?? '';
    expect([...legend.matchAll(/<\/span>([^<]+)/g)].map(([, words]) => words)).toEqual([
      'Under $5',
      '$5 to $10',
      '$10 and over',
    ]);
  });

  it('leads to the tools', () => {
    const tools = /More ways to decide.*?<\/section>/s.exec(render())?.[0] ?? '';
    expect([...tools.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/trip',
      '/data-use',
      '/prices',
      '/rules',
    ]);
  });

  it('has the map for phones and for wide screens, not lazy, and without words', () => {
    const picture = /<picture.*?<\/picture>/s.exec(render())?.[0] ?? '';
    expect(picture).toContain('home-wide.svg');
    expect(picture).toContain('src="/assets/pictures/country/home-phone.svg"');
    expect(picture).toMatch(/alt="" fetchPriority="high"/);
    expect(picture).not.toContain('lazy');
  });

  it('shows no regions without data', () => {
    expect(render({ popular: [], regions: [] })).not.toContain('One plan for a whole region');
  });

  it('says that there are no reviews, and links them when there are', () => {
    expect(render()).toContain('No reviews yet.');
    const review = shapeReview(makeReview(), 'en');
    const html = render({ reviews: [review], reviewCount: 4180 });
    expect(html).toContain('All 4,180 reviews');
    expect(html).toContain('href="/reviews"');
    expect(html).not.toContain('No reviews yet.');
  });
});
