import { isPlainQuery, writeListQuery, type ListQuery } from '#domain/listing/list-query.ts';
import { tripParameters } from '#domain/trip/trip.ts';
import { firstPageAddress } from '#web/components/page/paging.ts';
import type { Loaded } from '#web/load-page.ts';

/** The state of a list in its one spelling; of a plain list only the page, whatever the visitor's browser remembers. */
export function searchOf(state: ListQuery, query: URLSearchParams): string {
  if (isPlainQuery(query)) return state.page === 1 ? '' : `?page=${state.page}`;
  const search = writeListQuery(state).toString();
  return search === '' ? '' : `?${search}`;
}

/** Of the plain list there is no such page; a filtered one shrank since its address was made. */
export function pastTheEnd(path: string, query: URLSearchParams): Loaded<never> {
  return isPlainQuery(query)
    ? { kind: 'not-found' }
    : { kind: 'redirect', location: firstPageAddress(path, query), status: 302 };
}

/** Whether the address makes a choice that the visitor's next page starts from. */
export function namesTrip(query: URLSearchParams): boolean {
  return tripParameters.some((name) => query.has(name));
}
