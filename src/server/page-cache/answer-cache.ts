import type { CacheState } from '#server/http/cache-state.ts';
import type { DataVersions, VersionReader } from '#runtime/services/data-versions.ts';
import type { Log } from '#runtime/services/log.ts';
import { ByteStore } from '#server/http/byte-store.ts';
import { isRight, sizeOf, type KeptAnswer } from './kept-answer.ts';
import { VersionWatch } from './version-watch.ts';

/** For those who watch the server. Sizes in bytes. */
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

/** What was made: something to keep under a key, or something for this visitor alone. */
export type Made<Other> =
  | { readonly kind: 'kept'; readonly key: string; readonly answer: KeptAnswer }
  | { readonly kind: 'passing'; readonly answer: Other };

export type Cached<Other> =
  | (Kept & { readonly kind: 'kept'; readonly state: CacheState })
  | { readonly kind: 'passing'; readonly answer: Other };

interface Kept {
  readonly key: string;
  readonly answer: KeptAnswer;
  /** Milliseconds since it was made. */
  readonly age: number;
}

export type Found = Kept & { readonly state: 'hit' | 'aged' };

interface Question<Other> {
  /** Under any of them the answer may lie. */
  readonly keys: readonly string[];
  /** Those with an equal text get the same answer when they ask at the same time. */
  readonly flight: string;
  /** @param versions null: the database is away, nothing may be kept */
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
/** The times on a page may be so far behind while it is rendered again; an older page is drawn before it is sent. */
const agedMs = 5 * minuteMs;
/** While the database is away a page from memory is better than none, for a day. */
const staleMs = 24 * 60 * minuteMs;

/** Finished answers in memory: which of them are still right, and who makes those that are not. */
export class AnswerCache {
  readonly store: ByteStore<KeptAnswer>;
  readonly #watch: VersionWatch;
  readonly #now: () => number;
  readonly #log: Log;
  readonly #flights = new Map<string, Promise<Made<unknown>>>();
  readonly #counts = { hits: 0, aged: 0, stale: 0, misses: 0, passes: 0 };

  constructor({ maxBytes, versions, now, log }: CacheParts) {
    this.store = new ByteStore(maxBytes, sizeOf);
    this.#watch = new VersionWatch(versions, log);
    this.#now = now;
    this.#log = log;
  }

  get counts(): CacheCounts {
    const { bytes, entries, maxBytes } = this.store;
    return { ...this.#counts, bytes, entries, maxBytes };
  }

  /** What is in memory and may be sent as it is, without waiting; null: ask `answer`, which counts it too. */
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

  /** Counts an answer that `find` has given and that was sent. */
  countFound(state: Found['state']): void {
    this.#counts[state === 'hit' ? 'hits' : 'aged'] += 1;
  }

  /** From memory where it is right, else made once for all who ask for it now. Throws what `make` throws. */
  async answer<Other>(question: Question<Other>): Promise<Cached<Other>> {
    const versions = await this.#watch.read();
    const found = this.#lookUp(question.keys);
    if (found !== null && versions === null && found.age < staleMs) return this.#stale(found);
    const state = found === null || versions === null ? null : this.#stateOf(found, versions);
    if (found !== null && state !== null) {
      this.countFound(state);
      if (state === 'aged') this.#renew(question, versions);
      return { kind: 'kept', ...found, state };
    }
    try {
      return await this.#make(question, versions);
    } catch (error) {
      if (found === null || found.age >= staleMs) throw error;
      this.#log.error({ err: error }, 'an answer cannot be made: the last one is sent from memory');
      return this.#stale(found);
    }
  }

  /** Draws again what `find` has called aged, behind the visitor who gets the old one. */
  renew<Other>(question: Question<Other>): void {
    this.#renew(question, this.#watch.known());
  }

  #renew<Other>(question: Question<Other>, versions: DataVersions | null): void {
    if (versions === null || this.#flights.has(flightKey(question, versions))) return;
    this.#fly(question, versions).catch((error: unknown) => {
      this.#log.error({ err: error }, 'an answer cannot be made again');
    });
  }

  async #make<Other>(question: Question<Other>, versions: DataVersions | null): Promise<Cached<Other>> {
    const made = await this.#fly(question, versions);
    this.#counts[made.kind === 'kept' ? 'misses' : 'passes'] += 1;
    return made.kind === 'kept' ? { ...made, age: this.#now() - made.answer.madeAt, state: 'miss' } : made;
  }

  /** Anyone who asks after a change never gets what was begun before it. */
  #fly<Other>(question: Question<Other>, versions: DataVersions | null): Promise<Made<Other>> {
    const key = flightKey(question, versions);
    const underWay = this.#flights.get(key);
    if (underWay !== undefined) return underWay as Promise<Made<Other>>;
    const flight = question.make(versions).then((made) => {
      if (made.kind === 'kept') this.store.set(made.key, made.answer);
      return made;
    });
    this.#flights.set(key, flight);
    const land = (): void => void this.#flights.delete(key);
    flight.then(land, land);
    return flight;
  }

  #lookUp(keys: readonly string[]): Kept | null {
    for (const key of keys) {
      const answer = this.store.get(key);
      if (answer !== null) return { key, answer, age: this.#now() - answer.madeAt };
    }
    return null;
  }

  #stateOf({ answer, age }: Kept, versions: DataVersions): Found['state'] | null {
    if (!isRight(answer, versions)) return null;
    const { madeAt } = answer;
    if (!answer.tellsTime || startOfMinute(madeAt) === startOfMinute(madeAt + age)) return 'hit';
    // A clock that was put back tells nothing.
    return age >= 0 && age < agedMs ? 'aged' : null;
  }

  #stale(found: Kept): Kept & { readonly kind: 'kept'; readonly state: 'stale' } {
    this.#counts.stale += 1;
    return { kind: 'kept', ...found, state: 'stale' };
  }
}

function flightKey({ flight }: { readonly flight: string }, versions: DataVersions | null): string {
  return `${versions?.text ?? 'away'}\n${flight}`;
}

/** Pages tell the time by the minute, so that a page asked for twice within it is the same to the last byte. */
export function startOfMinute(time: number): number {
  return Math.floor(time / minuteMs) * minuteMs;
}
