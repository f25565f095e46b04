import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import europeConsent from '#data/europe-consent.json' with { type: 'json' };
import fallbackRates from '#data/exchange-rates-fallback.json' with { type: 'json' };
import airports from '#data/airports.json' with { type: 'json' };
import popularity from '#data/popularity.json' with { type: 'json' };
import sights from '#data/sights.json' with { type: 'json' };
import { countries, findCountry } from '#domain/place/countries.ts';
import { currencies, findCurrency } from '#domain/money/currencies.ts';
import { findCodeAlias } from '#domain/place/destination-aliases.ts';
import { findPlaceByName } from '#domain/place/place-name.ts';
import { routeRules } from '#domain/site/route-rules.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { rateDay } from '#domain/money/rate-day.ts';
import { parts } from '#domain/place/parts.ts';
import { findRegion, regions } from '#domain/place/regions.ts';
import { currencyDigits } from '#i18n/currency-display.ts';
import { britishName } from '#tools/reference-data/british-name.ts';
import { currencyData, readCurrencies, readTerritories, tenderOf } from '#tools/reference-data/cldr.ts';
import { formatRecords } from '#tools/reference-data/format-records.ts';
import { makeCountries } from '#tools/reference-data/make-countries.ts';
import { makeCurrencies, writeName } from '#tools/reference-data/make-currencies.ts';
import { makeParts } from '#tools/reference-data/make-parts.ts';
import { makeRegions } from '#tools/reference-data/make-regions.ts';
import { pageRoutes } from '#web/pages/page-definitions.ts';

/** Countries whose name is not the first one of CLDR and every browser; see data/README.md. */
const shortNames = 'CC CD CG CI CZ FO GS HK MM MO MU PS SX TL TR UM US VA VC VI VN'.split(' ');

/** A name of CLDR as the reference data has it. */
function styled(name: string | undefined, locale: Locale): string | undefined {
  return locale === 'en' && name !== undefined ? britishName(name) : name;
}

const codes = countries.map(({ code }) => code);
const slugs = [...countries.map(({ slug }) => slug), ...regions.map(({ slug }) => slug)];

function sorted(texts: readonly string[]): string[] {
  return texts.toSorted();
}

describe('the generator', () => {
  it.each([
    ['regions', () => makeRegions()],
    ['countries', () => makeCountries(makeRegions())],
    ['parts-of-countries', () => makeParts()],
    ['currencies', () => makeCurrencies()],
  ])('writes data/%s.json byte for byte', (name, make) => {
    expect(formatRecords(make())).toBe(readFileSync(`data/${name}.json`, 'utf8'));
  });
});

describe('countries', () => {
  it('are the 249 of ISO 3166-1 and Kosovo, sorted, each with its own codes', () => {
    expect(codes).toHaveLength(250);
    expect(codes).toEqual(sorted([...new Set(codes)]));
    expect(new Set(countries.map(({ alpha3 }) => alpha3)).size).toBe(250);
    expect(countries.filter(({ numeric }) => !/^\d{3}$/.test(numeric ?? ''))).toEqual([]);
  });

  it.each(locales)(
    'have the names of CLDR and of Intl.DisplayNames in %s, in British style, apart from the listed short ones',
    (locale) => {
      const territories = readTerritories(locale);
      const display = new Intl.DisplayNames(locale, { type: 'region' });
      const different = countries.filter(
        ({ code, name }) =>
          name[locale] !== styled(display.of(code), locale) || name[locale] !== styled(territories[code], locale),
      );
      expect(different.filter(({ code }) => !shortNames.includes(code))).toEqual([]);
    },
  );

  /** Nobody writes what CLDR has. */
  const ownNames: Readonly<Partial<Record<Locale, readonly string[]>>> = {
    en: ['CD', 'CG', 'GS', 'VC'],
    ja: ['CC', 'MM', 'VC'],
    fr: ['MU', 'SX', 'VA', 'VN'],
    es: ['CG', 'UM', 'VI'],
    it: ['CD', 'CG', 'FO'],
  };

  it.each(locales)('have short names in %s that CLDR has too, apart from the listed ones', (locale) => {
    const territories = readTerritories(locale);
    const own = shortNames.filter((code) => {
      const variants = Object.keys(territories).filter((key) => key === code || key.startsWith(`${code}-alt-`));
      return !variants.some((key) => styled(territories[key], locale) === findCountry(code)?.name[locale]);
    });
    expect(own).toEqual(ownNames[locale] ?? []);
  });

  it('have slugs that are unique among all destinations and need no encoding', () => {
    expect(new Set(slugs).size).toBe(270);
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
  });

  it('are filed under exactly one region of which they are members, or are uninhabited', () => {
    const misfiled = countries.filter(({ code, region, inhabited }) =>
      inhabited ? region === null || !findRegion(region)?.countries.includes(code) : region !== null,
    );
    expect(misfiled).toEqual([]);
    expect(countries.filter(({ inhabited }) => !inhabited).map(({ code }) => code)).toEqual([
      'AQ',
      'BV',
      'GS',
      'HM',
      'TF',
      'UM',
    ]);
  });

  it('name as subregions the other regions they are members of, without the global one', () => {
    const wrong = countries.filter(({ code, region, subregions }) => {
      const memberOf = regions.filter((candidate) => candidate.countries.includes(code)).map(({ slug }) => slug);
      const others = memberOf.filter((slug) => slug !== region && slug !== 'global');
      return others.join() !== subregions.join();
    });
    expect(wrong).toEqual([]);
  });

  it('have a katakana reading where the Japanese name begins with kanji, and only readings in katakana', () => {
    expect(
      countries.filter(({ name, jaReadings }) => /^\p{Script=Han}/u.test(name.ja) && jaReadings.length === 0),
    ).toEqual([]);
    expect(
      countries.flatMap(({ jaReadings }) => jaReadings).filter((reading) => !/^[\u30a1-\u30fc]+$/.test(reading)),
    ).toEqual([]);
  });

  it('show the flag of their code and no term twice', () => {
    const letters = (flag: string): string =>
      Array.from(flag, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x1f1a5)).join('');
    expect(countries.filter(({ code, emojiFlag }) => letters(emojiFlag) !== code)).toEqual([]);
    expect(countries.filter(({ searches }) => new Set(searches).size !== searches.length)).toEqual([]);
  });
});

