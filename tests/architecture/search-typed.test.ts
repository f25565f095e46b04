import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isLocale, locales } from '#domain/kernel/locale.ts';
import { searchAs, searchPlacesIn } from './search-places.ts';

/**
 * Queries as travellers type them, written by somebody who had not seen what the search knows. A part of a country may be
 * found as its country; of several answers each is right. What fails is mended by its kind, never query by query.
 */
const typed = readFileSync('tests/architecture/search-typed.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [locale = '', query = '', expected = '', kind = ''] = line.split('\t');
    return isLocale(locale) ? [{ locale, query, expected: expected.split('|'), kind }] : [];
  });

const share = { first: 0.97, found: 0.995 } as const;

it('finds what strangers to the search type, mostly first', () => {
  const answers = locales.flatMap((locale) => {
    const places = searchPlacesIn(locale);
    return typed
      .filter((row) => row.locale === locale)
      .map(({ query, expected, kind }) => {
        const { paths } = searchAs(query, places, locale);
        const at = paths.findIndex((path) => expected.includes(path.split('?')[0] ?? ''));
        return { at, row: `${locale} ${kind} ${query}: ${paths[0] ?? 'nothing'}` };
      });
  });
  const notFirst = answers.filter(({ at }) => at !== 0);
  const lost = answers.filter(({ at }) => at === -1);
  expect(answers).toHaveLength(270);
  const said = notFirst.map(({ row }) => row).join('\n');
  expect(1 - notFirst.length / answers.length, said).toBeGreaterThanOrEqual(share.first);
  expect(1 - lost.length / answers.length, said).toBeGreaterThanOrEqual(share.found);
});
