import type { DestinationView } from '#domain/listing/destination-view.ts';
import type { TripFit } from '#domain/trip/trip-cost.ts';

/** Divides plans that serve the trip from those that do not, or may not. */
export interface Divider {
  readonly fit: Exclude<TripFit, 'full' | 'slow'>;
  /** Rows of this kind on all pages. */
  readonly count: number;
}

type Divided = Pick<DestinationView, 'query' | 'list'>;

/**
 * The dividers of a page by the id of the following plan: where a kind begins, and repeated at the top of a page that
 * continues it. Only the trip order groups plans by kind.
 */
export function dividersOf({ query, list }: Divided): ReadonlyMap<number, Divider> {
  if (query.sort !== 'trip') return new Map();
  return new Map(
    list.rows.flatMap(({ plan, trip: { fit } }, index): [number, Divider][] => {
      if (fit === 'full' || fit === 'slow' || list.rows[index - 1]?.trip.fit === fit) return [];
      return [[plan.id, { fit, count: list.doubtful[fit] }]];
    }),
  );
}
