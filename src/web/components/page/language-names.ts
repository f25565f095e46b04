import type { Locale } from '#domain/kernel/locale.ts';

/** Each language in its own words, so that its readers find it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  ja: '日本語',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
};
