import type { onRequestAsyncHookHandler } from 'fastify';
import type { LimitRule } from '#limits/client-limits.ts';
import type { Context } from '#runtime/services/context.ts';
import { apiFailure } from './api-failure.ts';
import type { Clients } from './clients.ts';

export interface LimitedCallOptions {
  readonly context: Pick<Context, 'limits' | 'now'>;
  readonly clients: Clients;
}

/** Refuses calls above the rate limit with 429 and `Retry-After`. */
export function limitCalls({ context, clients }: LimitedCallOptions, often: LimitRule): onRequestAsyncHookHandler {
  const retryAfter = String(Math.ceil(often.windowMs / 1000));
  return async (request, reply) => {
    if (await context.limits.consume(often, clients.addressOf(request), context.now())) return undefined;
    return reply.code(429).header('retry-after', retryAfter).header('cache-control', 'no-store').send(apiFailure(429));
  };
}
