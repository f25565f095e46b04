/**
 * How the cache answered. `hit`: current. `aged`: stale-while-revalidate, the times on the page are some minutes old.
 * `stale`: stale-if-error. `miss`: made and cached. `pass`: made and uncacheable.
 */
export type CacheState = 'hit' | 'aged' | 'stale' | 'miss' | 'pass';
