import type { LRUCache } from 'lru-cache';
import type { CacheState } from '#server/http/cache-state.ts';
import type { DataVersions, VersionReader } from '#runtime/services/data-versions.ts';
import type { Log } from '#runtime/services/log.ts';
import { createByteStore } from '#server/http/byte-store.ts';
import { isUpToDate, sizeOf, type CachedAnswer } from './cached-answer.ts';
import { VersionWatch } from './version-watch.ts';

/** Exported as metrics. Sizes in bytes. */
export interface CacheCounts {
  readonly hits: number;
  readonly aged: number;
  readonly stale: number;
  readonly misses: number;
  readonly passes: number;
  readonly entries: number;
  readonly bytes: number;
  readonly maxBytes: number;
}

/** A new answer: cached under a key, or uncacheable and only for this visitor. */
export type Made<Other> =
  | { readonly kind: 'cached'; readonly key: string; readonly answer: CachedAnswer }
  | { readonly kind: 'uncacheable'; readonly answer: Other };

export type CacheResult<Other> =
  | (CacheEntry & { readonly kind: 'cached'; readonly state: CacheState })
  | { readonly kind: 'uncacheable'; readonly answer: Other };

interface CacheEntry {
  readonly key: string;
  readonly answer: CachedAnswer;
  /** Milliseconds since it was made. */
  readonly age: number;
}

export type Found = CacheEntry & { readonly state: 'hit' | 'aged' };

interface CacheRequest<Other> {
  /** Cache keys to look the answer up under, in this order. */
  readonly keys: readonly string[];
  /** Concurrent requests with the same in-flight key share one result. */
  readonly inFlightKey: string;
  /** @param versions null: the database is unavailable, the answer must not be cached */
  readonly make: (versions: DataVersions | null) => Promise<Made<Other>>;
}

interface CacheParts {
  readonly maxBytes: number;
  readonly versions: VersionReader;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

const minuteMs = 60_000;
/** stale-while-revalidate: the longest age of a page that is sent while it is revalidated in the background. */
const staleWhileRevalidateMs = 5 * minuteMs;
/** stale-if-error: the longest age of a page that is sent while the database is unavailable or rendering fails. */
const staleIfErrorMs = 24 * 60 * minuteMs;

/**
 * LRU cache of finished answers, invalidated by data version, with in-flight request sharing, stale-while-revalidate
 * and stale-if-error.
 */
export class AnswerCache {
  readonly store: LRUCache<string, CachedAnswer>;
  readonly #maxBytes: number;
  readonly #watch: VersionWatch;
  readonly #now: () => number;
  readonly #log: Log;
  readonly #inFlight = new Map<string, Promise<Made<unknown>>>();
  readonly #counts = { hits: 0, aged: 0, stale: 0, misses: 0, passes: 0 };

  constructor({ maxBytes, versions, now, log }: CacheParts) {
    this.store = createByteStore(maxBytes, sizeOf);
    this.#maxBytes = maxBytes;
    this.#watch = new VersionWatch(versions, log);
    this.#now = now;
    this.#log = log;
  }

  get counts(): CacheCounts {
    const { calculatedSize: bytes, size: entries } = this.store;
    return { ...this.#counts, bytes, entries, maxBytes: this.#maxBytes };
  }

  /** Synchronous look-up; null: call `answer`. Call `countFound` when the answer was sent. */
  find(keys: readonly string[]): Found | null {
    const found = this.#lookUp(keys);
    if (found === null) return null;
    const versions = this.#watch.known();
    if (versions === null) return null;
    const state = this.#stateOf(found, versions);
    if (state === null) return null;
    const { key, answer, age } = found;
    return { key, answer, age, state };
  }

  /** Counts an answer that `find` returned and that was sent. */
  countFound(state: Found['state']): void {
    this.#counts[state === 'hit' ? 'hits' : 'aged'] += 1;
  }

  /**
   * Sends the cached answer if it is current; else makes it once for all concurrent callers. Throws what `make` throws.
   */
  async answer<Other>(request: CacheRequest<Other>): Promise<CacheResult<Other>> {
    const versions = await this.#watch.read();
    const found = this.#lookUp(request.keys);
    if (found !== null && versions === null && found.age < staleIfErrorMs) return this.#staleIfError(found);
    const state = found === null || versions === null ? null : this.#stateOf(found, versions);
    if (found !== null && state !== null) {
      this.countFound(state);
      if (state === 'aged') this.#revalidate(request, versions);
      return { kind: 'cached', ...found, state };
    }
    try {
      return await this.#make(request, versions);
    } catch (error) {
      if (found === null || found.age >= staleIfErrorMs) throw error;
      this.#log.error({ err: error }, 'an answer cannot be made: the last one is sent from memory');
      return this.#staleIfError(found);
    }
  }

  revalidate<Other>(request: CacheRequest<Other>): void {
    this.#revalidate(request, this.#watch.known());
  }

  #revalidate<Other>(request: CacheRequest<Other>, versions: DataVersions | null): void {
    if (versions === null || this.#inFlight.has(versionedKey(request, versions))) return;
    this.#makeOnce(request, versions).catch((error: unknown) => {
      this.#log.error({ err: error }, 'an answer cannot be made again');
    });
  }

  async #make<Other>(request: CacheRequest<Other>, versions: DataVersions | null): Promise<CacheResult<Other>> {
    const made = await this.#makeOnce(request, versions);
    this.#counts[made.kind === 'cached' ? 'misses' : 'passes'] += 1;
    return made.kind === 'cached' ? { ...made, age: this.#now() - made.answer.madeAt, state: 'miss' } : made;
  }

  /** The data versions are part of the key, so a request never shares an answer that was begun before a change. */
  #makeOnce<Other>(request: CacheRequest<Other>, versions: DataVersions | null): Promise<Made<Other>> {
    const key = versionedKey(request, versions);
    const inFlight = this.#inFlight.get(key);
    if (inFlight !== undefined) return inFlight as Promise<Made<Other>>;
    const making = request.make(versions).then((made) => {
      if (made.kind === 'cached') this.store.set(made.key, made.answer);
      return made;
    });
    this.#inFlight.set(key, making);
    const settle = (): void => void this.#inFlight.delete(key);
    making.then(settle, settle);
    return making;
  }

  #lookUp(keys: readonly string[]): CacheEntry | null {
    for (const key of keys) {
      const answer = this.store.get(key);
      if (answer !== undefined) return { key, answer, age: this.#now() - answer.madeAt };
    }
    return null;
  }

  #stateOf({ answer, age }: CacheEntry, versions: DataVersions): Found['state'] | null {
    if (!isUpToDate(answer, versions)) return null;
    const { madeAt } = answer;
    if (!answer.dependsOnTime || startOfMinute(madeAt) === startOfMinute(madeAt + age)) return 'hit';
    // Negative age: the system clock moved backwards.
    return age >= 0 && age < staleWhileRevalidateMs ? 'aged' : null;
  }

  #staleIfError(found: CacheEntry): CacheEntry & { readonly kind: 'cached'; readonly state: 'stale' } {
    this.#counts.stale += 1;
    return { kind: 'cached', ...found, state: 'stale' };
  }
}

function versionedKey({ inFlightKey }: { readonly inFlightKey: string }, versions: DataVersions | null): string {
  return `${versions?.text ?? 'away'}\n${inFlightKey}`;
}

/** Pages show times rounded to the minute, so that two renders within a minute are byte-identical. */
export function startOfMinute(time: number): number {
  return Math.floor(time / minuteMs) * minuteMs;
}
