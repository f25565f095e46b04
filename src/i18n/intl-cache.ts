import type { Locale } from '#domain/locale.ts';

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
