import type { Locale } from '#domain/kernel/locale.ts';

/** Endonyms of the languages. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  ja: '日本語',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
};
