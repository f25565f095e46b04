import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { LimitRule } from '#limits/client-limits.ts';
import type { Context } from '#runtime/services/context.ts';
import { apiFailure, failureSchema } from './api-failure.ts';
import { limitCalls, type LimitedCallOptions } from './limit-calls.ts';

export interface VisitorCallOptions extends LimitedCallOptions {
  readonly context: Context;
}

/** Error responses of a write call, for its schema. */
export const writeRefusals = {
  400: failureSchema,
  403: failureSchema,
  413: failureSchema,
  429: failureSchema,
};

/** Refuses cross-site calls and calls above the rate limit; responses are not cached. */
export function guardWrites(options: VisitorCallOptions, often: LimitRule): onRequestAsyncHookHandler {
  const limit = limitCalls(options, often);
  return async function (this: FastifyInstance, request, reply) {
    reply.header('cache-control', 'no-store');
    if (!options.clients.isOwnPage(request)) return reply.code(403).send(apiFailure(403));
    return limit.call(this, request, reply);
  };
}