describe('sights, airports and visited parts', () => {
  const known = new Set<string>([...codes, ...regions.map(({ slug }) => slug), ...parts.map(({ slug }) => slug)]);

  it.each([
    ['sights', Object.keys(sights.places)],
    ['airports', airports.airports.map(({ place }) => place)],
    ['popularity', Object.values<readonly string[]>(popularity.parts).flat()],
  ])('in data/%s.json are of places that exist', (_file, places) => {
    expect(places.filter((place) => !known.has(place))).toEqual([]);
  });
});

describe('regions', () => {
  it('are the 20 of the specification, in its order', () => {
    const specified =
      'europe asia north-america caribbean middle-east oceania south-america south-east-asia latin-america africa central-asia ' +
      'central-america south-asia east-asia scandinavia nordic baltic balkans global netherlands-antilles';
    expect(regions.map(({ slug }) => slug).join(' ')).toBe(specified);
  });

  it('have inhabited members only, sorted, and a name in every language', () => {
    const members = regions.map(({ countries: list }) => list);
    expect(members.filter((list) => list.join() !== sorted(list).join() || list.length === 0)).toEqual([]);
    expect(members.flat().filter((code) => findCountry(code)?.inhabited !== true)).toEqual([]);
    expect(regions.filter(({ name }) => locales.some((locale) => name[locale].trim() === ''))).toEqual([]);
  });

  it('have every inhabited country in the global one, and the search terms of the specification', () => {
    const inhabited = countries.filter((country) => country.inhabited).map(({ code }) => code);
    expect(findRegion('global')?.countries).toEqual(inhabited);
    const global = findRegion('global');
    const terms = [...Object.values(global?.name ?? {}), ...(global?.searches ?? [])].map((term) => term.toLowerCase());
    expect(terms).toEqual(expect.arrayContaining(['global', 'worldwide', 'world', 'all']));
    expect(findRegion('latin-america')?.searches).toContain('LATAM');
  });

  it('say why they have these members, and read in katakana', () => {
    expect(regions.filter(({ basis }) => basis.length < 5)).toEqual([]);
    expect(regions.filter(({ jaReading }) => !/^[\u30a1-\u30fc]+$/.test(jaReading))).toEqual([]);
  });
});

