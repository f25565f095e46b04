import { defaultLocale, locales, type Locale } from '#domain/kernel/locale.ts';

/** Languages that have a text, in the order of the site. */
export function localesOf(texts: Readonly<Partial<Record<Locale, string>>>): readonly Locale[] {
  return locales.filter((locale) => texts[locale] !== undefined);
}

/** `--rule` is for English, `--rule-ja` for another language. */
export function optionFor(name: string, locale: Locale): string {
  return locale === defaultLocale ? name : `${name}-${locale}`;
}
