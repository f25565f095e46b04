import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Log } from '#runtime/services/log.ts';
import type { CacheState } from './cache-state.ts';

/** Where an answer names the id under which the log has it. */
export const requestIdHeader = 'x-request-id';

/** Longest path that the log keeps. */
const loggedPathLength = 200;

interface AnsweredRequest {
  /** Of the request, made by the server: what a client has chosen may not stand in a line as it is. */
  readonly id: string;
  /** What `formatLogFields` says of the request. */
  readonly logFields: string;
  readonly status: number;
  readonly ms: number;
  /** Left out: no page. */
  readonly cache?: CacheState | undefined;
}

export type LogAnswer = (answered: AnsweredRequest) => void;

/** What the log says of a request itself, as members of a JSON object. @param url with its query, which is not logged */
export function formatLogFields(method: string, url: string): string {
  const [path = '/'] = url.split('?', 1);
  return `"method":${JSON.stringify(method)},"path":${JSON.stringify(path.slice(0, loggedPathLength))}`;
}

/** One line per request. No address, no query, no header: nothing in it says who logFields. */
export function createAnswerLog(log: Pick<Log, 'answered'>): LogAnswer {
  const describeOutcome = createOutcomes();
  return ({ id, logFields, status, ms, cache }) => {
    const tenths = String(Math.round(ms * 10) / 10);
    log.answered(['"id":"', id, '",', logFields, describeOutcome(status, cache), tenths].join(''));
  };
}

/** How a request was answered, up to the value of the time it took. There are few such texts: each is put together once. */
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

/** Requests that were answered by the page cache's rules, while they are under way. */
const states = new WeakMap<IncomingMessage, CacheState>();

/** Puts into the log line of a request where its answer came from. */
export function noteCacheState(request: IncomingMessage, state: CacheState): void {
  states.set(request, state);
}

/**
 * Logs what the server's routes answer, under the id that the answer names in `X-Request-Id`; what is answered before them
 * logs itself.
 */
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
