import type { FastifyBaseLogger } from 'fastify';

/** Shortest time between two log lines about the same outage. */
const quietMs = 60_000;

/**
 * Logs which service is unavailable: one sentence when it begins and one a minute while it lasts, however many requests
 * fail.
 */
export class Outages {
  readonly #clock: () => number;
  readonly #told = new Map<string, { at: number; unsaid: number }>();

  /** @param clock monotonic, in milliseconds */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  note(log: FastifyBaseLogger, reason: string): void {
    const now = this.#clock();
    const known = this.#told.get(reason);
    if (known !== undefined && now - known.at < quietMs) {
      known.unsaid += 1;
      return;
    }
    for (const [other, { at }] of this.#told) if (now - at >= quietMs) this.#told.delete(other);
    this.#told.set(reason, { at: now, unsaid: 0 });
    log.error({ reason, requestsSince: known?.unsaid ?? 0 }, 'requests are answered with 503');
  }
}
