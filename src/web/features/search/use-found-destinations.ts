import { useEffect, useMemo } from 'react';
import type { SearchMode } from '#domain/place/search.ts';
import { useLongWait } from '#ui/use-long-wait.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { findDestinations, type FoundDestinations } from './find-destinations.ts';
import { isLoading, useDestinations } from './use-destinations.ts';

export type DestinationMatch = FoundDestinations['items'][number];

const nothingYet: FoundDestinations = { groups: [], items: [], isNone: false };

interface Found {
  readonly found: FoundDestinations;
  readonly hasFailed: boolean;
  /** Loading takes long enough to say so. */
  readonly isLate: boolean;
}

/** The matches of a query in the page's language; none while loading. */
export function useFoundDestinations(query: string, isWanted: boolean, mode: SearchMode = 'destinations'): Found {
  const { locale } = usePage().shell;
  const destinations = useDestinations(isWanted);
  const { places, hasFailed } = destinations;
  const found = useMemo(
    () => (places === null ? nothingYet : findDestinations(query, places, { mode, locale })),
    [query, places, mode, locale],
  );
  useMissReport(query, found.isNone);
  return { found, hasFailed, isLate: useLongWait(isWanted && isLoading(destinations)) };
}

/** Shorter pauses are between two letters. */
const typingPauseMs = 1_000;

/** Reports a query that finds nothing once the visitor stops typing. */
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
