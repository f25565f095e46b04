import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { matchesTag } from '#server/http/entity-tag.ts';
import type { Ready } from './page-answers.ts';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Headers beside those of the answer; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a finished answer to GET or HEAD, or a 304. Returns the status. */
export function sendCached({ request, response, headers }: Exchange, ready: Ready): 200 | 304 {
  const { answer, coding, age, state, madeInMs } = ready;
  const all: Record<string, string> = {
    ...headers,
    ...answer.headers,
    etag: answer.tag,
    'server-timing':
      madeInMs === undefined ? `cache;desc=${state}` : `cache;desc=${state}, make;dur=${madeInMs.toFixed(1)}`,
  };
  const vary = [headers['vary'], answer.headers['vary'], answer.isCompressed ? 'Accept-Encoding' : ''].filter(Boolean);
  if (vary.length > 0) all['vary'] = vary.join(', ');
  // A current answer was checked against the data versions just now: a shared cache may count from here. One that is
  // not counts as old there, and the next visitor makes the cache ask again.
  if (state === 'aged' || state === 'stale') all['age'] = String(Math.max(0, Math.floor(age / 1000)));
  if (matchesTag(request.headers['if-none-match'], answer.tag)) {
    response.writeHead(304, all).end();
    return 304;
  }
  const body = answer.bodies.get(coding);
  all['content-type'] = answer.type;
  all['content-length'] = String(body?.length ?? 0);
  if (coding !== null) all['content-encoding'] = coding;
  response.writeHead(200, all).end(request.method === 'HEAD' ? undefined : body);
  return 200;
}

/** The same from a route, with the headers that its hooks have set. */
export function replyCached(reply: FastifyReply, ready: Ready): FastifyReply {
  const { request, raw: response } = reply;
  request.cacheState = ready.state;
  const headers = Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
  reply.hijack();
  sendCached({ request: request.raw, response, headers }, ready);
  return reply;
}
