import type { FastifyInstance } from 'fastify';
import type { Log } from '#runtime/services/log.ts';
import type { CacheState } from './cache-state.ts';

/** Response header with the request id that the log uses. */
export const requestIdHeader = 'x-request-id';

const loggedPathLength = 200;

declare module 'fastify' {
  interface FastifyRequest {
    /** How the page cache answered; undefined: it was not asked. */
    cacheState: CacheState | undefined;
  }
}

interface AnsweredRequest {
  /** Made by the server. */
  readonly id: string;
  readonly method: string;
  /** With its query, which is not logged. */
  readonly url: string;
  readonly status: number;
  /** Undefined: the page cache was not asked. */
  readonly cache: CacheState | undefined;
  readonly ms: number;
}

/** One line per request, without address, query or headers: nothing identifies the visitor. */
export function logAnswer(log: Log, { id, method, url, status, cache, ms }: AnsweredRequest): void {
  const [path = '/'] = url.split('?', 1);
  const facts = { id, method, path: path.slice(0, loggedPathLength), status, cache, ms: Math.round(ms * 10) / 10 };
  log.info(facts, 'answered');
}

/** Logs answers of the server's routes, under the id in `X-Request-Id`. Pages in memory are logged where they are sent. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.decorateRequest('cacheState', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, originalUrl: url, cacheState: cache } = request;
    logAnswer(log, { id, method, url, status: reply.statusCode, cache, ms: reply.elapsedTime });
    done();
  });
}
