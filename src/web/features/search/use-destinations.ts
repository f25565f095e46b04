import { useEffect, useState } from 'react';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { destinationCache, type DestinationCache } from './destination-cache.ts';
import type { SearchPlace } from './search-place.ts';

export interface Destinations {
  /** Null: still loading, or failed. */
  readonly places: readonly SearchPlace[] | null;
  /** Loads them again after a failure; null: none. */
  readonly retry: (() => void) | null;
}

/** True while they are loading. */
export function isLoading({ places, retry }: Destinations): boolean {
  return places === null && retry === null;
}

/** The destinations in the page's language and currency; loaded while `isWanted`. */
export function useDestinations(isWanted: boolean): Destinations {
  const { locale, currency } = usePage().shell;
  const cache = destinationCache({ locale, currency });
  const [answer, setAnswer] = useState<{ readonly of: typeof cache; readonly places: Destinations['places'] }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const places = await loadPlaces(cache);
      if (isCurrent) setAnswer({ of: cache, places });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [cache, isWanted]);
  if (answer?.of !== cache) return { places: cache.current(), retry: null };
  const retry = async (): Promise<void> => {
    setAnswer(undefined);
    setAnswer({ of: cache, places: await loadPlaces(cache) });
  };
  return { places: answer.places, retry: answer.places === null ? () => void retry() : null };
}

/** Null: they could not be loaded, and there are no earlier ones. */
function loadPlaces(cache: DestinationCache): Promise<Destinations['places']> {
  return cache.load().catch(() => cache.current());
}
