import { setTimeout as pause } from 'node:timers/promises';

interface CircuitBreakerOptions {
  /** How long the first callers retry, in milliseconds. */
  readonly retryForMs?: number;
  /** The first delay between two attempts, and the longest. */
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
  /** A monotonic clock in milliseconds. */
  readonly clock?: () => number;
}

/**
 * A circuit breaker with exponential backoff. Closed: callers retry for a moment. Open: callers fail fast with the last error,
 * except for one probe after each delay, which doubles while the service stays down.
 */
export class CircuitBreaker {
  readonly #retryForMs: number;
  readonly #firstPauseMs: number;
  readonly #longestPauseMs: number;
  readonly #clock: () => number;
  #refusal: { readonly error: unknown; readonly until: number; readonly pauseMs: number } | null = null;

  constructor(options: CircuitBreakerOptions = {}) {
    this.#retryForMs = options.retryForMs ?? 2_000;
    this.#firstPauseMs = options.firstPauseMs ?? 50;
    this.#longestPauseMs = options.longestPauseMs ?? 5_000;
    this.#clock = options.clock ?? (() => performance.now());
  }

  /** Retries until it works or the time is over. Errors other than an outage are rethrown at once. */
  async run<Value>(attempt: () => Promise<Value>, isAway: (error: unknown) => boolean): Promise<Value> {
    const refusal = this.#refusal;
    if (refusal !== null && this.#clock() < refusal.until) throw refusal.error;
    // Calls during this probe fail fast.
    if (refusal !== null) this.#refuse(refusal.error);
    const deadline = this.#clock() + (refusal === null ? this.#retryForMs : 0);
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
