import languages from '#data/languages.json' with { type: 'json' };
import { keysOf } from './records.ts';

/** The codes of the site's languages. English is the default and has no path prefix. */
export const locales = keysOf(languages);

export type Locale = keyof typeof languages;

export const defaultLocale: Locale = 'en';

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(languages, value);
}

/** One text per language; reference data is complete by type. */
export type LocalizedText = Readonly<Record<Locale, string>>;
