import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clients } from '#api/clients.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { destinationOfAddress } from '#domain/place/destination-of-address.ts';
import { readPlanId } from '#domain/plan/plan-id.ts';
import { isAutomatedVisit } from '#domain/site/automated-visit.ts';
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
    const offer = id === null ? null : await context.catalogue.offer(id, placeOf(request, context));
    if (id === null || offer === null) return answerFailure(request, reply, { status: 404 });
    if (isVisit(request) && (await context.limits.consume(often, clients.addressOf(request), context.now()))) {
      context.visitors
        .countClick({ planId: id, destination: offer.destination }, context.now())
        .catch((error: unknown) => request.log.error({ err: error }, 'a click was not counted'));
    }
    return redirectTo(reply.header('cache-control', 'no-store'), 302, offer.address);
  });
}

/** The destination whose page the link stands on; null: another page. */
function placeOf({ headers }: FastifyRequest, { site }: Context): DestinationKey | null {
  return destinationOfAddress(headers.referer ?? '', site.origin);
}

/** Neither a prefetch nor a crawler is a click. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !isAutomatedVisit(headers);
}
