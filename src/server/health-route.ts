import type { FastifyInstance } from 'fastify';
import type { Context } from '#runtime/context.ts';
import type { AnswerFailure } from './failure-answer.ts';

/** `GET /healthz`: 200 while pages can be answered, 503 when the database does not answer. */
export function addHealthRoute(
  app: FastifyInstance,
  { context, answerFailure }: { readonly context: Context; readonly answerFailure: AnswerFailure },
): void {
  app.get('/healthz', async (request, reply) => {
    try {
      await context.catalogue.version();
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return answerFailure(request, reply, { status: 503 });
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
