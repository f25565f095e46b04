import { z } from 'zod';
import { reviewFields } from '#domain/review/review-draft.ts';
import { reviewLimits } from '#domain/review/review-limits.ts';
import { failureSchema } from './api-failure.ts';
import { pageQuery } from './call-query.ts';
import type { ReviewForm } from './review-form.ts';

const stored = z
  .object({
    id: z.string(),
    status: z.literal('pending'),
    message: z.string().describe('What happens next, in the language of the call.'),
  })
  .meta({ description: 'Stored, now or by an earlier request with the same key.' });

const refused = failureSchema
  .extend({
    errors: z
      .array(z.enum([...reviewFields, 'recaptcha']))
      .describe('Names of the fields that are missing or wrong; `recaptcha`: the request could not be verified.'),
  })
  .meta({ description: 'Nothing was stored.' });

/** The documented body; `readReviewForm` parses it. */
const form = z
  .custom<ReviewForm>((body) => typeof body === 'object' && body !== null, { error: 'There is no body' })
  .meta({
    type: 'object',
    required: ['recaptchaToken', 'name', 'email', 'text', 'countries', 'provider', 'rating'],
    properties: {
      recaptchaToken: { type: 'string', description: 'Token of the bot check, whichever it is.' },
      images: {
        type: 'array',
        maxItems: reviewLimits.images,
        items: { type: 'string', format: 'binary' },
        description: 'PNG or JPEG.',
      },
      name: { type: 'string', maxLength: reviewLimits.name },
      email: { type: 'string', format: 'email', maxLength: reviewLimits.email, description: 'Never shown.' },
      text: { type: 'string', maxLength: reviewLimits.text },
      countries: { type: 'string', description: 'Country codes, separated by commas.' },
      provider: { type: 'string', description: 'The `_id` of a provider.' },
      rating: { type: 'string', pattern: '^[1-5]$' },
    },
  });

const headers = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, { error: 'must have 1 to 255 visible ASCII characters' })
    .optional()
    .describe('Names this attempt: a repeat with the same key and the same content is stored once.'),
});

/** Schema of `POST /reviews`. */
export const sendReviewSchema = {
  operationId: 'sendReview',
  summary: 'Send a review, which waits for moderation',
  consumes: ['multipart/form-data'],
  querystring: pageQuery({}),
  headers,
  body: form,
  response: {
    201: stored,
    400: failureSchema,
    403: failureSchema,
    409: failureSchema,
    413: failureSchema,
    422: refused,
    429: failureSchema,
  },
};
