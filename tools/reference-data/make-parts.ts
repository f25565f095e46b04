import { locales } from '#domain/kernel/locale.ts';
import { withoutRepeats } from './aliases.ts';
import { readExemplarCity } from './cldr.ts';
import { readTable, splitNames } from './read-table.ts';

/**
 * The records of `data/parts-of-countries.json`, in the order of the hand list. A part with a time zone is called as
 * CLDR calls the zone's city, except where the list has a more usual name; CLDR's is a search term then.
 */
export function makeParts(): object[] {
  const rows = readTable('names').filter(({ country }) => country !== '');
  return rows.map((row) => {
    const { slug = '', country, zone = '' } = row;
    const cities = locales.map((locale) => (zone === '' ? '' : readExemplarCity(zone, locale)));
    const names = locales.map((locale, index) => row[locale] || cities[index] || missing(slug, locale));
    const others = [...splitNames(row['searches']), ...cities.filter((city) => city !== '')];
    return {
      slug,
      country,
      name: Object.fromEntries(locales.map((locale, index) => [locale, names[index]])),
      searches: withoutRepeats(others, names),
    };
  });
}

function missing(slug: string, locale: string): never {
  throw new Error(`names.tsv has no ${locale} name of ${slug}`);
}
