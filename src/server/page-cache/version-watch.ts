import type { DataVersions, VersionReader } from '#runtime/services/data-versions.ts';
import type { Log } from '#runtime/services/log.ts';

/** After this the database counts as unavailable, and cached pages are sent. */
const timeoutMs = 300;
/** Shortest time between two attempts while the database is unavailable. */
const retryMs = 1_000;

/**
 * Circuit breaker around the version reader: returns the current data versions, or null at once while the database is
 * unavailable.
 */
export class VersionWatch {
  readonly #reader: VersionReader;
  readonly #log: Log;
  /** Time of the first failure, on the monotonic clock; null: available. */
  #unavailableSince: number | null = null;
  #triedAt = 0;

  constructor(reader: VersionReader, log: Log) {
    this.#reader = reader;
    this.#log = log;
  }

  /** Null: call `read`. */
  known(): DataVersions | null {
    if (this.#unavailableSince !== null) return null;
    return this.#reader.known();
  }

  /** Null: the database is unavailable. */
  async read(): Promise<DataVersions | null> {
    const now = performance.now();
    if (this.#unavailableSince === null) {
      const known = this.#reader.known();
      if (known !== null) return known;
    } else if (now - this.#triedAt < retryMs) return null;
    this.#triedAt = now;
    try {
      const versions = await withTimeout(this.#reader.read());
      this.#markAvailable();
      return versions;
    } catch (error) {
      this.#markUnavailable(error);
      return null;
    }
  }

  #markUnavailable(error: unknown): void {
    if (this.#unavailableSince !== null) return;
    this.#unavailableSince = performance.now();
    this.#log.error(
      { err: error },
      'the database does not answer: pages are sent from memory as far as they are there',
    );
  }

  #markAvailable(): void {
    if (this.#unavailableSince === null) return;
    const seconds = Math.round((performance.now() - this.#unavailableSince) / 1000);
    this.#unavailableSince = null;
    this.#log.info({ seconds }, 'the database answers again');
  }
}

async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  // Handle an answer that arrived while the event loop was blocked before timing out.
  const giveUp = (): void => void setImmediate(() => reject(new Error(`No answer within ${timeoutMs} ms.`)));
  const timer = setTimeout(giveUp, timeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
