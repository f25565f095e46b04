import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failureSchema } from './api-failure.ts';
import { pageQuery } from './call-query.ts';
import type { VisitorCallOptions } from './guard-writes.ts';
import { limitCalls } from './limit-calls.ts';

/** A form fetches one, and another after ten minutes; each challenge costs the server a key derivation. */
const often = { name: 'challenges', limit: 120, windowMs: 10 * 60_000 };

const challengeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('altcha'),
    challenge: z.record(z.string(), z.unknown()).describe('To be solved; see altcha.org.'),
    usableInMs: z.number().describe('A token that is sent sooner is refused.'),
    lifetimeMs: z.number(),
  }),
  z.object({ kind: z.enum(['recaptcha', 'turnstile']), siteKey: z.string(), action: z.string() }),
]);

/** `GET /reviews/challenge`: the bot check's challenge for the review form. */
export const showReviewChallenge: FastifyPluginAsyncZod<VisitorCallOptions> = async (app, options) => {
  const { context } = options;
  app.get('/reviews/challenge', {
    schema: {
      operationId: 'showReviewChallenge',
      summary: 'What to do for the token of a review',
      querystring: pageQuery({}),
      response: { 200: challengeSchema, 400: failureSchema, 429: failureSchema },
    },
    onRequest: limitCalls(options, often),
    handler: async (_request, reply) => {
      const challenge = await context.botCheck.challenge(context.now());
      reply.header('cache-control', 'no-store');
      return challenge.kind === 'altcha' ? { ...challenge, challenge: { ...challenge.challenge } } : challenge;
    },
  });
};
