import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isLocale, locales } from '#domain/kernel/locale.ts';
import { searchAs, searchPlacesIn } from './search-places.ts';

/** What travellers type, and what the search has to show first; `similar`: as a suggestion for a misspelling. */
const rows = readFileSync('tests/architecture/search-queries.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [locale = '', query = '', path = '', similar = ''] = line.split('\t');
    return { locale, query, path, isSimilar: similar === 'yes' };
  });

describe.each(locales)('what travellers type in %s', (locale) => {
  const places = searchPlacesIn(locale);
  const typed = rows.filter((row) => row.locale === locale);

  it('is at least 60 queries, each once', () => {
    expect(typed.length).toBeGreaterThanOrEqual(60);
    expect(new Set(typed.map(({ query }) => query)).size).toBe(typed.length);
  });

  it('finds first what is meant', () => {
    const found = typed.map(({ query }) => {
      const { paths, isSimilar } = searchAs(query, places, locale);
      return { locale, query, path: paths[0] ?? '', isSimilar };
    });
    expect(found).toEqual(typed);
  });
});

it('are queries in languages of the site', () => {
  expect(rows.filter(({ locale }) => !isLocale(locale))).toEqual([]);
});
