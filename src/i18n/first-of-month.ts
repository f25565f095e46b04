import type { Locale } from '#domain/kernel/locale.ts';

const ordinals: Readonly<Partial<Record<Locale, string>>> = { fr: '1er', it: '1º' };

/** A date as CLDR writes it, with the ordinal that French and Italian give the first: `1er novembre`, `1º novembre`. */
export function firstOfMonth(date: string, locale: Locale): string {
  const ordinal = ordinals[locale];
  return ordinal === undefined ? date : date.replace(/(^|\s)1(?= \p{L})/u, `$1${ordinal}`);
}
