import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseCoding, compress, smallestCompressed } from './content-coding.ts';
import { entityTag, matchesTag } from './entity-tag.ts';

/**
 * Adds entity tags to pages and JSON, answers 304 when they match, and compresses. Files have their own tags and are
 * compressed at build time.
 */
export function encodeAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if ((typeof payload !== 'string' && !Buffer.isBuffer(payload)) || reply.hasHeader('etag')) return payload;
    const body = Buffer.from(payload);
    if (isUnchanged(request, reply, body)) {
      reply.code(304);
      // Fastify would send the length of the 200 answer with an empty body.
      if (request.method === 'HEAD') return encode(request, reply, body);
      reply.removeHeader('content-type').removeHeader('content-length');
      return null;
    }
    return encode(request, reply, body);
  });
}

function isUnchanged(request: FastifyRequest, reply: FastifyReply, body: Buffer): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || reply.statusCode !== 200 || reply.getHeader('cache-control') === 'no-store') return false;
  const tag = entityTag(body);
  reply.header('etag', tag);
  return matchesTag(request.headers['if-none-match'], tag);
}

async function encode(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<Buffer> {
  if (body.length < smallestCompressed || !isText(reply)) return body;
  addVary(reply, 'Accept-Encoding');
  const coding = chooseCoding(request.headers['accept-encoding']);
  if (coding === null) return body;
  reply.header('content-encoding', coding).removeHeader('content-length');
  return compress(body, coding);
}

function isText(reply: FastifyReply): boolean {
  return /^(text\/|application\/(json|xml|atom\+xml)|image\/svg)/.test(String(reply.getHeader('content-type')));
}

/** Appends to `Vary`. */
export function addVary(reply: FastifyReply, name: string): void {
  const present = String(reply.getHeader('vary') ?? '');
  const names = present.split(',').map((each) => each.trim().toLowerCase());
  if (names.includes(name.toLowerCase())) return;
  reply.header('vary', present === '' ? name : `${present}, ${name}`);
}
