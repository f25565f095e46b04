import type { FastifyBaseLogger } from 'fastify';

/** How long the log says nothing more of an outage that it has told. */
const quietMs = 60_000;

/** Says in the log what is away: one sentence when it begins and one a minute while it lasts, however many requests meet it. */
export class Outages {
  readonly #clock: () => number;
  readonly #told = new Map<string, { at: number; unsaid: number }>();

  /** @param clock milliseconds of a clock that nobody sets */
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
