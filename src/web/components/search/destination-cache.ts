import type { Locale } from '#domain/kernel/locale.ts';
import { searchDestinations } from '#domain/place/search.ts';
import { callApi } from '#web/components/page/api-client.ts';
import { readPlaces, type CountryAnswer, type RegionAnswer, type SearchPlace } from './search-place.ts';

/** Older lists are loaded again. */
const freshMs = 10 * 60 * 1000;

export interface DestinationCache {
  /** What is there now, however old; null: nothing yet. */
  readonly current: () => readonly SearchPlace[] | null;
  /** The list, loaded when there is none or it is older than ten minutes; only one load runs at a time. Rejects when it fails. */
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

const caches = new Map<string, DestinationCache>();

interface Wanted {
  readonly locale: Locale;
  readonly currency: string;
}

/** The list for a language with prices in a currency; it lives as long as the page. */
export function destinationCache(wanted: Wanted): DestinationCache {
  const key = `${wanted.locale} ${wanted.currency}`;
  const cached = caches.get(key);
  if (cached !== undefined) return cached;
  const made = createDestinationCache({ fetchPlaces: () => fetchDestinations(wanted), now: Date.now });
  caches.set(key, made);
  return made;
}

async function fetchDestinations({ locale, currency }: Wanted): Promise<readonly SearchPlace[]> {
  const query = { currency };
  const [countries, regions] = await Promise.all([
    callApi<readonly CountryAnswer[]>('/countries', { locale, query }),
    callApi<readonly RegionAnswer[]>('/regions', { locale, query }),
  ]);
  const places = readPlaces(countries, regions);
  // Folding names is most of the work of a search; done now, the first letter is answered as fast as the next.
  searchDestinations({ query: 'a', destinations: places, mode: 'destinations' });
  return places;
}
