import type { CountryCode } from '#domain/kernel/codes.ts';
import { languageOf } from '#domain/kernel/language.ts';
import { defaultLocale, type Locale } from '#domain/kernel/locale.ts';
import { parseCountryCode } from './countries.ts';

/** Whether readers of the language travel from this country rather than to it. English is read everywhere. @param code of a country; null: a region */
export function isHomeCountry(code: string | null, locale: Locale): boolean {
  return code !== null && locale !== defaultLocale && languageOf(locale).tag.endsWith(`-${code}`);
}

/** The readers' own country last, the others in their order. */
export function putHomeLast<Place extends { readonly flag: string | null }>(
  places: readonly Place[],
  locale: Locale,
): readonly Place[] {
  const isHome = ({ flag }: Place): boolean => isHomeCountry(flag, locale);
  return [...places.filter((place) => !isHome(place)), ...places.filter(isHome)];
}

/** Whether a cookie or a form names the country of a SIM; `none`: there is no SIM. */
export function isSimHome(text: string | undefined): text is CountryCode | 'none' {
  if (text === undefined || text === 'none') return text !== undefined;
  const country = parseCountryCode(text);
  return country.ok && country.value === text;
}
