import type { Locale } from '#domain/kernel/locale.ts';
import { neighboursOf } from '#domain/place/neighbours.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import type { Context } from '#runtime/services/context.ts';
import { findDestinationPath } from '#web/shared/place/find-destination-path.ts';
import { findNearestPlaces } from '#web/shared/place/find-places.ts';
import { loadActivePlaces, pathOf, type ActivePlace } from '#web/shared/place/places.ts';
import type { NearPlace, NotFoundData } from './page.tsx';

const placesShown = 6;

/**
 * Destinations that a not-found address may have meant, nearest first; of one without plans, its neighbours.
 * @param path decoded, without language prefix; what stands behind a destination is no place
 */
export async function loadNearPlaces(
  path: string,
  locale: Locale,
  context: Context,
): Promise<Pick<NotFoundData, 'places' | 'noPlans'>> {
  const [, first = '', second = ''] = path.split('/');
  const active = await loadActivePlaces(locale, context);
  const address = findDestinationPath(path);
  const isSold = active.some(({ destination }) => destination.key === address?.destination);
  if (address !== null && !isSold) {
    const around = neighboursOf(address.destination);
    const places = around.flatMap((code) => active.filter(({ destination }) => destination.key === code));
    const near = places.slice(0, placesShown).map((place) => linkTo(place, place.name, pathOf(place.destination)));
    return { places: near, noPlans: formsOfPlace(address.destination, locale) };
  }
  const found = findNearestPlaces({ words: first === 'region' ? second : first, places: active, locale });
  const places = found.slice(0, placesShown).map(({ place, name, path: there }) => linkTo(place, name, there));
  return { places, noPlans: null };
}

function linkTo({ destination }: ActivePlace, name: string, path: string): NearPlace {
  return { name, path, flag: destination.kind === 'country' ? destination.country.code : null };
}
