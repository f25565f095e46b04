import type { Locale } from '#domain/kernel/locale.ts';
import type { Context } from '#runtime/services/context.ts';
import { loadActivePlaces } from '#web/shared/place/places.ts';
import { findNearestPlaces } from '#web/shared/place/find-places.ts';
import type { NearPlace } from './page.tsx';

const placesShown = 6;

/**
 * Destinations that a not-found address may have meant, nearest first.
 * @param path decoded, without language prefix; what stands behind a destination is no place
 */
export async function loadNearPlaces(path: string, locale: Locale, context: Context): Promise<readonly NearPlace[]> {
  const [, first = '', second = ''] = path.split('/');
  const places = await loadActivePlaces(locale, context);
  const found = findNearestPlaces({ words: first === 'region' ? second : first, places, locale });
  return found.slice(0, placesShown).map(({ place: { destination }, name, path: address }) => ({
    name,
    path: address,
    flag: destination.kind === 'country' ? destination.country.code : null,
  }));
}
