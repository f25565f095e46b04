import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createByteStore } from './byte-store.ts';
import { chooseCoding } from './content-coding.ts';
import { matchesTag } from './entity-tag.ts';

/** The body's own headers; the others belong to the answer. */
const headerNames = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'last-modified',
  'vary',
] as const;

/** Not sent without a body. */
const bodyHeaders = ['content-encoding', 'content-length', 'content-type'] as const;

interface CachedAnswer {
  readonly headers: Readonly<Partial<Record<(typeof headerNames)[number], string>>>;
  readonly body: Buffer;
}

/**
 * Caches whole answers of routes of `app`, as encoded, and sends them from memory: reading a file costs ten to thirty
 * times as much, drawing a picture a hundred times, and a first visit needs dozens. For answers that depend on the address
 * alone and do not change while the server runs, or with `version` only.
 */
export function cacheAnswers(app: FastifyInstance, maxBytes: number, version: () => number = () => 0): void {
  const keyOf = (request: FastifyRequest): string => `${version()} ${addressKey(request)}`;
  const store = createByteStore<CachedAnswer>(maxBytes, ({ body }) => body.length);
  app.addHook('onRequest', async (request, reply) => {
    // Normalised, so that the answer depends on nothing else in the request.
    request.headers['accept-encoding'] = chooseCoding(request.headers['accept-encoding']) ?? 'identity';
    const cached = wantsWholeBody(request) ? store.get(keyOf(request)) : undefined;
    if (cached === undefined) return undefined;
    // `Vary` as set when the answer was first sent; see `addFolder`.
    reply.headers(cached.headers).removeHeader('permissions-policy');
    const { etag } = cached.headers;
    if (etag === undefined || !matchesTag(request.headers['if-none-match'], etag)) return reply.send(cached.body);
    for (const name of bodyHeaders) reply.removeHeader(name);
    return reply.code(304).send();
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || !wantsWholeBody(request)) return payload;
    if (Buffer.isBuffer(payload)) {
      store.set(keyOf(request), { headers: headersOf(reply), body: payload });
      return payload;
    }
    if (!(payload instanceof Readable) || Number(reply.getHeader('content-length')) > store.maxEntrySize)
      return payload;
    const body = await buffer(payload);
    store.set(keyOf(request), { headers: headersOf(reply), body });
    return body;
  });
}

/** Ranges are rare: not served from memory. */
function wantsWholeBody({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.range === undefined;
}

function addressKey({ url, headers }: FastifyRequest): string {
  const queryAt = url.indexOf('?');
  return `${queryAt < 0 ? url : url.slice(0, queryAt)}\n${headers['accept-encoding']}`;
}

function headersOf(reply: FastifyReply): CachedAnswer['headers'] {
  const present = headerNames.filter((name) => reply.hasHeader(name));
  return Object.fromEntries(present.map((name) => [name, String(reply.getHeader(name))]));
}
