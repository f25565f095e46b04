import { setTimeout as pause } from 'node:timers/promises';

interface OutageOptions {
  /** How long a caller waits for what may be back in a moment, in milliseconds. */
  readonly patienceMs?: number;
  /** The first pause between two tries, and the longest. */
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
  /** Milliseconds of a clock that nobody sets. */
  readonly clock?: () => number;
}

/**
 * Remembers that something is away. The first callers wait a moment for it; once that was in vain, callers are refused at once
 * with the last error, but for one after each pause, which grows while it stays away.
 */
export class Outage {
  readonly #patienceMs: number;
  readonly #firstPauseMs: number;
  readonly #longestPauseMs: number;
  readonly #clock: () => number;
  #refusal: { readonly error: unknown; readonly until: number; readonly pauseMs: number } | null = null;

  constructor(options: OutageOptions = {}) {
    this.#patienceMs = options.patienceMs ?? 2_000;
    this.#firstPauseMs = options.firstPauseMs ?? 50;
    this.#longestPauseMs = options.longestPauseMs ?? 5_000;
    this.#clock = options.clock ?? (() => performance.now());
  }

  /** Tries until it works or patience is over. Errors that are no outage are thrown as they come. */
  async bridge<Value>(attempt: () => Promise<Value>, isAway: (error: unknown) => boolean): Promise<Value> {
    const refusal = this.#refusal;
    if (refusal !== null && this.#clock() < refusal.until) throw refusal.error;
    // What comes while this one tries is refused, not held up.
    if (refusal !== null) this.#refuse(refusal.error);
    const deadline = this.#clock() + (refusal === null ? this.#patienceMs : 0);
    for (let pauseMs = this.#firstPauseMs; ; pauseMs *= 2) {
      try {
        const value = await attempt();
        this.#refusal = null;
        return value;
      } catch (error) {
        if (!isAway(error)) throw error;
        if (this.#clock() + pauseMs > deadline) {
          if (refusal === null) this.#refuse(error);
          throw error;
        }
        await pause(pauseMs);
      }
    }
  }

  #refuse(error: unknown): void {
    const pauseMs = Math.min((this.#refusal?.pauseMs ?? this.#firstPauseMs) * 2, this.#longestPauseMs);
    this.#refusal = { error, pauseMs, until: this.#clock() + pauseMs };
  }
}
