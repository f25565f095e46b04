import type { Locale } from '#domain/kernel/locale.ts';

/** Where most readers of a language live. English is read everywhere. */
const homeCountries: Readonly<Record<Locale, string | null>> = { en: null, ja: 'JP', fr: 'FR', es: 'ES', it: 'IT' };

/** Whether readers of the language travel from this country rather than to it. @param code of a country; null: a region */
export function isHomeCountry(code: string | null, locale: Locale): boolean {
  return code !== null && code === homeCountries[locale];
}

/** The readers' own country last, the others in their order. */
export function putHomeLast<Place extends { readonly flag: string | null }>(
  places: readonly Place[],
  locale: Locale,
): readonly Place[] {
  const isHome = ({ flag }: Place): boolean => isHomeCountry(flag, locale);
  return [...places.filter((place) => !isHome(place)), ...places.filter(isHome)];
}
