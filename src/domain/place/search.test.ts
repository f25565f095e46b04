import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { currencies } from '#domain/money/currencies.ts';
import { foldText } from '#domain/kernel/fold-text.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { regions } from './regions.ts';
import { countrySearchTerms, regionSearchTerms } from './search-terms.ts';
import { findMeant, searchCurrencies, searchDestinations, type SearchableCurrency, type SearchMode } from './search.ts';
import type { SearchableDestination } from './searchable-destination.ts';

function destinationsIn(locale: Locale): SearchableDestination[] {
  return [
    ...countries.map((country) => ({
      ...countrySearchTerms(country, locale),
      kind: 'country' as const,
      slug: country.slug,
      name: country.name[locale],
    })),
    ...regions.map((region) => ({
      ...regionSearchTerms(region, locale),
      kind: 'region' as const,
      slug: region.slug,
      name: region.name[locale],
    })),
  ];
}

function currenciesIn(locale: Locale): SearchableCurrency[] {
  return currencies.map(({ code, name, namePlural, searches }) => ({
    code,
    name: name[locale],
    namePlural: namePlural[locale],
    searches,
  }));
}

const inEnglish = destinationsIn('en');
const inJapanese = destinationsIn('ja');

function find(query: string, destinations = inEnglish, mode: SearchMode = 'destinations'): string[] {
  return searchDestinations({ query, destinations, mode }).map(({ destination }) => destination.slug);
}

