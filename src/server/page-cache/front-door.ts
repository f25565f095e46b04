import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { SiteRequest } from '#web/site-contract.ts';
import { hostFault } from '#server/http/asked-path.ts';
import { describeAsked, type LogAnswer } from '#server/http/log-requests.ts';
import type { Measures } from '#server/metrics/measures.ts';
import { pagePattern } from '#server/http/page-pattern.ts';
import type { RequestTimes } from '#server/metrics/request-times.ts';
import type { PageAnswers } from './page-answers.ts';
import type { SendAnswer } from './page-sender.ts';
import { pickCookies } from './pick-cookies.ts';
import { RememberedQuestions, type KnownQuestion } from './keyed-request.ts';

interface FrontDoor {
  readonly pages: PageAnswers;
  readonly send: SendAnswer;
  readonly logAnswer: LogAnswer;
  /** Left out: nothing is measured. */
  readonly measures?: Pick<Measures, 'requests'>;
}

/**
 * Answers from memory before the server's routes and hooks, which would take several times as long as sending does. What it
 * has no answer for, it leaves to them; they give the same answer to the last byte.
 */
export function openFrontDoor(app: FastifyInstance, { pages, send, logAnswer, measures }: FrontDoor): void {
  const { server } = app;
  const [behind] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  if (behind === undefined) throw new Error('The server has no listener to stand in front of.');
  const questions = new RememberedQuestions();
  const understand = (request: IncomingMessage): KnownQuestion => {
    const { method = 'GET', url = '/', headers } = request;
    const question = pages.question(describeRequest(app, request), headers['accept-encoding']);
    return { question, asked: describeAsked(method, url) };
  };
  const times = measures === undefined ? undefined : timesOfPages(measures.requests);
  let isClosing = false;
  // Who stops the server wants connections to end, which the routes see to.
  app.addHook('preClose', async () => void (isClosing = true));
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const started = performance.now();
    if (isClosing || !asksForPage(request)) return false;
    const words = wordsOf(request);
    const remembered = questions.get(words);
    const known = remembered ?? understand(request);
    const found = pages.find(known.question);
    if (found === null) return false;
    if (remembered === undefined) questions.keep(words, known);
    const id = randomUUID();
    const status = send({ request, response, id }, found);
    const ms = performance.now() - started;
    logAnswer({ id, asked: known.asked, status, cache: found.state, ms });
    times?.[request.method === 'HEAD' ? 'HEAD' : 'GET'][status].observe(ms / 1000);
    return true;
  };
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!answer(request, response)) behind(request, response);
  });
}

function timesOfPages(requests: RequestTimes) {
  const times = (method: string, status: string) => requests.of({ method, route: pagePattern, status });
  const byStatus = (method: string) => ({ 200: times(method, '200'), 304: times(method, '304') });
  return { GET: byStatus('GET'), HEAD: byStatus('HEAD') };
}

/** Whether it is a plain question for what may be a page. */
function asksForPage(request: IncomingMessage): boolean {
  const { method } = request;
  return (method === 'GET' || method === 'HEAD') && !hasBody(request) && !isForHooks(request);
}

/** All of a request that its answer depends on but `If-None-Match`; in headers there are no line ends. */
function wordsOf({ method, url = '/', headers }: IncomingMessage): string {
  const { cookie = '', 'accept-language': language, 'accept-encoding': encoding = '' } = headers;
  const words = `${method} ${url}\n${encoding}\n${cookie}`;
  // Only `/` leads to another language. Without the header nobody is led; an empty one is still a header.
  const isByLanguage = language !== undefined && (url === '/' || url.startsWith('/?'));
  return isByLanguage ? `${words}\n${language}` : words;
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

/** Who came in the clear is led to https, and who names two hosts is refused: the server's hooks see to both. */
function isForHooks(request: IncomingMessage): boolean {
  const scheme = request.headers['x-forwarded-proto'] ?? 'https';
  return scheme !== 'https' || hostFault(request) !== null;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
