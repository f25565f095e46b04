import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesTag } from '#server/http/entity-tag.ts';
import { withRequestValues, type FixedHeaders } from './fixed-headers.ts';
import type { Ready } from './page-answers.ts';

/** A request and its response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Request id, as in the access log. */
  readonly id: string;
}

/** Sends a finished answer to GET or HEAD, or a 304. Returns the status. */
export function sendCached({ request, response, id }: Exchange, ready: Ready, fixed: FixedHeaders): 200 | 304 {
  const { answer, age, state, madeInMs } = ready;
  const own = { id, timing: describeTiming(state, madeInMs), age: describeAge(state, age) };
  if (matchesTag(request.headers['if-none-match'], answer.tag)) {
    response.writeHead(304, withRequestValues(fixed.notModified, own)).end();
    return 304;
  }
  const body = answer.bodies.get(fixed.coding);
  response.writeHead(200, withRequestValues(fixed.full, own)).end(request.method === 'HEAD' ? undefined : body);
  return 200;
}

function describeTiming(state: Ready['state'], madeInMs: number | undefined): string {
  if (madeInMs !== undefined) return `cache;desc=${state}, make;dur=${madeInMs.toFixed(1)}`;
  return state === 'hit' ? 'cache;desc=hit' : `cache;desc=${state}`;
}

/**
 * `Age` in seconds; null: the answer was checked against the data versions just now, so a shared cache may count from
 * here. One that is not current counts as old there, and the next visitor makes the cache ask again.
 */
function describeAge(state: Ready['state'], age: number): string | null {
  return state === 'aged' || state === 'stale' ? String(Math.max(0, Math.floor(age / 1000))) : null;
}
