import type { FastifyRequest } from 'fastify';
import type { ClientLimits } from '#runtime/services/site/open-client-limits.ts';

const minute = 60_000;

/** Ten tries in ten minutes; after that one a minute. */
const tries = { name: 'desk-tries', limit: 10, windowMs: 10 * minute };
const slowTries = { name: 'desk-slow-tries', limit: 1, windowMs: minute };
/** Questions cost a row each, for five minutes. */
const questions = { name: 'desk-questions', limit: 60, windowMs: minute };
/** A flood of refused requests must not fill the trail. */
const refusals = { name: 'desk-refusals', limit: 10, windowMs: 10 * minute };

interface LimitParts {
  readonly limits: ClientLimits;
  readonly addressOf: (request: FastifyRequest) => string;
  readonly now: () => Date;
}

export type DeskLimits = ReturnType<typeof createDeskLimits>;

export function createDeskLimits({ limits, addressOf, now }: LimitParts) {
  return {
    /** Whether the client may try to sign in once more. */
    mayTry: async (request: FastifyRequest) => {
      const address = addressOf(request);
      return (await limits.consume(tries, address, now())) || limits.consume(slowTries, address, now());
    },
    mayAsk: (request: FastifyRequest) => limits.consume(questions, addressOf(request), now()),
    /** Whether a refusal gets a row. */
    isNoted: (request: FastifyRequest) => limits.consume(refusals, addressOf(request), now()),
  };
}