describe('searchDestinations', () => {
  it.each(['', ' ', '\t\n', '　'])('finds nothing for the empty query %j', (query) => {
    expect(find(query)).toEqual([]);
  });

  it.each([
    ['japan', 'japan'],
    ['JAP', 'japan'],
    ['reunion', 'reunion'],
    ['Réunion', 'reunion'],
    ['curacao', 'curacao'],
    ['uk', 'united-kingdom'],
    ['usa', 'united-states'],
    ['united-st', 'united-states'],
    ['bissau', 'guinea-bissau'],
    ['holland', 'netherlands'],
    ['latam', 'latin-america'],
    ['worldwide', 'global'],
    ['gulf', 'middle-east'],
    ['allemagne', 'germany'],
    ['Alemania', 'germany'],
    ['ドイツ', 'germany'],
    ['どいつ', 'germany'],
  ])('finds by %j first %s', (query, slug) => {
    expect(find(query)[0]).toBe(slug);
  });

  it.each([
    ['にほん', 'japan'],
    ['にっぽん', 'japan'],
    ['ニホ', 'japan'],
    ['ﾆﾎﾝ', 'japan'],
    ['日', 'japan'],
    ['かんこく', 'south-korea'],
    ['ちゅうごく', 'china'],
    ['たいわん', 'taiwan'],
    ['ほくおう', 'nordic'],
    ['とうなん', 'south-east-asia'],
    ['英国', 'united-kingdom'],
    ['米国', 'united-states'],
    ['あめりか', 'united-states'],
    ['ぐあむ', 'guam'],
  ])('finds in Japanese by %j first %s', (query, slug) => {
    expect(find(query, inJapanese)[0]).toBe(slug);
  });

  it.each([
    ['fr', ['l’', "l'", 'l´', 'd’', "de l'", 'à l`', 'l ']],
    ['it', ['l’', "dell'", 'nell’', 'all´', 'sull’']],
  ] as const)('leaves out what is elided before a name in %s', (locale, befores) => {
    const all = destinationsIn(locale);
    const vowel = /^[aeiou]/;
    const lost = all
      .filter(({ slug, name }) => vowel.test(foldText(name)) && !slug.includes('island'))
      .flatMap(({ name, slug }) =>
        befores.filter((before) => find(before + name, all)[0] !== slug).map((b) => b + name),
      );
    expect(lost).toEqual([]);
  });

  it.each([
    ['fr', 'l’espagne', 'spain'],
    ['fr', "l'esp", 'spain'],
    ['fr', "l'es", 'spain'],
    ['fr', 'd’Italie', 'italy'],
    ['fr', 'à l’Allemagne', 'germany'],
    ['fr', 'au Japon', 'japan'],
    ['fr', 'aux états-unis', 'united-states'],
    ['fr', 'en Grèce', 'greece'],
    ['fr', 'la réunion', 'reunion'],
    ['fr', 'côte d´ivoire', 'cote-divoire'],
    ['it', 'il Giappone', 'japan'],
    ['it', 'negli Stati Uniti', 'united-states'],
    ['it', 'nell’Unione', 'europe'],
    ['en', 'Kingdom of Spain', 'spain'],
    ['ja', 'フランス共和国', 'france'],
    ['ja', 'kankoku', 'south-korea'],
    ['en', 'us', 'united-states'],
    ['en', 'U.S.', 'united-states'],
    ['en', 'eu', 'europe'],
    ['en', 'deu', 'germany'],
    ['es', 'el Japón', 'japan'],
    ['es', 'El Salv', 'el-salvador'],
    ['es', 'los Estados Unidos', 'united-states'],
    ['en', 'the Netherlands', 'netherlands'],
    ['en', 'the uk', 'united-kingdom'],
    ['en', 'to cuba', 'cuba'],
    ['en', 'the', 'united-states'],
    ['en', 'esim uk', 'united-kingdom'],
    ['en', 'jp sim card', 'japan'],
    ['ja', 'ボスニアヘルツェゴビナ', 'bosnia-and-herzegovina'],
    ['ja', 'ぼすにあ へるつぇごゔぃな', 'bosnia-and-herzegovina'],
  ] as const)('finds in %s by %j first %s', (locale, query, slug) => {
    expect(find(query, destinationsIn(locale))[0]).toBe(slug);
  });

  it('puts names before other names, readings and slugs', () => {
    const found = searchDestinations({
      query: 'ind',
      mode: 'destinations',
      destinations: [
        { kind: 'country', slug: 'india-by-slug', name: 'X', searches: [], readings: [] },
        { kind: 'country', slug: 'a', name: 'X', searches: ['West Ind'], readings: [] },
        { kind: 'country', slug: 'b', name: 'X', searches: [], readings: ['Indo'] },
        { kind: 'country', slug: 'c', name: 'West Indies', searches: [], readings: [] },
        { kind: 'country', slug: 'd', name: 'India', searches: [], readings: [] },
        { kind: 'country', slug: 'e', name: 'Indonesia', searches: [], readings: [] },
        { kind: 'country', slug: 'f', name: 'Ind', searches: [], readings: [] },
        { kind: 'country', slug: 'g', name: 'X', searches: ['Ind'], readings: [] },
        { kind: 'country', slug: 'h', name: 'Mind', searches: [], readings: [] },
      ],
    });
    expect(found.map(({ destination }) => destination.slug)).toEqual(['f', 'g', 'd', 'e', 'b', 'a', 'india-by-slug']);
  });

  it('puts a code after names, and takes it as a whole', () => {
    const others = { kind: 'country', readings: [] } as const;
    const destinations: SearchableDestination[] = [
      { ...others, slug: 'start', name: 'Lapland', searches: [] },
      { ...others, slug: 'loose', name: 'X', searches: ['L-A'] },
      { ...others, slug: 'other', name: 'X', searches: ['L.A.'] },
      { ...others, slug: 'code', name: 'Laos', searches: [], codes: ['LA', 'LAO'] },
      { ...others, slug: 'name', name: 'La', searches: [] },
    ];
    expect(find('la', destinations)).toEqual(['name', 'other', 'code', 'loose', 'start']);
    // By its name: nobody writes an article before a code.
    expect(find('l’la', destinations)).toEqual(['name', 'other', 'loose', 'start', 'code']);
    expect(find('lao', destinations)).toEqual(['code']);
  });

  it.each(locales)('finds no Timor by "orient" in %s', (locale) => {
    const found = find('orient', destinationsIn(locale));
    expect(found.slice(0, 2)).toEqual(['middle-east', 'east-asia']);
    expect(found).not.toContain('timor-leste');
  });

  it('keeps later words that are the query where a place is called so', () => {
    expect(find('korea')).toEqual(['south-korea', 'north-korea']);
    expect(find('guinea')).toEqual(
      expect.arrayContaining(['guinea', 'equatorial-guinea', 'guinea-bissau', 'papua-new-guinea']),
    );
  });

  it('leads from a part to its country where only countries are offered', () => {
    const part: SearchableDestination = {
      kind: 'part',
      slug: 'tokyo',
      name: 'Tokyo',
      searches: [],
      readings: [],
      country: 'japan',
    };
    const all = [...inEnglish, part];
    expect(find('tokyo', all)).toEqual(['tokyo']);
    expect(find('tokyo', all, 'countries')).toEqual(['japan']);
    expect(find('tokyo', [part], 'countries')).toEqual([]);
  });

  it('marks the match in the shown name only', () => {
    const [korea] = searchDestinations({ query: 'kor', destinations: inEnglish, mode: 'destinations' });
    expect(korea?.ranges).toEqual([{ start: 6, end: 9 }]);
    const [germany] = searchDestinations({ query: 'alema', destinations: inEnglish, mode: 'destinations' });
    expect(germany?.ranges).toEqual([]);
  });

  it('offers regions to the destination search and not to the country picker', () => {
    expect(find('europe')[0]).toBe('europe');
    expect(find('europe', inEnglish, 'countries')).toEqual([]);
    expect(find('japan', inEnglish, 'countries')).toEqual(['japan']);
    expect(find('south', inEnglish, 'countries')).not.toContain('south-america');
  });

  it.each(locales)('finds every destination by its whole name in %s and by its slug', (locale) => {
    const all = destinationsIn(locale);
    const lost = all.filter(({ name, slug }) => !find(name, all).includes(slug) || !find(slug, all).includes(slug));
    expect(lost).toEqual([]);
  });

  it('finds nothing where nothing starts with the query, however odd', () => {
    expect(['zzz', 'apan', '(', '[a-z]*', '\\', '%', 'x'.repeat(5000)].flatMap((query) => find(query))).toEqual([]);
  });
});

