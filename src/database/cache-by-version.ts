import { LRUCache } from 'lru-cache';
import type { DataVersionTable } from './schema.ts';
import type { VersionReader } from './version-reader.ts';

interface CacheOptions<Value> {
  readonly versions: Pick<VersionReader, 'read'>;
  /** The versions that the value depends on. */
  readonly names: readonly DataVersionTable['name'][];
  /** Capacity in values; default: 1. */
  readonly most?: number;
  /** What a value takes of the whole capacity, 0 to 1, instead of `most`; a larger one is kept alone. */
  readonly shareOf?: (value: Value) => number | Promise<number>;
}

/** The whole capacity; a share is rounded to its unit. */
const wholeCapacity = 1_000_000;

/**
 * LRU cache of reads by their arguments and data versions: the same object until this or another process changes what
 * readers see. Concurrent calls share a read in flight; a failure is handed on to all of them and not kept.
 */
export function cacheByVersion<Given extends readonly unknown[], Value>(
  read: (...given: Given) => Promise<Value>,
  { versions, names, most = 1, shareOf = () => 1 / most }: CacheOptions<Value>,
): (...given: Given) => Promise<Value> {
  const cache = new LRUCache<string, { readonly value: Promise<Value> }>({ maxSize: wholeCapacity });
  const readInto = async (key: string, given: Given): Promise<Value> => {
    try {
      const value = await Promise.try(read, ...given);
      const size = sizeOf(await shareOf(value));
      // Gone: the version has risen since.
      if (cache.has(key)) cache.set(key, { value: Promise.resolve(value) }, { size });
      return value;
    } catch (error) {
      cache.delete(key);
      throw error;
    }
  };
  let newest = '';
  return async (...given) => {
    // The version is read first: a change in between then causes a reread and is never missed.
    const current = await versions.read();
    const version = names.map((name) => current.of(name)).join('.');
    if (version !== newest) cache.clear();
    newest = version;
    const key = `${version} ${JSON.stringify(given)}`;
    const kept = cache.get(key) ?? { value: readInto(key, given) };
    if (!cache.has(key)) cache.set(key, kept, { size: 1 });
    return kept.value;
  };
}

function sizeOf(share: number): number {
  return Math.max(1, Math.floor(Math.min(1, share) * wholeCapacity));
}
