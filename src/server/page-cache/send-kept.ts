import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesTag } from '#server/entity-tag.ts';
import { requestIdHeader } from '#server/log-requests.ts';
import type { CacheState } from './answer-cache.ts';
import type { KeptAnswer, WireCoding } from './kept-answer.ts';

interface Sending {
  /** Of the request. */
  readonly id: string;
  readonly kept: KeptAnswer;
  /** One that the answer has a body in. */
  readonly coding: WireCoding;
  readonly state: CacheState;
  readonly cacheControl: string;
  /** Headers of every answer of this server. */
  readonly common: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What making it took, in milliseconds; left out: nothing was made. */
  readonly madeInMs?: number | undefined;
}

/** Sends a finished answer to GET or HEAD, or 304 to who has it already. Returns the status. */
export function sendKept(request: IncomingMessage, response: ServerResponse, sending: Sending): 200 | 304 {
  const { kept, coding, common, now, state, madeInMs } = sending;
  const age = Math.max(0, Math.floor((now - kept.madeAt) / 1000));
  const timing = madeInMs === undefined ? '' : `, make;dur=${madeInMs.toFixed(1)}`;
  const headers = [...common, ...kept.headers, 'cache-control', sending.cacheControl, 'etag', kept.tag];
  headers.push(requestIdHeader, sending.id);
  headers.push('server-timing', `cache;desc=${state}${timing}`, 'age', String(age));
  if (matchesTag(request.headers['if-none-match'], kept.tag)) {
    response.writeHead(304, headers).end();
    return 304;
  }
  const body = kept.bodies.get(coding);
  headers.push(...kept.bodyHeaders, 'content-length', String(body?.length ?? 0));
  if (coding !== null) headers.push('content-encoding', coding);
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
  return 200;
}
