/**
 * How an answer came about. `hit`: from memory, right to the minute. `aged`: from memory, and rendered again behind the visitor,
 * because the times on it are some minutes behind. `stale`: from memory, because it cannot be made now. `miss`: made and
 * kept. `pass`: made, and not for anybody else.
 */
export type CacheState = 'hit' | 'aged' | 'stale' | 'miss' | 'pass';
