import { useMemo } from 'react';
import type { DestinationMatch as Match, SearchMode } from '#domain/search.ts';
import { findDestinations, type FoundDestinations } from './find-destinations.ts';
import type { SearchPlace } from './search-place.ts';
import { useDestinations } from './use-destinations.ts';

export type DestinationMatch = Match<SearchPlace>;

const nothingYet: FoundDestinations = { groups: [], items: [], isNone: false };

interface Found {
  readonly found: FoundDestinations;
  readonly hasFailed: boolean;
}

/** What a query finds in the page's language; nothing while the destinations are on their way. */
export function useFoundDestinations(query: string, isWanted: boolean, mode: SearchMode = 'destinations'): Found {
  const { places, hasFailed } = useDestinations(isWanted);
  const found = useMemo(
    () => (places === null ? nothingYet : findDestinations(query, places, mode)),
    [query, places, mode],
  );
  return { found, hasFailed };
}
