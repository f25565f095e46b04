/**
 * Reads `page` of a query string: 1 if absent, null if not in canonical form (a whole number from 2 on, without sign or
 * leading zero; the first page has no number).
 */
export function readPageNumber(query: URLSearchParams): number | null {
  const text = query.get('page');
  if (text === null) return 1;
  return /^[1-9]\d{0,5}$/.test(text) && text !== '1' ? Number(text) : null;
}

/** How many pages a list has; at least one. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The address of one page of a list; the first has no number. @param path with the rest of the query, if any */
export function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}

/** The first page of a list, with all other parameters unchanged. */
export function firstPageAddress(path: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('page');
  return rest.size === 0 ? path : `${path}?${rest.toString()}`;
}
