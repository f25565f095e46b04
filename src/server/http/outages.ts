import type { FastifyBaseLogger } from 'fastify';

/** Shortest time between two log lines about the same outage. */
const quietMs = 60_000;

/**
 * Logs which service is unavailable: one sentence when it begins and one a minute while it lasts, however many requests
 * fail.
 */
export class Outages {
  readonly #clock: () => number;
  readonly #logged = new Map<string, { at: number; suppressed: number }>();

  /** @param clock monotonic, in milliseconds */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  note(log: FastifyBaseLogger, reason: string): void {
    const now = this.#clock();
    const known = this.#logged.get(reason);
    if (known !== undefined && now - known.at < quietMs) {
      known.suppressed += 1;
      return;
    }
    for (const [other, { at }] of this.#logged) if (now - at >= quietMs) this.#logged.delete(other);
    this.#logged.set(reason, { at: now, suppressed: 0 });
    log.error({ reason, requestsSince: known?.suppressed ?? 0 }, 'requests are answered with 503');
  }
}
