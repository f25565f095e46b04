import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Log } from '#runtime/services/log.ts';
import { logAnswer, requestIdHeader } from '#server/http/log-requests.ts';
import { pagePattern } from '#server/http/page-pattern.ts';
import { hostFault } from '#server/http/request-path.ts';
import type { Measures } from '#server/metrics/measures.ts';
import { describeRequest } from './describe-request.ts';
import type { PageAnswers } from './page-answers.ts';
import type { PageRule } from './page-rule.ts';
import { sendCached } from './send-cached.ts';

interface Memory {
  readonly pages: PageAnswers;
  readonly ruleOf: PageRule;
  /** Headers of every answer of this server. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Log;
  /** Default: nothing is measured. */
  readonly measures?: Pick<Measures, 'requests'> | undefined;
}

/**
 * Sends pages in memory before the server's routing and hooks, which cost twice as much as sending
 * (docs/decisions/0084-the-fast-path-made-plain.md). Everything else goes to the routes, which send the same bytes.
 */
export function answerFromMemory(app: FastifyInstance, { pages, ruleOf, headers, log, measures }: Memory): void {
  const { server } = app;
  const [handleByRoutes] = server.listeners('request');
  if (handleByRoutes === undefined) throw new Error('The server has no listener to stand in front of.');
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const started = performance.now();
    const { method = 'GET', url = '/' } = request;
    // A server that stops has closed its port; its routes end the connection.
    if (!server.listening || !isPlainRead(request)) return false;
    const found = pages.find(describeRequest(request, app.parseCookie), request.headers['accept-encoding']);
    if (found === null) return false;
    const id = randomUUID();
    const own = { ...headers, [requestIdHeader]: id, 'cache-control': ruleOf(request, found) };
    const status = sendCached({ request, response, headers: own }, found);
    const ms = performance.now() - started;
    logAnswer(log, { id, method, url, status, cache: found.state, ms });
    measures?.requests.observe({ method, route: pagePattern, status: String(status) }, ms / 1000);
    return true;
  };
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!answer(request, response)) Reflect.apply(handleByRoutes, server, [request, response]);
  });
}

/** The hooks redirect plain HTTP to https and refuse requests with two hosts. */
function isPlainRead(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const isHttps = (headers['x-forwarded-proto'] ?? 'https') === 'https';
  return (method === 'GET' || method === 'HEAD') && isHttps && hostFault(request) === null;
}
