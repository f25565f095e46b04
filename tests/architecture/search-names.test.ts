import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { countries } from '#domain/place/countries.ts';
import { destinationPath } from '#domain/place/destination-path.ts';
import { parts } from '#domain/place/parts.ts';
import { partPath } from '#domain/place/part-path.ts';
import { regions } from '#domain/place/regions.ts';
import { searchAs, searchPlacesIn } from './search-places.ts';
import { aliasedPlaces } from '#tools/reference-data/aliases.ts';
import { readIsoNames, readTerritoryNames } from '#tools/reference-data/cldr.ts';
import { regionDefinitions } from '#tools/reference-data/hand-lists/region-definitions.ts';

type Named = readonly [name: string, path: string];

const inhabited = countries.filter((country) => country.inhabited);

/** Names that two places have, as CLDR, ISO and people use them: the search shows both. */
const shared =
  'Americas Amériques Americhe Bari Congo Granada Grenade LA México Mexico mexico Orient Oriente RU Túnez コウシュウ'.split(
    ' ',
  );

const names: readonly Named[] = inhabited.flatMap(({ code, slug, name, alpha3, searches, jaReadings }) => {
  const cldr = locales.flatMap((locale) => [...readTerritoryNames(code, locale), ...readIsoNames(code, locale)]);
  return [...Object.values(name), ...cldr, code, alpha3, ...searches, ...jaReadings, slug].map(
    (each) => [each, `/${slug}`] as const,
  );
});

const regionNames: readonly Named[] = regions.flatMap(({ slug, name, searches, jaReading }) => {
  const cldrName = regionDefinitions.find((definition) => definition.slug === slug)?.cldrName;
  const cldr = cldrName === undefined ? [] : locales.flatMap((locale) => readTerritoryNames(cldrName, locale));
  const path = destinationPath(slug, slug, 'en');
  return [...Object.values(name), ...cldr, ...searches, jaReading, slug].map((each) => [each, path] as const);
});

const pathByCode = new Map(inhabited.map(({ code, slug }) => [code, `/${slug}`]));

const partNames: readonly Named[] = parts.flatMap((part) => {
  const path = partPath(pathByCode.get(part.country) ?? '', part);
  return [...Object.values(part.name), ...part.searches].map((each) => [each, path] as const);
});

/** Each pair once. */
function distinct(named: readonly Named[]): readonly Named[] {
  return [...new Map(named.map((pair) => [pair.join('\n'), pair])).values()];
}

describe.each(locales)('the search in %s', (locale) => {
  const places = searchPlacesIn(locale);

  it.each([
    ['country', distinct(names), 1500],
    ['region', distinct(regionNames), 300],
    ['city or island', distinct(partNames), 1400],
  ] as const)('leads every name, variant, alias and code of a %s to it', (_kind, named, fewest) => {
    const lost = named.flatMap(([name, path]) => {
      const { paths, isSimilar } = searchAs(name, places, locale);
      const leads = shared.includes(name) ? paths.includes(path) : paths[0] === path;
      return leads && !isSimilar ? [] : [`${name} → ${paths[0] ?? 'nothing'}, not ${path}`];
    });
    expect(named.length).toBeGreaterThan(fewest);
    expect([...new Set(lost)]).toEqual([]);
  });
});

describe('the list of aliases', () => {
  it('names only places that exist', () => {
    const known = new Set<string>([...countries.map(({ code }) => code), ...regions.map(({ slug }) => slug)]);
    expect(aliasedPlaces.filter((place) => !known.has(place))).toEqual([]);
    expect(new Set(aliasedPlaces).size).toBe(aliasedPlaces.length);
  });
});
