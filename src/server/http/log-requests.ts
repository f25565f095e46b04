import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Log } from '#runtime/services/log.ts';
import type { CacheState } from './cache-state.ts';

/** Response header with the request id that the log uses. */
export const requestIdHeader = 'x-request-id';

/** Longest path that is logged. */
const loggedPathLength = 200;

interface AnsweredRequest {
  /** Made by the server: client input must not appear in a log line unescaped. */
  readonly id: string;
  /** See `formatLogFields`. */
  readonly logFields: string;
  readonly status: number;
  readonly ms: number;
  /** Only for answers of the page cache. */
  readonly cache?: CacheState | undefined;
}

export type LogAnswer = (answered: AnsweredRequest) => void;

/** Members of a JSON object about the request itself. @param url with its query, which is not logged */
export function formatLogFields(method: string, url: string): string {
  const [path = '/'] = url.split('?', 1);
  return `"method":${JSON.stringify(method)},"path":${JSON.stringify(path.slice(0, loggedPathLength))}`;
}

/** One line per request, without address, query or headers: nothing identifies the visitor. */
export function createAnswerLog(log: Pick<Log, 'answered'>): LogAnswer {
  const describeOutcome = createOutcomes();
  return ({ id, logFields, status, ms, cache }) => {
    const tenths = String(Math.round(ms * 10) / 10);
    log.answered(['"id":"', id, '",', logFields, describeOutcome(status, cache), tenths].join(''));
  };
}

/** Memoizes the text between the request's fields and the time; there are few combinations. */
function createOutcomes(): (status: number, cache: CacheState | undefined) => string {
  const outcomes = new Map<CacheState | undefined, Map<number, string>>();
  return (status, cache) => {
    const known = outcomes.get(cache)?.get(status);
    if (known !== undefined) return known;
    const cached = cache === undefined ? '' : `"cache":"${cache}",`;
    const text = [',"status":', String(status), ',', cached, '"ms":'].join('');
    outcomes.set(cache, (outcomes.get(cache) ?? new Map<number, string>()).set(status, text));
    return text;
  };
}

/** Cache state of in-flight requests. */
const states = new WeakMap<IncomingMessage, CacheState>();

/** Adds the cache state to the request's log line. */
export function noteCacheState(request: IncomingMessage, state: CacheState): void {
  states.set(request, state);
}

/** Logs answers of the server's routes, under the id in `X-Request-Id`. The fast path logs its own answers. */
export function logRequests(app: FastifyInstance, logAnswer: LogAnswer): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    logAnswer({
      id: request.id,
      logFields: formatLogFields(request.method, request.originalUrl),
      status: reply.statusCode,
      ms: reply.elapsedTime,
      cache: states.get(request.raw),
    });
  });
}
