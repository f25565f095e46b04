import type { Locale } from '#domain/kernel/locale.ts';

/** The CLDR language each locale is formatted in. English follows British dates and lists: 9 November, A, B and C. */
const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', ja: 'ja-JP', fr: 'fr-FR', es: 'es-ES', it: 'it-IT' };

export function intlTag(locale: Locale): string {
  return tags[locale];
}

/** Makes each locale's formatter once: building an `Intl` object costs far more than using it. */
export function cachePerLocale<Formatter>(make: (tag: string) => Formatter): (locale: Locale) => Formatter {
  const made = new Map<Locale, Formatter>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const formatter = make(intlTag(locale));
    made.set(locale, formatter);
    return formatter;
  };
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
  const byLocale: { [Key in Locale]?: Map<Value, Text> } = {};
  return (value, locale) => {
    const known = (byLocale[locale] ??= new Map<Value, Text>());
    const found = known.get(value);
    if (found !== undefined) return found;
    const text = write(value, locale);
    if (known.size > keptTexts) known.clear();
    // -0 and 0 are one key, but are formatted differently.
    if (value !== 0) known.set(value, text);
    return text;
  };
}
