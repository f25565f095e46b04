import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/kernel/locale.ts';
import { countryOf, createMemoryContext, makePlan, membersOf, moneyOf } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { loadRegions } from './load.ts';

const context = createMemoryContext({
  plans: [
    makePlan(1, { price: moneyOf('3.90') }),
    ...['NE', 'NG', 'NO', 'TH'].map((code, index) => makePlan(10 + index, { coverage: [countryOf(code)] })),
    makePlan(20, { coverage: membersOf('europe') }),
    makePlan(21, { coverage: membersOf('global'), scope: 'global', price: moneyOf('49.90') }),
  ],
});

function load(query = '', locale: Locale = 'en') {
  const search = query === '' ? '' : `?q=${encodeURIComponent(query)}`;
  return loadRegions(makePageRequest({ parameters: {}, search, locale }), context);
}

async function find(query: string, locale: Locale = 'en'): Promise<readonly string[]> {
  const { data } = expectPage(await load(query, locale));
  return data.view === 'results' ? data.places.map(({ name }) => name) : [];
}

describe('loadRegions', () => {
  it('describes an empty site as one that is being set up', async () => {
    const nothing = createMemoryContext({ plans: [] });
    const { data, head } = expectPage(await loadRegions(makePageRequest({ parameters: {} }), nothing));
    expect(data).toMatchObject({ view: 'all', notice: expect.stringMatching(/being set up/) });
    expect(head.description).toMatch(/being set up/);
  });

  it('knows from which days the rates of its estimates are, also of what a query finds', async () => {
    const ask = async (search: string, currency: string) =>
      expectPage(await loadRegions(makePageRequest({ parameters: {}, search, currency }), context)).rateDays;
    expect(await ask('', 'USD')).toBeNull();
    expect(await ask('', 'JPY')).toEqual({ oldest: '2026-11-19', newest: '2026-11-19' });
    expect(await ask('?q=nige', 'JPY')).toEqual({ oldest: '2026-11-19', newest: '2026-11-19' });
  });

  it('lists every browsable region and the countries that are visited most', async () => {
    const { data, head } = expectPage(await load());
    if (data.view !== 'all') throw new Error(data.view);
    const paths = data.continents.map(({ region }) => region.path);
    expect(paths.slice(0, 3)).toEqual(['/region/europe', '/region/asia', '/region/north-america']);
    expect(data.parts.map(({ path }) => path)).toContain('/region/balkans');
    expect([...paths, ...data.parts.map(({ path }) => path)]).not.toContain('/global');
    expect(data.global).toMatchObject({ path: '/global', price: moneyOf('49.90') });
    expect(data.popular).toHaveLength(5);
    expect(head.noIndex).toBeUndefined();
  });

  it('puts every country with plans into a region, with the lowest price there', async () => {
    const { data } = expectPage(await load());
    if (data.view !== 'all') throw new Error(data.view);
    const listed = new Set(data.continents.flatMap(({ countries }) => countries.map(({ path }) => path)));
    expect(listed.size).toBe(data.countryCount);
    const asia = data.continents.find(({ region }) => region.path === '/region/asia');
    const names = asia?.countries.map(({ name }) => name) ?? [];
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(asia).toMatchObject({ within: 'in Asia', from: moneyOf('3.90') });
  });

  it('has the countries of one letter at an address of its own, accents aside', async () => {
    const all = expectPage(await load('', 'fr')).data;
    if (all.view !== 'all') throw new Error(all.view);
    expect(all.initials).toEqual([...new Set(all.initials)].toSorted());
    const request = makePageRequest({ parameters: {}, search: '?letter=E', locale: 'fr' });
    const { data, head, search } = expectPage(await loadRegions(request, context));
    if (data.view !== 'letter') throw new Error(data.view);
    const names = data.places.map(({ name }) => name);
    expect(names).toContain('Égypte');
    expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare));
    expect([head.noIndex, search]).toEqual([true, '?letter=E']);
  });

  it('groups them by the rows of the kana table in Japanese, kanji by what they sound like', async () => {
    const all = expectPage(await load('', 'ja')).data;
    expect(all.view === 'all' && all.initials.join('')).toBe('アカサタナハマヤラ');
    const under = async (letter: string): Promise<readonly string[]> => {
      const request = makePageRequest({
        parameters: {},
        search: `?letter=${encodeURIComponent(letter)}`,
        locale: 'ja',
      });
      const { data } = expectPage(await loadRegions(request, context));
      return data.view === 'letter' ? data.places.map(({ name }) => name) : [];
    };
    expect(await under('ナ')).toContain('日本');
    expect(await under('カ')).toContain('ガーナ');
  });

  it.each(['?letter=1', '?show=countries'])('shows everything for what it does not know: %s', async (search) => {
    const page = expectPage(await loadRegions(makePageRequest({ parameters: {}, search }), context));
    expect(page).toMatchObject({ search: '', data: { view: 'all' } });
  });

  it('shows the lowest price of each place', async () => {
    const { data } = expectPage(await load());
    if (data.view !== 'all') throw new Error(data.view);
    const japan = data.continents.flatMap(({ countries }) => countries).find(({ path }) => path === '/japan');
    expect(japan).toMatchObject({ price: moneyOf('3.90'), planCount: 2 });
  });
});

