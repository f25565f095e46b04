import { useEffect, useMemo } from 'react';
import { useLongWait } from '#ui/use-long-wait.ts';
import { findDestinations, type FindOptions, type FoundDestinations } from './find-destinations.ts';
import { isLoading, useDestinations } from './use-destinations.ts';

export type DestinationMatch = FoundDestinations['items'][number];

const nothingYet: FoundDestinations = { groups: [], items: [], missing: null, isNone: false };

interface Found {
  readonly found: FoundDestinations;
  /** Null: nothing has failed. */
  readonly retry: (() => void) | null;
  /** Loading takes long enough to say so. */
  readonly isLate: boolean;
}

/** The matches of a query in the page's language; none while loading. */
export function useFoundDestinations(query: string, isWanted: boolean, options: FindOptions): Found {
  const destinations = useDestinations(isWanted);
  const { places, retry } = destinations;
  const { mode = 'destinations', locale, offer } = options;
  const found = useMemo(
    () => (places === null ? nothingYet : findDestinations(query, places, { mode, locale, offer })),
    [query, places, mode, locale, offer],
  );
  useMissReport(query, found.isNone || found.missing !== null);
  return { found, retry, isLate: useLongWait(isWanted && isLoading(destinations)) };
}

/** Shorter pauses are between two letters. */
const typingPauseMs = 1_000;

/** Reports a query that finds no plans once the visitor stops typing. */
function useMissReport(query: string, isNone: boolean): void {
  useEffect(() => {
    if (!isNone) return undefined;
    const report = async (): Promise<void> => {
      const { reportMissedSearch } = await import('./report-missed-search.ts');
      await reportMissedSearch(query);
    };
    const timer = setTimeout(() => void report().catch(() => undefined), typingPauseMs);
    return () => clearTimeout(timer);
  }, [query, isNone]);
}
