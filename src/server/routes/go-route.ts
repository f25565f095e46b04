import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clients } from '#api/clients.ts';
import { readPlanId } from '#domain/plan/plan-id.ts';
import type { Context } from '#runtime/services/context.ts';
import type { AnswerFailure } from '#server/http/failure-answer.ts';
import { redirectTo } from '#server/http/redirect-to.ts';

/** Per client; further clicks still redirect, and are not counted. */
const often = { name: 'clicks', limit: 60, windowMs: 10 * 60_000 };

interface GoRoute {
  readonly context: Context;
  readonly clients: Clients;
  readonly answerFailure: AnswerFailure;
}

/**
 * `GET /go/{plan}`: redirects to the seller and counts the click, nothing else. A failed count is logged and does not
 * stop the redirect.
 */
export function addGoRoute(app: FastifyInstance, { context, clients, answerFailure }: GoRoute): void {
  app.get<{ Params: { plan: string } }>('/go/:plan', async (request, reply) => {
    const { plan } = request.params;
    reply.header('x-robots-tag', 'noindex, nofollow');
    const id = readPlanId(plan);
    const address = id === null ? null : await context.catalogue.offerAddress(id);
    if (id === null || address === null) return answerFailure(request, reply, { status: 404 });
    if (isVisit(request) && (await context.limits.consume(often, clients.addressOf(request), context.now()))) {
      context.visitors
        .countClick(id, context.now())
        .catch((error: unknown) => request.log.error({ err: error }, 'a click was not counted'));
    }
    return redirectTo(reply.header('cache-control', 'no-store'), 302, address);
  });
}

/** A prefetch is not a click. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  const purpose = String(headers['sec-purpose'] ?? headers['purpose'] ?? '');
  return method === 'GET' && !purpose.includes('prefetch');
}
