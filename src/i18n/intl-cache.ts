import { locales, type Locale } from '#domain/kernel/locale.ts';
import { memo } from '#domain/kernel/memo.ts';

/** The CLDR language each locale is formatted in. English follows British dates and lists: 9 November, A, B and C. */
const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', ja: 'ja-JP', fr: 'fr-FR', es: 'es-ES', it: 'it-IT' };

export function intlTag(locale: Locale): string {
  return tags[locale];
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
  return new Intl.NumberFormat(tag, { ...options, useGrouping: tag === tags.it ? 'always' : 'auto' });
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
  const writers = { en: writeIn('en'), ja: writeIn('ja'), fr: writeIn('fr'), es: writeIn('es'), it: writeIn('it') };
  // -0 and 0 are one key, but are formatted differently.
  return (value, locale) => (value === 0 ? write(value, locale) : writers[locale](value));
}
