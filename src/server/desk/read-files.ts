import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeskVisit } from './desk-visit.ts';

/** A logo and the other fields of its form. */
const largestForm = 6_000_000;

/**
 * Parses forms with a file into request bodies: of a file its bytes in base64; null for a form that names a field twice
 * or is none. Nothing is read for somebody who is not signed in.
 */
export function readFiles(app: FastifyInstance, visit: DeskVisit): void {
  app.addHook('preParsing', async (request, reply, body) => {
    if (!isUpload(request) || (await visit.sessionOf(request)) !== null) return body;
    await visit.askToSignIn(request, reply, '/');
    return body;
  });
  app.addContentTypeParser<Buffer>('multipart/form-data', { parseAs: 'buffer', bodyLimit: largestForm }, parseBody);
}

function isUpload({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.trimStart().toLowerCase().startsWith('multipart/form-data') === true;
}

async function parseBody({ headers }: FastifyRequest, body: Buffer): Promise<Record<string, string> | null> {
  const whole = new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } });
  const form = await whole.formData().catch(() => null);
  if (form === null) return null;
  const fields = await Promise.all([...form].map(async ([name, value]) => [name, await textOf(value)] as const));
  const record = Object.fromEntries(fields);
  return Object.keys(record).length === fields.length ? record : null;
}

async function textOf(value: string | File): Promise<string> {
  return typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('base64');
}
