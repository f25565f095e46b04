import { memo } from '#domain/kernel/memo.ts';
import { requestIdHeader } from '#server/http/log-requests.ts';
import type { CachedAnswer, WireCoding } from './cached-answer.ts';

/** Header names and values alternate. The values that differ between requests are filled in later. */
export interface FixedHeaders {
  readonly coding: WireCoding;
  readonly cacheControl: string;
  /** Headers of a 304. */
  readonly notModified: readonly string[];
  readonly full: readonly string[];
}

/** Values of the slots at the start of the headers. */
interface RequestValues {
  /** Request id. */
  readonly id: string;
  /** `Server-Timing`. */
  readonly timing: string;
  /** In seconds; null: the answer is current. */
  readonly age: string | null;
}

const requestValueSlots: readonly string[] = [requestIdHeader, '', 'server-timing', ''];

/** A copy with the values of one request. */
export function withRequestValues(fixed: readonly string[], { id, timing, age }: RequestValues): string[] {
  const headers = fixed.slice();
  headers[1] = id;
  headers[3] = timing;
  if (age !== null) headers.push('age', age);
  return headers;
}

/** Codings times cache controls. */
const keptVariants = 16;

/** @param coding one of the answer's bodies */
export type HeadersOf = (kept: CachedAnswer, coding: WireCoding, cacheControl: string) => FixedHeaders;

/**
 * Memoizes the headers of a cached answer by coding and `Cache-Control`, for as long as the answer is cached.
 * @param common headers of every answer of this server
 */
export function memoHeaders(common: readonly string[]): HeadersOf {
  return memo<Parameters<HeadersOf>, FixedHeaders>(
    (kept, coding, cacheControl) => makeHeaders(kept, { common, coding, cacheControl }),
    { parts: (...given) => given, most: keptVariants },
  );
}

function makeHeaders(
  kept: CachedAnswer,
  {
    common,
    coding,
    cacheControl,
  }: Pick<FixedHeaders, 'coding' | 'cacheControl'> & { readonly common: readonly string[] },
): FixedHeaders {
  const notModified = [
    ...requestValueSlots,
    ...common,
    ...kept.headers,
    'cache-control',
    cacheControl,
    'etag',
    kept.tag,
  ];
  const length = String(kept.bodies.get(coding)?.length ?? 0);
  const ofBody = [
    ...kept.bodyHeaders,
    'content-length',
    length,
    ...(coding === null ? [] : ['content-encoding', coding]),
  ];
  return { coding, cacheControl, notModified, full: [...notModified, ...ofBody] };
}
