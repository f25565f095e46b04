import type { Locale } from '#domain/kernel/locale.ts';
import { memo } from '#domain/kernel/memo.ts';
import { searchDestinations } from '#domain/place/search.ts';
import { callApi } from '#web/shared/api/api-client.ts';
import { readPlaces, type CountryAnswer, type RegionAnswer, type SearchPlace } from './search-place.ts';

/** Older lists are reloaded. */
const freshMs = 10 * 60 * 1000;

export interface DestinationCache {
  /** The loaded list, fresh or stale; null: none yet. */
  readonly current: () => readonly SearchPlace[] | null;
  /** The list, reloaded after ten minutes; concurrent calls share one in-flight request. Rejects when it fails. */
  readonly load: () => Promise<readonly SearchPlace[]>;
}

interface CacheOptions {
  readonly fetchPlaces: () => Promise<readonly SearchPlace[]>;
  /** Milliseconds. */
  readonly now: () => number;
}

export function createDestinationCache({ fetchPlaces, now }: CacheOptions): DestinationCache {
  let kept: { readonly places: readonly SearchPlace[]; readonly at: number } | null = null;
  let loading: Promise<readonly SearchPlace[]> | null = null;

  async function loadOnce(): Promise<readonly SearchPlace[]> {
    try {
      const places = await fetchPlaces();
      kept = { places, at: now() };
      return places;
    } finally {
      loading = null;
    }
  }

  return {
    current: () => kept?.places ?? null,
    load: () => {
      const isFresh = kept !== null && kept.places.length > 0 && now() - kept.at <= freshMs;
      if (isFresh && kept !== null) return Promise.resolve(kept.places);
      loading ??= loadOnce();
      return loading;
    },
  };
}

interface Wanted {
  readonly locale: Locale;
  readonly currency: string;
}

/** Languages and currencies that a visitor goes through in one document. */
const keptCaches = 20;

/** The cache per language and currency. */
export const destinationCache = memo(
  (wanted: Wanted) => createDestinationCache({ fetchPlaces: () => fetchDestinations(wanted), now: Date.now }),
  { most: keptCaches },
);

async function fetchDestinations({ locale, currency }: Wanted): Promise<readonly SearchPlace[]> {
  const query = { currency };
  const [countries, regions] = await Promise.all([
    callApi<readonly CountryAnswer[]>('/countries', { locale, query }),
    callApi<readonly RegionAnswer[]>('/regions', { locale, query }),
  ]);
  const places = readPlaces(countries, regions);
  // Warms up the folded names, so that the first letter is as fast as the next.
  searchDestinations({ query: 'a', destinations: places, mode: 'destinations' });
  return places;
}