describe('currencies', () => {
  const tender = new Set(codes.flatMap(tenderOf));

  it('are exactly those that are legal tender somewhere today', () => {
    expect(currencies.map(({ code }) => code)).toEqual(sorted([...tender]));
    expect(currencies).toHaveLength(153);
  });

  it('and countries name each other', () => {
    const wrong = currencies.filter(({ code, countries: users }) => {
      const stated = countries.filter((country) => country.currencies.includes(code)).map((country) => country.code);
      return stated.join() !== users.join();
    });
    expect(wrong).toEqual([]);
    expect(countries.filter(({ currencies: own }) => own.some((code) => findCurrency(code) === null))).toEqual([]);
  });

  it('have the digits of CLDR and of Intl, and those that prices are formatted with', () => {
    const wrong = currencies.filter(({ code, decimalDigits }) => {
      const stated = currencyData.fractions[code] ?? currencyData.fractions['DEFAULT'];
      const formatter = new Intl.NumberFormat('en', { style: 'currency', currency: code });
      const digits = [
        Number(stated?.['_digits']),
        formatter.resolvedOptions().maximumFractionDigits,
        currencyDigits(code),
      ];
      return digits.some((count) => count !== decimalDigits);
    });
    expect(wrong).toEqual([]);
  });

  it('have digits that the 1/10000 units of money can hold', () => {
    expect([...new Set(currencies.map(({ decimalDigits }) => decimalDigits))].toSorted()).toEqual([0, 2, 3]);
  });

  it('round only the Swiss franc when shown, to 0.05', () => {
    const rounded = currencies.filter(({ rounding }) => rounding !== 0).map(({ code, rounding }) => [code, rounding]);
    expect(rounded).toEqual([['CHF', 0.05]]);
  });

  it.each(locales)('have the names of CLDR and of Intl.DisplayNames in %s, as the language writes them', (locale) => {
    const display = new Intl.DisplayNames(locale, { type: 'currency' });
    const names = readCurrencies(locale);
    const written = (code: string, name = ''): string => writeName(code, name, locale);
    const wrong = currencies.filter(
      ({ code, name, namePlural }) =>
        name[locale] !== written(code, display.of(code)) ||
        namePlural[locale] !== written(code, names[code]?.['displayName-count-other']),
    );
    expect(wrong).toEqual([]);
  });

  it('have French plurals in which no word is left in the singular', () => {
    const codes = new Set(['sterling', 'renminbi', 'oro', 'CFA', 'CFP', '(BEAC)', '(BCEAO)', 'or']);
    const halves = currencies.filter(({ name, namePlural }) => {
      const singular = name.fr.split(' ');
      const [head = ''] = namePlural.fr.split(/ (?=(?:de|du|des|d’))/);
      return head.split(' ').some((word) => singular.includes(word) && !/[sxz]$/.test(word) && !codes.has(word));
    });
    expect(halves.map(({ namePlural }) => namePlural.fr)).toEqual([]);
  });

  it('have Japanese names without spaces and half-width brackets', () => {
    expect(currencies.filter(({ name, namePlural }) => /[ ()]/.test(name.ja + namePlural.ja))).toEqual([]);
    const shown = ['CHF', 'GHS', 'XOF', 'BAM', 'SZL', 'MWK'].map((code) => findCurrency(code)?.name.ja);
    expect(shown).toEqual([
      'スイスフラン',
      'ガーナ・セディ',
      '西アフリカCFAフラン',
      'ボスニア・ヘルツェゴビナ兌換マルク（BAM）',
      'エスワティニ・リランゲニ',
      'マラウイ・クワチャ',
    ]);
  });

  it('all have signs and a flag', () => {
    const bare = currencies.filter(({ symbol, symbolNative, emoji }) =>
      [symbol, symbolNative, emoji].some((sign) => sign.trim() === ''),
    );
    expect(bare).toEqual([]);
  });
});

describe('paths', () => {
  const paths = [...pageRoutes.map(({ pathname }) => pathname), ...Object.keys(routeRules)];
  const fixed = paths.map((path) => path.split('/')[1] ?? '').filter((segment) => /^[^:]/.test(segment));

  it('of pages, languages and the server are no destination, by slug, alias or name', () => {
    expect(fixed).toEqual(expect.arrayContaining(['region', 'about', 'blog', '404', 'api', 'go']));
    const taken = [...locales, ...fixed].filter(
      (segment) => slugs.includes(segment) || findCodeAlias(segment) !== null || findPlaceByName(segment) !== null,
    );
    expect(taken).toEqual([]);
  });
});

describe('popularity', () => {
  it('ranks inhabited countries, each once, and says by what', () => {
    expect(popularity.countries.filter((code) => findCountry(code)?.inhabited !== true)).toEqual([]);
    expect(new Set(popularity.countries).size).toBe(popularity.countries.length);
    expect([popularity.source, popularity.year].every((text) => text.length > 10)).toBe(true);
  });
});

describe('fallback rates', () => {
  it('give one usable rate for every currency, with source and date', () => {
    expect(sorted(Object.keys(fallbackRates.rates))).toEqual(currencies.map(({ code }) => code));
    expect(rateDay({ ...fallbackRates, quotes: Object.entries(fallbackRates.rates) })).toMatchObject({ ok: true });
    expect([fallbackRates.base, fallbackRates.rates.USD]).toEqual(['USD', '1']);
    expect(fallbackRates.date).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(fallbackRates.source).not.toBe('');
  });
});

describe('the list of the location check', () => {
  it('holds every part of it, sorted, and none that it leaves out', () => {
    const { euMembers, euOutermostRegions, eea, uk, switzerland, otherGeographicEurope, isEurope, notIncluded } =
      europeConsent;
    const parts = [euMembers, euOutermostRegions, eea, uk, switzerland, otherGeographicEurope].flat();
    expect(isEurope).toEqual(sorted([...new Set(parts)]));
    expect(isEurope.filter((code) => findCountry(code) === null || notIncluded.includes(code))).toEqual([]);
  });
});

describe('parts of countries', () => {
  it('have a slug of their own, a country, and a name in every language', () => {
    expect(parts.length).toBeGreaterThan(150);
    expect(new Set(parts.map(({ slug }) => slug)).size).toBe(parts.length);
    for (const { slug, country, name, searches } of parts) {
      expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(findCountry(country)?.inhabited, slug).toBe(true);
      expect(
        locales.filter((locale) => (name[locale] ?? '').trim() === ''),
        slug,
      ).toEqual([]);
      expect(
        searches.filter((search) => search.trim() === ''),
        slug,
      ).toEqual([]);
    }
  });
});
