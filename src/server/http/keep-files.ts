import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ByteStore } from './byte-store.ts';
import { chooseCoding } from './content-coding.ts';

/** All files of a build in the two codings that browsers ask for, and those of the build before. */
const maxBytes = 32 * 1024 * 1024;

/** What a file says of itself; the rest belongs to the answer. */
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

interface KeptFile {
  readonly headers: Readonly<Partial<Record<(typeof headerNames)[number], string>>>;
  readonly body: Buffer;
}

/**
 * Remembers whole files that routes of `app` have sent, and sends them from memory from then on: reading one costs ten to
 * thirty times as much, and a first visit asks for thirty. For files that stay as they are while the server runs.
 */
export function keepFiles(app: FastifyInstance): void {
  const store = new ByteStore<KeptFile>(maxBytes, ({ body }) => body.length);
  app.addHook('onRequest', async (request, reply) => {
    // So that what is sent depends on nothing else of the request.
    request.headers['accept-encoding'] = chooseCoding(request.headers['accept-encoding']) ?? 'identity';
    const kept = asksForWhole(request) ? store.get(keyOf(request)) : null;
    if (kept === null) return undefined;
    // As it was when the file was sent first; see `addFolder`.
    return reply.headers(kept.headers).removeHeader('permissions-policy').send(kept.body);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable) || reply.statusCode !== 200 || !asksForWhole(request)) return payload;
    if (Number(reply.getHeader('content-length')) > store.largestBytes) return payload;
    const body = await buffer(payload);
    store.set(keyOf(request), { headers: headersOf(reply), body });
    return body;
  });
}

/** Part of a file, or whether it has changed, is asked for seldom. */
function asksForWhole({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.range === undefined && headers['if-none-match'] === undefined;
}

function keyOf({ url, headers }: FastifyRequest): string {
  const queryAt = url.indexOf('?');
  return `${queryAt < 0 ? url : url.slice(0, queryAt)}\n${headers['accept-encoding']}`;
}

function headersOf(reply: FastifyReply): KeptFile['headers'] {
  const present = headerNames.filter((name) => reply.hasHeader(name));
  return Object.fromEntries(present.map((name) => [name, String(reply.getHeader(name))]));
}
