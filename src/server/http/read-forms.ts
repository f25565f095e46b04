import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Makes the fields of HTML forms the body of their requests; null for a form that names a field twice. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, parseBody);
}

async function parseBody(_request: FastifyRequest, body: string): Promise<Record<string, string> | null> {
  const fields = [...new URLSearchParams(body)];
  const form = Object.fromEntries(fields);
  // It says two things at once.
  return Object.keys(form).length === fields.length ? form : null;
}
