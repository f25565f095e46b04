import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createByteStore } from './byte-store.ts';
import { chooseCoding } from './content-coding.ts';

/** Capacity: all files of two builds in two codings. */
const maxBytes = 32 * 1024 * 1024;

/** The file's own headers; the others belong to the answer. */
const headerNames = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
] as const;

interface CachedFile {
  readonly headers: Readonly<Partial<Record<(typeof headerNames)[number], string>>>;
  readonly body: Buffer;
}

/**
 * Caches whole files that routes of `app` have sent and sends them from memory: reading one costs ten to thirty times
 * as much, and a first visit needs thirty. For files that do not change while the server runs.
 */
export function cacheFiles(app: FastifyInstance): void {
  const store = createByteStore<CachedFile>(maxBytes, ({ body }) => body.length);
  app.addHook('onRequest', async (request, reply) => {
    // Remove conditional and range headers, so that the answer depends on nothing else in the request.
    request.headers['accept-encoding'] = chooseCoding(request.headers['accept-encoding']) ?? 'identity';
    const cached = wantsWholeFile(request) ? store.get(keyOf(request)) : undefined;
    if (cached === undefined) return undefined;
    // `Vary` as set when the file was first sent; see `addFolder`.
    return reply.headers(cached.headers).removeHeader('permissions-policy').send(cached.body);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable) || reply.statusCode !== 200 || !wantsWholeFile(request)) return payload;
    if (Number(reply.getHeader('content-length')) > store.maxEntrySize) return payload;
    const body = await buffer(payload);
    store.set(keyOf(request), { headers: headersOf(reply), body });
    return body;
  });
}

/** Range and conditional requests are rare: not served from memory. */
function wantsWholeFile({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.range === undefined && headers['if-none-match'] === undefined;
}

function keyOf({ url, headers }: FastifyRequest): string {
  const queryAt = url.indexOf('?');
  return `${queryAt < 0 ? url : url.slice(0, queryAt)}\n${headers['accept-encoding']}`;
}

function headersOf(reply: FastifyReply): CachedFile['headers'] {
  const present = headerNames.filter((name) => reply.hasHeader(name));
  return Object.fromEntries(present.map((name) => [name, String(reply.getHeader(name))]));
}
