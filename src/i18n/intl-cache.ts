import { languageOf } from '#domain/kernel/language.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { recordOf } from '#domain/kernel/records.ts';
import { memo } from '#domain/kernel/memo.ts';

const tagsWithSmallGroups = locales
  .map(languageOf)
  .flatMap(({ tag, groupsFourDigits }) => (groupsFourDigits ? [tag] : []));

/** The CLDR language a locale is formatted in. English follows British dates and lists: 9 November, A, B and C. */
export function intlTag(locale: Locale): string {
  return languageOf(locale).tag;
}

/** Makes each locale's formatter once: building an `Intl` object costs far more than using it. */
export function cachePerLocale<Formatter>(make: (tag: string) => Formatter): (locale: Locale) => Formatter {
  return memo((locale: Locale) => make(intlTag(locale)), { most: locales.length });
}

/**
 * A number's formatter. Italian prices and counts group four digits too (`5.188`); CLDR and Spanish begin at five.
 * @param tag as `cachePerLocale` passes it
 */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, { ...options, useGrouping: tagsWithSmallGroups.includes(tag) ? 'always' : 'auto' });
}

/** Capacity of a cache per language: more than a page has of numbers, prices or days. */
const keptTexts = 2_000;

/**
 * Memoizes the texts of a language. A page repeats the same few numbers, and an `Intl` call takes ten times as long
 * as a lookup.
 */
export function rememberTexts<Value extends number | string, Text extends string>(
  write: (value: Value, locale: Locale) => Text,
): (value: Value, locale: Locale) => Text {
  const writeIn = (locale: Locale) => memo((value: Value) => write(value, locale), { most: keptTexts });
  const writers = recordOf(locales, writeIn);
  // -0 and 0 are one key, but are formatted differently.
  return (value, locale) => (value === 0 ? write(value, locale) : writers[locale](value));
}
