import { writeListQuery, type ListQuery } from '#domain/listing/list-query.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';

/** Applies a change to a state. Anything but the page and further plans in place resets to the first page. */
export function changeQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, ...(change.more === undefined && { page: 1 }), ...change };
}

/**
 * The address of a state of a list, language prefix included.
 * @param path the page's own, without language prefix and query
 */
export function listAddress(path: string, query: ListQuery, locale: Locale): string {
  const parameters = writeListQuery(query).toString();
  return localizePath(parameters === '' ? path : `${path}?${parameters}`, locale);
}
