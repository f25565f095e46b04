import { queryText } from '#domain/kernel/query-text.ts';
import { isPlainQuery, writeListQuery, type ListQuery } from '#domain/listing/list-query.ts';
import { tripParameters } from '#domain/trip/trip.ts';
import { firstPageAddress } from '#web/shared/page/paging.ts';
import type { Loaded } from '#web/shared/definition/page-loader.ts';

/** The canonical query of a list; for an unfiltered list only the page, ignoring remembered choices. */
export function searchOf(state: ListQuery, query: URLSearchParams): string {
  if (isPlainQuery(query)) return state.page === 1 ? '' : `?page=${state.page}`;
  return queryText(writeListQuery(state));
}

/** A page past the end: not found for the unfiltered list; a filtered one may have shrunk, so redirect. */
export function pastTheEnd(path: string, query: URLSearchParams): Loaded<never> {
  return isPlainQuery(query)
    ? { kind: 'not-found' }
    : { kind: 'redirect', location: firstPageAddress(path, query), status: 302 };
}

/** Whether the address sets choices to remember. */
export function namesTrip(query: URLSearchParams): boolean {
  return tripParameters.some((name) => query.has(name));
}
