import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Parses HTML forms into request bodies; null for a form that names a field twice. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, parseBody);
}

async function parseBody(_request: FastifyRequest, body: string): Promise<Record<string, string> | null> {
  const fields = [...new URLSearchParams(body)];
  const form = Object.fromEntries(fields);
  // A repeated field is ambiguous.
  return Object.keys(form).length === fields.length ? form : null;
}
