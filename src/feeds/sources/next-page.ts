import { failure, success, type Result } from '#domain/kernel/result.ts';
import { nameAddress, parseDownloadUrl } from '#download/check-target.ts';
import type { ApiRequest, Paging } from './feed-source.ts';
import { valueAt, type JsonPage } from './json-page.ts';

/** What to ask for: an address and the body of a POST. */
export interface PageRequest {
  readonly url: string;
  readonly post: ApiRequest['post'];
}

export interface PagingState {
  readonly request: PageRequest;
  /** Pages read, this one included. */
  readonly pages: number;
  /** Entries read, those of this page included. */
  readonly entries: number;
}

export function firstRequest(place: string, post: ApiRequest['post'], paging: Paging | null): PageRequest {
  const request = { url: place, post };
  if (paging?.by === 'page') return withParameter(request, paging.parameter, paging.first);
  return paging?.by === 'offset' ? withParameter(request, paging.parameter, 0) : request;
}

/** Null: this was the last page. A failure says what the page lacks, so that a broken list is never taken for a whole. */
export function nextRequest(paging: Paging, page: JsonPage, state: PagingState): Result<PageRequest | null> {
  if (paging.by === 'page') return nextNumber(paging, page, state);
  if (paging.by === 'offset') return nextOffset(paging, page, state);
  const next = valueAt(page.document, paging.next);
  if (next === null || next === undefined || next === '' || next === false) return success(null);
  if (typeof next !== 'string' && typeof next !== 'number') return failure(`has no usable next page at ${paging.next}`);
  if (paging.by === 'cursor') return success(withParameter(state.request, paging.parameter, String(next)));
  return followLink(String(next), state.request);
}

function nextNumber(
  paging: Paging & { by: 'page' },
  { document, items }: JsonPage,
  { request, pages }: PagingState,
): Result<PageRequest | null> {
  const next = withParameter(request, paging.parameter, paging.first + pages);
  if (paging.last === null) return success(items.length === 0 ? null : next);
  const last = wholeAt(document, paging.last);
  if (last === null) return failure(`has no number of pages at ${paging.last}`);
  if (items.length === 0 && pages < last) return failure(`is empty, though there are ${last} pages`);
  return success(pages < last ? next : null);
}

function nextOffset(
  paging: Paging & { by: 'offset' },
  { document, items }: JsonPage,
  { request, entries }: PagingState,
): Result<PageRequest | null> {
  const next = withParameter(request, paging.parameter, entries);
  if (paging.total === null) return success(items.length === 0 ? null : next);
  const total = wholeAt(document, paging.total);
  if (total === null) return failure(`has no number of entries at ${paging.total}`);
  if (items.length === 0 && entries < total) return failure(`is empty, though there are ${total} entries`);
  return success(entries < total ? next : null);
}

function wholeAt(document: unknown, path: string): number | null {
  const value = Number(valueAt(document, path) ?? Number.NaN);
  return Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** The secrets of the feed go with a link, so it must stay with the same server. */
function followLink(link: string, { url, post }: PageRequest): Result<PageRequest> {
  // A page that was asked for without TLS is on a server that may be.
  const rule = url.startsWith('http:') ? { mayAskPlainly: () => true } : {};
  const next = URL.canParse(link, url) ? parseDownloadUrl(new URL(link, url).href, rule) : null;
  if (next === null || !next.ok) return failure('names a next page that is not an https address');
  if (next.value.origin !== new URL(url).origin)
    return failure(`names a next page on another server, ${nameAddress(next.value)}`);
  return success({ url: next.value.href, post });
}

/** In the body of a POST that has the parameter, at its path; else in the query. */
function withParameter({ url, post }: PageRequest, parameter: string, value: string | number): PageRequest {
  if (post !== null && valueAt(post, parameter) !== undefined) {
    const steps = parameter.split('.');
    return { url, post: replaceAt(post, steps, value) };
  }
  const next = new URL(url);
  next.searchParams.set(parameter, String(value));
  return { url: next.href, post };
}

function replaceAt(
  body: Readonly<Record<string, unknown>>,
  [field = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const inner = rest.length === 0 ? value : replaceAt(Object(body[field]), rest, value);
  return { ...body, [field]: inner };
}
