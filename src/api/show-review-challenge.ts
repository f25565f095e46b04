import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#runtime/context.ts';
import { failureSchema } from './api-failure.ts';
import { callQuery } from './call-query.ts';

const challengeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('altcha'),
    challenge: z.record(z.string(), z.unknown()).describe('To be solved; see altcha.org.'),
    usableInMs: z.number().describe('A token that is sent sooner is refused.'),
    lifetimeMs: z.number(),
  }),
  z.object({ kind: z.enum(['recaptcha', 'turnstile']), siteKey: z.string(), action: z.string() }),
]);

/** `GET /reviews/challenge`: what a form needs to get its token. */
export const showReviewChallenge: FastifyPluginAsyncZod<{ context: Context }> = async (app, { context }) => {
  app.get('/reviews/challenge', {
    schema: {
      operationId: 'showReviewChallenge',
      summary: 'What to do for the token of a review',
      querystring: callQuery({}),
      response: { 200: challengeSchema, 400: failureSchema },
    },
    handler: async (_request, reply) => {
      const challenge = await context.botCheck.challenge(context.now());
      reply.header('cache-control', 'no-store');
      return challenge.kind === 'altcha' ? { ...challenge, challenge: { ...challenge.challenge } } : challenge;
    },
  });
};
