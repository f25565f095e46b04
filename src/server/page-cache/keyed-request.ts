import { LRUCache } from 'lru-cache';
import type { SiteRequest } from '#web/site-contract.ts';
import type { ContentCoding } from '#server/http/content-coding.ts';

/** A request with the request keys derived from it. */
export interface KeyedRequest {
  readonly request: SiteRequest;
  /**
   * Cache keys: shared by everybody, by equal page frames, by equal visitors. Only the first: it redirects by language.
   */
  readonly keys: readonly string[];
  /** Content coding for answers that are compressed; null: identity. */
  readonly coding: ContentCoding | null;
}

/** A keyed request with its part of the access log line. */
export interface MemoizedRequest {
  readonly keyed: KeyedRequest;
  /** See `formatLogFields`. */
  readonly logFields: string;
}

/** Longest raw key that is memoized: four times the usual length. */
const maxKeyLength = 1_000;
const maxEntries = 1_000;

/**
 * Keyed requests by raw key, of which they are pure functions. A client that never repeats a raw key costs the others
 * one computation each time.
 */
export function createRequestCache(): LRUCache<string, MemoizedRequest> {
  return new LRUCache({
    max: maxEntries,
    maxEntrySize: maxKeyLength,
    sizeCalculation: (_memoized, rawKey) => rawKey.length,
  });
}
