import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import type { RegionsData } from './load.ts';
import { Page } from './page.tsx';

const japan = {
  name: 'Japan',
  path: '/japan',
  flag: 'JP',
  planCount: 412,
  countryCount: null,
  price: moneyOf('3.90'),
  amount: null,
  fareClass: 1,
  perGb: null,
};
const europe = { ...japan, name: 'Europe', path: '/region/europe', flag: null, countryCount: 43 };
const all: Extract<RegionsData, { readonly view: 'all' }> = {
  view: 'all',
  notice: null,
  part: 'all',
  regionCount: 19,
  countryCount: 201,
  global: { ...europe, name: 'Global', path: '/global' },
  continents: [europe],
  parts: [{ ...europe, name: 'Balkans', path: '/region/balkans', countryCount: 11 }],
  groups: [
    { initial: 'J', places: [japan] },
    { initial: 'L', places: [{ ...japan, name: 'Laos', path: '/laos', price: null }] },
  ],
  fares: [
    { from: null, to: moneyOf('5') },
    { from: moneyOf('5'), to: null },
  ],
};

const render = (data: RegionsData) => renderOnPage(<Page {...data} />, { locale: 'en' });

describe('RegionsPage', () => {
  it('lists the world, regions, and countries by letter with their lowest prices', () => {
    const html = render(all);
    expect(html).toContain('19 regions, 201 countries and territories with at least one plan.');
    expect(html).toMatch(
      /href="\/global".*href="\/region\/europe".*href="\/region\/balkans".*<h3>J<\/h3>.*href="\/japan".*\$3\.90/s,
    );
    expect(html).toContain('europe-medium.svg');
    expect(html).toContain('balkans-small.svg');
  });

  it.each(locales)('says in %s that the site is being set up where nothing has a plan', (locale) => {
    const nothing = { global: null, continents: [], parts: [], groups: [], regionCount: 0, countryCount: 0 };
    const notice = textsOf(locale).emptySite;
    const html = renderOnPage(<Page {...all} {...nothing} notice={notice} />, { locale });
    expect(html).toContain(notice);
    expect(html).not.toMatch(/>[^<]*\b0\b|role="search"/);
  });

  it('leads to each letter', () => {
    const html = render({ ...all, groups: [...all.groups, { initial: 'Å', places: [japan] }] });
    const targets = [...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id = '']) => decodeURIComponent(id));
    expect(targets).toEqual(['letter-J', 'letter-L', 'letter-Å']);
    for (const id of targets) expect(html).toContain(`<section id="${id}">`);
  });

  it('says once what the prices of cards are, and what their shades mean', () => {
    const html = render(all);
    expect(html.match(/<span>Cheapest whole trip: 7 days, 5 GB<\/span>/g)).toHaveLength(1);
    expect(html).toMatch(/Under \$5<.*\$5 and over</s);
  });

  it('has no price on the card of the world, whose plans fit few trips', () => {
    expect(/href="\/global".*?<\/a>/s.exec(render(all))?.[0]).not.toContain('$');
  });

  it('shows no price for what cannot be converted', () => {
    expect(/href="\/laos".*?<\/a>/s.exec(render(all))?.[0]).not.toContain('$');
  });

  it('links its parts and says which one is shown', () => {
    const html = render({ ...all, part: 'regions', groups: [] });
    expect(html).toMatch(/<a href="\/region\?show=regions" aria-current="page">Regions<\/a>/);
    expect(html).toContain('<a href="/region?show=countries">Countries</a>');
    expect(html).not.toContain('Countries and territories</h2>');
  });

  it('does without the world when no plan covers it', () => {
    expect(render({ ...all, global: null })).not.toContain('href="/global"');
  });

  it('shows what a query found, keeps the query, and leads back to everything', () => {
    const html = render({ view: 'results', query: 'ja"p', places: [japan], isSimilar: false });
    expect(html).toContain('value="ja&quot;p"');
    expect(html).toContain('Destinations that match “ja&quot;p”');
    expect(html).toContain('href="/japan"');
    expect(html).toMatch(/<a href="\/region"[^>]*>Show all/);
  });

  it('says that nothing is called as a misspelt query', () => {
    const html = render({ view: 'results', query: 'jpaan', places: [japan], isSimilar: true });
    expect(html).toContain('Nothing matches “jpaan”. Did you mean…');
    expect(html).not.toContain('Destinations that match');
  });

  it('says that nothing was found', () => {
    const html = render({ view: 'results', query: 'atlantis', places: [], isSimilar: false });
    expect(html).toContain('No destination matches “atlantis”.');
    expect(html).toMatch(/<a href="\/region"[^>]*>Show all/);
  });
});
