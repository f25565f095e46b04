import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesTag } from '#server/entity-tag.ts';
import { requestIdHeader } from '#server/log-requests.ts';
import type { CacheState } from './answer-cache.ts';
import type { FixedHeaders } from './fixed-headers.ts';
import type { KeptAnswer } from './kept-answer.ts';

interface Sending {
  /** Of the request. */
  readonly id: string;
  readonly kept: KeptAnswer;
  readonly fixed: FixedHeaders;
  readonly state: CacheState;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What making it took, in milliseconds; left out: nothing was made. */
  readonly madeInMs: number | undefined;
}

/** Sends a finished answer to GET or HEAD, or 304 to who has it already. Returns the status. */
export function sendKept(request: IncomingMessage, response: ServerResponse, sending: Sending): 200 | 304 {
  const { kept, fixed, now, state, madeInMs } = sending;
  const isUnchanged = matchesTag(request.headers['if-none-match'], kept.tag);
  const headers = (isUnchanged ? fixed.unchanged : fixed.whole).slice();
  const age = Math.max(0, Math.floor((now - kept.madeAt) / 1000));
  headers.push(requestIdHeader, sending.id, 'server-timing', describeTiming(state, madeInMs), 'age', String(age));
  if (isUnchanged) {
    response.writeHead(304, headers).end();
    return 304;
  }
  const body = kept.bodies.get(fixed.coding);
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
  return 200;
}

function describeTiming(state: CacheState, madeInMs: number | undefined): string {
  if (madeInMs !== undefined) return `cache;desc=${state}, make;dur=${madeInMs.toFixed(1)}`;
  return state === 'hit' ? 'cache;desc=hit' : `cache;desc=${state}`;
}
