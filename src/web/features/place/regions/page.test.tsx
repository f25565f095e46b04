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
  price: moneyOf('3.90'),
  amount: null,
  fareClass: 1,
  perGb: null,
};
const europe = { ...japan, name: 'Europe', path: '/region/europe', flag: null };
const laos = { ...japan, name: 'Laos', path: '/laos', price: null };
const niger = { ...japan, name: 'Niger', path: '/niger', amount: '1 GB, 7 days' };
const members = Array.from({ length: 14 }, (_none, index) => ({ ...japan, name: `C${index}`, path: `/c${index}` }));
const all: Extract<RegionsData, { readonly view: 'all' }> = {
  view: 'all',
  notice: null,
  countryCount: 201,
  regionCount: 20,
  popular: [japan, laos, niger],
  continents: [{ region: europe, within: 'in Europe', from: moneyOf('2.50'), countries: members, of: 16 }],
  parts: [{ ...europe, name: 'Balkans', path: '/region/balkans' }],
  global: { ...europe, name: 'Global', path: '/global' },
  initials: ['J', 'Å'],
};

const render = (data: RegionsData) => renderOnPage(<Page {...data} />, { locale: 'en' });

describe('RegionsPage', () => {
  it('lists what is visited most, then regions with their lowest price, twelve countries and the rest', () => {
    const html = render(all);
    expect(html).toContain('201 countries and 20 regions');
    expect(html).toContain('Plans for 14 of 16 countries');
    expect(html).toMatch(
      /href="\/japan".*\$3\.90.*<details.*Europe<.*from .*\$2\.50.*href="\/region\/europe".*href="\/c11".*2 more in Europe.*href="\/c12"/s,
    );
    expect(html).toContain('europe-small.svg');
    expect(html).toContain('balkans-small.svg');
  });

  it.each(locales)('says in %s that the site is being set up where nothing has a plan', (locale) => {
    const nothing = { global: null, popular: [], continents: [], parts: [], initials: [], countryCount: 0 };
    const notice = textsOf(locale).emptySite;
    const html = renderOnPage(<Page {...all} {...nothing} notice={notice} />, { locale });
    expect(html).toContain(notice);
    expect(html).not.toMatch(/>[^<]*\b0\b|role="search"/);
  });

  it('leads to each letter, whose page says which one it is', () => {
    expect(render(all)).toContain('href="/region?letter=%C3%85"');
    const html = render({ view: 'letter', initial: 'J', places: [japan], initials: all.initials });
    expect(html).toContain('Destinations under J</h2>');
    expect(html).toMatch(/href="\/japan".*href="\/region\?letter=J" aria-current="page"/s);
    expect(html).not.toContain('<details');
  });

  it('has no price for the world, whose plans fit few trips', () => {
    expect(/href="\/global".*?<\/a>/s.exec(render(all))?.[0]).not.toContain('$');
  });

  it('shows no price for what cannot be converted, and says where no plan serves the basket', () => {
    expect(/href="\/laos".*?<\/a>/s.exec(render(all))?.[0]).not.toContain('$');
    const row = /href="\/niger".*?<\/a>/s.exec(render(all))?.[0];
    expect(row).toContain('no plan of 5 GB');
    expect(row).not.toContain('$');
  });

  it('does without the world when no plan covers it', () => {
    expect(render({ ...all, global: null })).not.toContain('href="/global"');
  });

  it('shows what a query found, keeps the query, and leads back to everything', () => {
    const html = render({ view: 'results', query: 'ja"p', places: [japan], isSimilar: false });
    expect(html).toContain('value="ja&quot;p"');
    expect(html).toContain('Destinations that match “ja&quot;p”');
    expect(html).toContain('href="/japan"');
    expect(html).toMatch(/<a href="\/region"[^>]*>Clear search/);
  });

  it('says that nothing is called as a misspelt query', () => {
    const html = render({ view: 'results', query: 'jpaan', places: [japan], isSimilar: true });
    expect(html).toContain('No destination is called “jpaan”. Did you mean…');
    expect(html).not.toContain('Destinations that match');
  });

  it('says that nothing was found', () => {
    const html = render({ view: 'results', query: 'atlantis', places: [], isSimilar: false });
    expect(html).toContain('Nothing matches “atlantis”.');
    expect(html).toMatch(/<a href="\/region"[^>]*>Clear search/);
  });
});
