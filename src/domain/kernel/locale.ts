/** The five languages of the site. English is the default and has no path prefix. */
export const locales = ['en', 'ja', 'fr', 'es', 'it'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

/** One text per language; reference data is complete by type. */
export type LocalizedText = Readonly<Record<Locale, string>>;
