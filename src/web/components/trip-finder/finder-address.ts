import type { PickedPlace } from '#web/components/destination-search/live-place.tsx';

/** What was said in the finder so far. */
export interface FinderChoices {
  readonly where: FinderPlace;
  /** Null: not said. */
  readonly days: number | null;
  /** As in an address: whole gigabytes, or `unlimited`; null: not said. */
  readonly gb: string | null;
}

export type FinderPlace = PickedPlace;

/** Where the finder leads: a place that was picked, else the search for what was written; null: no place was said. */
export function finderAddress({ where, days, gb }: FinderChoices): string | null {
  const text = where.text.trim();
  if (text === '') return null;
  const query = new URLSearchParams([
    ...(where.path === null ? [['q', text]] : []),
    ...(days === null ? [] : [['days', String(days)]]),
    ...(gb === null ? [] : [['gb', gb]]),
  ]);
  const path = where.path ?? '/region';
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
