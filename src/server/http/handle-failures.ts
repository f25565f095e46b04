import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { apiPrefix } from '#api/api.ts';
import { describeInvalidParameters } from '#api/api-failure.ts';
import { postPaths } from '#api/post-only.ts';
import { describeUnavailability } from '#runtime/services/site/describe-unavailability.ts';
import { requestPath } from './request-path.ts';
import type { AnswerFailure, Failure } from './failure-answer.ts';
import type { Outages } from './outages.ts';
import { reportPath, settingsPath } from './addresses.ts';

/** Answers thrown errors, unknown addresses (404) and methods that an address does not support (405). */
export function handleFailures(
  app: FastifyInstance,
  { answerFailure, outages }: { readonly answerFailure: AnswerFailure; readonly outages: Outages },
): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const reason = describeUnavailability(error);
    if (reason !== null) {
      outages.note(request.log, reason);
      return answerFailure(request, reply, { status: 503 });
    }
    const failure = describeError(error);
    if (failure.status >= 500) request.log.error({ err: error, path: requestPath(request) }, 'request failed');
    return answerFailure(request, reply, failure);
  });
  app.setNotFoundHandler((request, reply) => answerFailure(request, reply, { status: 404 }));
  // Before the body is read: an unsupported method is refused whatever its body is.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || isRead(request)) return;
    reply.header('allow', allowedMethods(request));
    return answerFailure(request, reply, { status: 405 });
  });
}

function describeError(error: FastifyError): Failure {
  const detail = describeInvalidParameters(error);
  if (detail !== null) return { status: 400, detail };
  const status = error.statusCode ?? 500;
  return { status: status >= 400 && status < 600 ? status : 500 };
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

const formPaths: ReadonlySet<string> = new Set([
  settingsPath,
  reportPath,
  ...postPaths.map((path) => apiPrefix + path),
]);

/** Every address can be read with GET except the targets of forms. */
function allowedMethods(request: FastifyRequest): string {
  return formPaths.has(requestPath(request)) ? 'POST' : 'GET, HEAD';
}