describe('findMeant', () => {
  it.each([
    ['niger', 'niger'],
    ['nige', null],
    ['nigeri', 'nigeria'],
    ['us', 'united-states'],
    ['hongkong', 'hong-kong'],
    ['orient', null],
    ['atlantis', null],
    ['', null],
  ])('of what %j finds is %j', (query, slug) => {
    const matches = searchDestinations({ query, destinations: inEnglish, mode: 'destinations' });
    expect(findMeant(matches)?.slug ?? null).toBe(slug);
  });
});

describe('searchCurrencies', () => {
  const inFrench = currenciesIn('fr');
  const english = currenciesIn('en');

  function codes(query: string, list = english): string[] {
    return searchCurrencies({ query, currencies: list }).map(({ currency }) => currency.code);
  }

  it('finds nothing for an empty query', () => {
    expect(codes(' ')).toEqual([]);
  });

  it('finds by code first, then by the words of the name and the plural', () => {
    expect(codes('chf')).toEqual(['CHF']);
    expect(codes('usd')).toEqual(['USD']);
    expect(codes('yen')).toContain('JPY');
    expect(codes('swiss francs')).toEqual(['CHF']);
    expect(codes('euro', inFrench)).toEqual(['EUR']);
    expect(codes('cor', inFrench).length).toBeGreaterThan(0);
    expect(codes('ar')[0]).toBe('ARS');
  });

  it.each([
    ['ウォン', 'KRW'],
    ['元', 'CNY'],
    ['人民元', 'CNY'],
    ['台湾ドル', 'TWD'],
    ['豪ドル', 'AUD'],
    ['シェケル', 'ILS'],
    ['ドル', 'USD'],
    ['ポンド', 'GBP'],
    ['円', 'JPY'],
  ])('finds %s in Japanese', (query, code) => {
    expect(codes(query, currenciesIn('ja'))).toContain(code);
  });

  it('puts what is called so before what has it in its name', () => {
    expect(codes('ドル', currenciesIn('ja'))[0]).toBe('USD');
    expect(codes('ドル', currenciesIn('ja'))).not.toContain('INR');
    expect(codes('バー', currenciesIn('ja'))).toContain('THB');
    expect(codes('元', currenciesIn('ja'))[0]).toBe('CNY');
    expect(codes('dollar américain', inFrench)).toEqual(['USD']);
  });

  it('marks what it finds within a Japanese name', () => {
    const [yuan] = searchCurrencies({ query: '人民元', currencies: currenciesIn('ja') });
    expect(yuan?.ranges).toEqual([{ start: 2, end: 5 }]);
  });

  it('does not match inside a word or a code', () => {
    expect(codes('ollar')).toEqual([]);
    expect(codes('hf')).toEqual([]);
  });

  it('marks the match in the name', () => {
    const [franc] = searchCurrencies({ query: 'franc', currencies: english.filter(({ code }) => code === 'CHF') });
    expect(franc?.ranges).toEqual([{ start: 6, end: 11 }]);
    const [byCode] = searchCurrencies({ query: 'chf', currencies: english });
    expect(byCode?.ranges).toEqual([]);
  });

  it('finds every currency by its code, its name and its plural name', () => {
    const lost = english.filter(({ code, name, namePlural }) =>
      [code, name, namePlural].some((text) => !codes(text).includes(code)),
    );
    expect(lost).toEqual([]);
  });
});
