export interface ClientLimitOptions {
  /** How many within `windowMs` are let through. */
  readonly limit: number;
  readonly windowMs: number;
  /** Clients that are remembered at most; beyond it those seen first are forgotten. */
  readonly maxClients?: number;
}

/** Counts what each client did lately, in memory only and never longer than the window. */
export class ClientLimit {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #maxClients: number;
  /** Times of what was let through, by client; who was let through last comes last. */
  readonly #times = new Map<string, readonly number[]>();

  constructor({ limit, windowMs, maxClients = 10_000 }: ClientLimitOptions) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#maxClients = maxClients;
  }

  /** Whether the client may do it once more. @param now milliseconds since 1970 */
  take(client: string, now: number): boolean {
    const recent = (this.#times.get(client) ?? []).filter((time) => time > now - this.#windowMs);
    if (recent.length >= this.#limit) return false;
    this.#times.delete(client);
    this.#times.set(client, [...recent, now]);
    this.#forget(now);
    return true;
  }

  #forget(now: number): void {
    for (const [client, times] of this.#times) {
      const isOver = (times.at(-1) ?? 0) <= now - this.#windowMs;
      if (!isOver && this.#times.size <= this.#maxClients) return;
      this.#times.delete(client);
    }
  }
}
