import type { Locale } from '#domain/locale.ts';
import { regions } from '#domain/regions.ts';
import type { PlaceData } from '#web/components/place-data.ts';
import type { ActivePlace } from '#web/pages/places.ts';

/** The countries that are filed under one region, by name. */
export interface CountryGroup {
  readonly name: string;
  readonly places: readonly PlaceData[];
}

interface GroupOptions {
  readonly locale: Locale;
  /** Heads the countries that belong to no region. */
  readonly elsewhere: string;
}

/** @param priced the shaped countries, in the order of `countries` */
export function groupCountries(
  countries: readonly ActivePlace[],
  priced: readonly PlaceData[],
  { locale, elsewhere }: GroupOptions,
): CountryGroup[] {
  const collator = new Intl.Collator(locale);
  const byRegion = Map.groupBy(priced, (_place, index) => regionOf(countries[index]));
  const named = [...regions.map(({ slug, name }) => [slug, name[locale]] as const), [null, elsewhere] as const];
  return named.flatMap(([slug, name]) => {
    const places = byRegion.get(slug) ?? [];
    return places.length === 0 ? [] : [{ name, places: places.toSorted((a, b) => collator.compare(a.name, b.name)) }];
  });
}

function regionOf(place: ActivePlace | undefined): string | null {
  return place?.destination.kind === 'country' ? place.destination.country.region : null;
}
