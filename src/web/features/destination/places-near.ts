import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import type { Destination } from '#domain/place/destinations.ts';
import { findRegion, globalRegion } from '#domain/place/regions.ts';
import { pathOf, type ActivePlace } from '#web/shared/place/places.ts';

const neighboursShown = 12;

/** The region of the breadcrumb; null: none, or it has no page. */
export function regionOf(
  destination: Destination,
  places: readonly ActivePlace[],
  locale: Locale,
): (PlaceForms & { readonly path: string }) | null {
  const key = destination.kind === 'country' ? destination.country.region : null;
  const region = places.find((place) => place.destination.key === key);
  return region === undefined
    ? null
    : { ...formsOfPlace(region.destination.key, locale), path: pathOf(region.destination) };
}

/** Members of the region; around a country the most visited ones; for the world its regions. */
export function placesNear(destination: Destination, places: readonly ActivePlace[]): readonly ActivePlace[] {
  if (destination.key === globalRegion)
    return places.filter(({ destination: { kind, key } }) => kind === 'region' && key !== globalRegion);
  const slug = destination.kind === 'country' ? destination.country.region : destination.region.slug;
  const members = new Set<DestinationKey>(slug === null ? [] : findRegion(slug)?.countries);
  const near = places.filter(({ destination: { key } }) => members.has(key) && key !== destination.key);
  return destination.kind === 'country' ? near.slice(0, neighboursShown) : near;
}
