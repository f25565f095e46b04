import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { SiteRequest } from '#web/site-contract.ts';
import { hostFault } from '#server/http/request-path.ts';
import { formatLogFields, type LogAnswer } from '#server/http/log-requests.ts';
import type { Measures } from '#server/metrics/measures.ts';
import { pagePattern } from '#server/http/page-pattern.ts';
import type { RequestTimes } from '#server/metrics/request-times.ts';
import type { PageAnswers } from './page-answers.ts';
import type { SendAnswer } from './page-sender.ts';
import { pickCookies } from './pick-cookies.ts';
import { createRequestCache, type MemoizedRequest } from './keyed-request.ts';

interface FastPath {
  readonly pages: PageAnswers;
  readonly send: SendAnswer;
  readonly logAnswer: LogAnswer;
  /** Default: nothing is measured. */
  readonly measures?: Pick<Measures, 'requests'>;
}

/**
 * Sends cached answers before the server's routes and hooks run, which take several times as long as sending. On a
 * cache miss the request goes to the routes, which send a byte-identical answer.
 */
export function addFastPath(app: FastifyInstance, { pages, send, logAnswer, measures }: FastPath): void {
  const { server } = app;
  const [handleByRoutes] = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  if (handleByRoutes === undefined) throw new Error('The server has no listener to stand in front of.');
  const known = createRequestCache();
  const keyRequest = (request: IncomingMessage): MemoizedRequest => {
    const { method = 'GET', url = '/', headers } = request;
    const keyed = pages.keyRequest(describeRequest(app, request), headers['accept-encoding']);
    return { keyed, logFields: formatLogFields(method, url) };
  };
  const times = measures === undefined ? undefined : timesOfPages(measures.requests);
  let isClosing = false;
  // While the server stops, connections must end; the routes see to that.
  app.addHook('preClose', async () => void (isClosing = true));
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const started = performance.now();
    if (isClosing || !mayBePage(request)) return false;
    const rawKey = rawKeyOf(request);
    const memoized = known.get(rawKey);
    const current = memoized ?? keyRequest(request);
    const found = pages.find(current.keyed);
    if (found === null) return false;
    if (memoized === undefined) known.set(rawKey, current);
    const id = randomUUID();
    const status = send({ request, response, id }, found);
    const ms = performance.now() - started;
    logAnswer({ id, logFields: current.logFields, status, cache: found.state, ms });
    times?.[request.method === 'HEAD' ? 'HEAD' : 'GET'][status].observe(ms / 1000);
    return true;
  };
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!answer(request, response)) handleByRoutes(request, response);
  });
}

function timesOfPages(requests: RequestTimes) {
  const times = (method: string, status: string) => requests.of({ method, route: pagePattern, status });
  const byStatus = (method: string) => ({ 200: times(method, '200'), 304: times(method, '304') });
  return { GET: byStatus('GET'), HEAD: byStatus('HEAD') };
}

/** Whether the request may be for a page and is plain enough for the fast path. */
function mayBePage(request: IncomingMessage): boolean {
  const { method } = request;
  return (method === 'GET' || method === 'HEAD') && !hasBody(request) && !needsHooks(request);
}

/** The raw key: everything that the answer depends on except `If-None-Match`. Headers cannot contain line breaks. */
function rawKeyOf({ method, url = '/', headers }: IncomingMessage): string {
  const { cookie = '', 'accept-language': language, 'accept-encoding': encoding = '' } = headers;
  const rawKey = `${method} ${url}\n${encoding}\n${cookie}`;
  // Only `/` redirects by language. A missing header does not redirect; an empty one is still a header.
  const isByLanguage = language !== undefined && (url === '/' || url.startsWith('/?'));
  return isByLanguage ? `${rawKey}\n${language}` : rawKey;
}

function describeRequest(app: FastifyInstance, request: IncomingMessage): SiteRequest {
  const { method = 'GET', url = '/', headers } = request;
  const queryAt = url.indexOf('?');
  return {
    method,
    path: queryAt < 0 ? url : url.slice(0, queryAt),
    search: queryAt < 0 ? '' : url.slice(queryAt),
    cookies: headers.cookie === undefined ? {} : pickCookies(app.parseCookie(headers.cookie)),
    acceptLanguage: headers['accept-language'] ?? null,
  };
}

/** The server's hooks redirect plain HTTP to https and refuse requests with two hosts. */
function needsHooks(request: IncomingMessage): boolean {
  const scheme = request.headers['x-forwarded-proto'] ?? 'https';
  return scheme !== 'https' || hostFault(request) !== null;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
