import { languageOf } from '#domain/kernel/language.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { countries } from '#domain/place/countries.ts';
import { regions } from '#domain/place/regions.ts';
import { cachePerLocale } from './intl-cache.ts';

/** What Japanese lists a name by: one that begins in kana by itself, one that begins in kanji by its reading. */
const readings: ReadonlyMap<string, string> = new Map(
  [
    ...countries.map(({ name, jaReadings }) => [name.ja, jaReadings[0]] as const),
    ...regions.map(({ name, jaReading }) => [name.ja, jaReading] as const),
  ].filter((entry): entry is [string, string] => /^\p{Script=Han}/u.test(entry[0]) && entry[1] !== undefined),
);

/** The name of a country or region as lists of the language are ordered and divided by: 韓国 by カンコク, アメリカ by itself. */
export function readingOf(name: string, locale: Locale): string {
  return languageOf(locale).isOrderedByReading ? (readings.get(name) ?? name) : name;
}

const collators = cachePerLocale((tag) => new Intl.Collator(tag));

/** Orders names of countries and regions as lists of the language do. For servers: it knows all of them. */
export function compareNames(locale: Locale): (a: string, b: string) => number {
  const { compare } = collators(locale);
  return (a, b) => compare(readingOf(a, locale), readingOf(b, locale));
}
