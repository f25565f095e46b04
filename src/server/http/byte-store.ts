import { LRUCache } from 'lru-cache';

/** Largest share of one value, so that a large sitemap does not evict all pages. */
const largestShare = 1 / 8;

/**
 * LRU cache bounded by bytes, keys included. A value that is too large is not stored.
 * @param sizeOf size of a value in memory, in bytes; constant for a value
 */
export function createByteStore<Value extends object>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
): LRUCache<string, Value> {
  // 0 would mean without a limit.
  const maxSize = Math.max(1, maxBytes);
  return new LRUCache({
    maxSize,
    maxEntrySize: Math.max(1, Math.floor(maxSize * largestShare)),
    sizeCalculation: (value, key) => sizeOf(value) + 2 * key.length,
  });
}
