import { useEffect, useState } from 'react';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { destinationCache } from './destination-cache.ts';
import type { SearchPlace } from './search-place.ts';

export interface Destinations {
  /** Null: still loading, or failed. */
  readonly places: readonly SearchPlace[] | null;
  readonly hasFailed: boolean;
}

/** True while they are loading. */
export function isLoading({ places, hasFailed }: Destinations): boolean {
  return places === null && !hasFailed;
}

/** The destinations in the page's language and currency; loaded while `isWanted`. */
export function useDestinations(isWanted: boolean): Destinations {
  const { locale, currency } = usePage().shell;
  const cache = destinationCache({ locale, currency });
  const [answer, setAnswer] = useState<Destinations & { readonly of: typeof cache }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const places = await cache.load().catch(() => cache.current());
      if (isCurrent) setAnswer({ of: cache, places, hasFailed: places === null });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [cache, isWanted]);
  return answer?.of === cache ? answer : { places: cache.current(), hasFailed: false };
}
