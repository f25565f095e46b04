import type { DataVersions, VersionReader } from '#runtime/services/data-versions.ts';
import type { Log } from '#runtime/services/log.ts';

/** A database that has not answered by then counts as away: visitors get what is in memory. */
const timeoutMs = 300;
/** While it is away it is asked so often, however many visitors come. */
const retryMs = 1_000;

/** Tells what readers see now, or that the database is away, without making visitors wait for that. */
export class VersionWatch {
  readonly #reader: VersionReader;
  readonly #log: Log;
  /** When it was last asked in vain, by the clock of the process; null: it answers. */
  #awaySince: number | null = null;
  #triedAt = 0;

  constructor(reader: VersionReader, log: Log) {
    this.#reader = reader;
    this.#log = log;
  }

  /** Null: `read` has to be asked. */
  known(): DataVersions | null {
    if (this.#awaySince !== null) return null;
    return this.#reader.known();
  }

  /** Null: the database is away. */
  async read(): Promise<DataVersions | null> {
    const now = performance.now();
    if (this.#awaySince === null) {
      const known = this.#reader.known();
      if (known !== null) return known;
    } else if (now - this.#triedAt < retryMs) return null;
    this.#triedAt = now;
    try {
      const versions = await withTimeout(this.#reader.read());
      this.#noteBack();
      return versions;
    } catch (error) {
      this.#noteAway(error);
      return null;
    }
  }

  #noteAway(error: unknown): void {
    if (this.#awaySince !== null) return;
    this.#awaySince = performance.now();
    this.#log.error(
      { err: error },
      'the database does not answer: pages are sent from memory as far as they are there',
    );
  }

  #noteBack(): void {
    if (this.#awaySince === null) return;
    const seconds = Math.round((performance.now() - this.#awaySince) / 1000);
    this.#awaySince = null;
    this.#log.info({ seconds }, 'the database answers again');
  }
}

async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  // An answer that came while the process was busy is read before its time is called over.
  const giveUp = (): void => void setImmediate(() => reject(new Error(`No answer within ${timeoutMs} ms.`)));
  const timer = setTimeout(giveUp, timeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