describe('the finder', () => {
  it.each([
    ['japan', '/japan'],
    ['JAPAN ', '/japan'],
    ['jap', '/japan'],
    ['europe', '/region/europe'],
    ['worldwide', '/global'],
    ['okinawa', '/japan?in=okinawa'],
    ['オキナワ', '/japan?in=okinawa'],
    ['Canary Islands', '/spain?in=canary-islands'],
    ['US', '/united-states'],
    ['Schengen', '/region/europe'],
    ['deu', '/germany'],
  ])('opens the only match of %j', async (query, location) => {
    expect(await load(query)).toEqual({ kind: 'redirect', location, status: 302 });
  });

  it.each([
    ['?q=jap&days=10&gb=5', '/japan?days=10&gb=5'],
    ['?q=jap&days=10&gb=unlimited&page=2', '/japan?days=10&gb=unlimited'],
    ['?q=Tokio&days=10&gb=5', '/japan?in=tokyo&days=10&gb=5'],
    ['?q=jap+12', '/japan?days=12'],
    ['?q=jap+12&days=10&gb=5', '/japan?days=12&gb=5'],
    ['?q=jap&days=&gb=', '/japan'],
    [`?q=jap&days=${'9'.repeat(99)}&gb=1`, '/japan?gb=1'],
    ['?q=jap&gb=%0d%0aset-cookie', '/japan'],
  ])('takes the trip of %s along', async (search, location) => {
    const answer = await loadRegions(makePageRequest({ parameters: {}, search, locale: 'en' }), context);
    expect(answer).toEqual({ kind: 'redirect', location, status: 302 });
  });

  it('opens the one that is called just so', async () => {
    expect(await load('Niger')).toMatchObject({ location: '/niger' });
    expect(await find('nige')).toEqual(expect.arrayContaining(['Niger', 'Nigeria']));
  });

  it('understands kana and names in other languages', async () => {
    expect(await load('にほん', 'ja')).toMatchObject({ location: '/japan' });
    expect(await load('Japon')).toMatchObject({ location: '/japan' });
  });

  it('says that nothing matches', async () => {
    const page = expectPage(await load('atlantis'));
    expect(page).toMatchObject({
      search: '?q=atlantis',
      head: { noIndex: true },
      data: { view: 'results', places: [] },
    });
  });

  it('says of what is spelled nearly so that nothing is called so', async () => {
    const { data, head } = expectPage(await load('jpaan'));
    expect(data).toMatchObject({ query: 'jpaan', isSimilar: true, places: [{ name: 'Japan', path: '/japan' }] });
    expect(head.noIndex).toBe(true);
    expect(expectPage(await load('nige')).data).toMatchObject({ isSimilar: false });
  });

  it('lists the parts of countries among the countries, better known ones first', async () => {
    const { data } = expectPage(await load('san'));
    if (data.view !== 'results') throw new Error(data.view);
    const paths = data.places.map(({ path }) => path);
    expect(paths.indexOf('/san-marino')).toBeGreaterThan(paths.indexOf('/greece?in=santorini'));
    expect(data.places.find(({ name }) => name === 'Santorini')).toMatchObject({
      path: '/greece?in=santorini',
      flag: 'GR',
    });
  });

  it('lists both of two places that are called so', async () => {
    expect((await find('granada', 'es')).slice(0, 2)).toEqual(['Granada', 'Granada']);
  });

  it('takes blanks as no question and reads only so much of a long one', async () => {
    expect(expectPage(await load('   ')).data.view).toBe('all');
    const { data } = expectPage(await load('x'.repeat(5000)));
    expect(data.view === 'results' && data.query).toHaveLength(100);
  });
});
