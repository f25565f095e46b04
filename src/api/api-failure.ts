import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Body of every error response. `code` is one of a closed list; `message` is English, for developers. */
export const failureSchema = z
  .object({ error: z.object({ code: z.string(), message: z.string() }) })
  .meta({ description: 'Why the call failed.' });

export type ApiFailure = z.output<typeof failureSchema>;

const failures: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['bad_request', 'The request cannot be understood.'],
  403: ['forbidden', 'The request comes from another site.'],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['method_not_allowed', 'This address does not answer this method; see the Allow header.'],
  408: ['request_timeout', 'The request took too long to arrive.'],
  409: ['key_reused', 'This Idempotency-Key was used for another request; take a new one.'],
  413: ['body_too_large', 'The body is larger than this address accepts.'],
  414: ['address_too_long', 'The address is longer than 4096 bytes.'],
  415: ['unsupported_media_type', 'This address does not accept a body of this type.'],
  422: ['invalid_review', 'The review is not complete or could not be verified; see errors.'],
  429: ['too_many_requests', 'Too many requests from this client; see the Retry-After header.'],
  503: ['unavailable', 'The service is not available at the moment.'],
};

const internal = ['internal_error', 'Something went wrong on our side.'] as const;

/** The error response of an HTTP status; a status without its own text is an internal error. */
export function apiFailure(status: number, detail?: string): ApiFailure {
  const [code, message] = failures[status] ?? internal;
  return { error: { code, message: detail ?? message } };
}

/** Which parameter is invalid and why; null: not a parameter error. */
export function describeInvalidParameters(error: unknown): string | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  return error.validation.map(({ instancePath, message }) => describeProblem(instancePath, message)).join(' ');
}

function describeProblem(path: string, message: string | undefined): string {
  const sentence = `${message ?? 'Invalid value'}.`.replace(/\.\.$/, '.');
  const name = path.replace(/^\//, '');
  return name === '' ? sentence : `Parameter "${name}": ${sentence}`;
}
