import { languageOf } from '#domain/kernel/language.ts';
import type { Locale } from '#domain/kernel/locale.ts';

/** A date as CLDR writes it, with the ordinal that French and Italian give the first: `1er novembre`, `1º novembre`. */
export function firstOfMonth(date: string, locale: Locale): string {
  const ordinal = languageOf(locale).firstOfMonth;
  return ordinal === null ? date : date.replace(/(^|\s)1(?= \p{L})/u, `$1${ordinal}`);
}
