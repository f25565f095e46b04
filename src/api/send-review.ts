import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Locale } from '#domain/kernel/locale.ts';
import { checkReviewDraft } from '#domain/review/review-draft.ts';
import { parseReviewFacts } from '#domain/review/review-facts.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import type { SubmitAnswer } from '#reviews/review-submission.ts';
import type { Context } from '#runtime/services/context.ts';
import { apiFailure } from './api-failure.ts';
import type { Clients } from './clients.ts';
import { limitCalls } from './limit-calls.ts';
import { readReviewForm, reviewFormBytes, type ReviewForm } from './review-form.ts';
import { BodyBudget } from './body-budget.ts';
import { sendReviewSchema } from './send-review-schema.ts';

interface SendReviewOptions {
  readonly context: Pick<Context, 'submitReview' | 'limits' | 'now'>;
  readonly clients: Clients;
}

/** Attempts per client, successful or not; far above what corrections need. */
const attemptLimit = { name: 'attempts to send a review', limit: 30, windowMs: 10 * 60_000 };

/** Number of bodies of the largest size that may be processed at once; usual ones are a tenth of it. */
const maxConcurrentBodies = 8;

/** `POST /reviews`: stores a review with its screenshots for moderation. */
export const sendReview: FastifyPluginAsyncZod<SendReviewOptions> = async (app, options) => {
  const { context, clients } = options;
  const budget = new BodyBudget(maxConcurrentBodies * reviewFormBytes);
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: IncomingMessage) => {
    const hasCapacity = (bytes: number): boolean => budget.reserve(request, bytes);
    const form = await readReviewForm(body, { headers: request.headers, hasCapacity });
    if (form.ok) return form.value;
    budget.release(request);
    throw new RefusedBody(form.reason);
  });
  app.post('/reviews', {
    schema: sendReviewSchema,
    onRequest: guard(options, budget),
    handler: async (request, reply) => {
      const { locale } = request.query;
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      const sent = { form: request.body, locale, idempotencyKey, client: clients.addressOf(request) };
      const answer = await submit(context, sent);
      reply.header('cache-control', 'no-store');
      switch (answer.status) {
        case 'stored':
        case 'again':
          return reply
            .code(201)
            .send({ id: answer.id, status: 'pending', message: textsOf(locale).moderation.received });
        case 'refused':
          request.log.info({ reason: answer.reason }, 'a review was refused');
          return reply.code(422).send({ ...apiFailure(422, answer.message), errors: [...answer.errors] });
        case 'conflict':
          return reply.code(409).send(apiFailure(409));
        case 'limited':
          return reply.code(429).header('retry-after', '3600').send(apiFailure(429));
      }
    },
  });
};

/** Answered with this status. */
class RefusedBody extends Error {
  override readonly name = 'RefusedBody';
  readonly statusCode: number;

  constructor(statusCode: number) {
    super('The body was refused.');
    this.statusCode = statusCode;
  }
}

/** Refuses before reading the body. */
function guard({ context, clients }: SendReviewOptions, budget: BodyBudget): onRequestAsyncHookHandler {
  const limit = limitCalls({ context, clients }, attemptLimit);
  return async function (this: FastifyInstance, request, reply) {
    reply.header('cache-control', 'no-store');
    if (!clients.isOwnPage(request)) return reply.code(403).send(apiFailure(403));
    if (Number(request.headers['content-length']) > reviewFormBytes) return reply.code(413).send(apiFailure(413));
    await limit.call(this, request, reply);
    if (!reply.sent) budget.watch(request, reply);
  };
}

interface SentReview {
  readonly form: ReviewForm;
  readonly locale: Locale;
  readonly idempotencyKey: string | null;
  readonly client: string;
}

async function submit(
  context: Pick<Context, 'submitReview'>,
  { form, locale, ...request }: SentReview,
): Promise<SubmitAnswer> {
  const { recaptchaToken: token, website, countries, rating, facts, ...texts } = form.fields;
  // Honeypot: only bots fill in this field.
  if (website !== '') return { status: 'refused', errors: ['recaptcha'], reason: 'hidden field' };
  const draft = checkReviewDraft({
    ...texts,
    countries: countries.split(',').filter((code) => code.trim() !== ''),
    facts: parseReviewFacts(facts),
    rating: /^[1-5]$/.test(rating.trim()) ? Number(rating) : 0,
  });
  if (!draft.ok) return { status: 'refused', errors: draft.errors, reason: `fields: ${draft.errors.join(', ')}` };
  return context.submitReview({ ...request, draft: draft.value, language: locale, images: form.images, token });
}
