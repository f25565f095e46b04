import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { phoneModels } from '#domain/trip/phone-models.ts';
import { formatPartialDate } from '#i18n/format-time.ts';
import { messagesFor } from '#i18n/messages.ts';
import { sayPlanAmount } from '#i18n/say-amount.ts';
import type { Context } from '#runtime/services/context.ts';
import { failureSchema } from './api-failure.ts';
import { listCacheControl, pageQuery } from './call-query.ts';
import type { SendList } from './send-list.ts';

const choiceSchema = z.object({ kind: z.enum(['month', 'plan', 'phone']), value: z.string(), label: z.string() });

const providerParameter = z.string().max(100).default('').describe('Its `_id`; without it no plans are named.');

interface ReviewChoices {
  readonly context: Pick<Context, 'now'>;
  readonly sendList: SendList;
}

/** `GET /reviews/choices`: what a review may name as used. */
export const listReviewChoices: FastifyPluginAsyncZod<ReviewChoices> = async (app, { context: { now }, sendList }) => {
  app.get('/reviews/choices', {
    schema: {
      operationId: 'listReviewChoices',
      summary: 'Months, plans of a provider and phones that a review may name',
      querystring: pageQuery({ provider: providerParameter }),
      response: { 200: z.array(choiceSchema), 400: failureSchema, 429: failureSchema },
    },
    handler: (request, reply) => {
      const { provider, locale } = request.query;
      const months = lastMonths(now());
      reply.header('cache-control', listCacheControl);
      return sendList(request, reply, {
        name: 'review-choices',
        asked: { provider, locale, month: months[0] ?? '' },
        write: async ({ reviews }): Promise<z.output<typeof choiceSchema>[]> => {
          const language = { locale, messages: messagesFor(locale) };
          const plans = await reviews.plansOf(provider);
          return [
            ...months.map((value) => ({ kind: 'month' as const, value, label: formatPartialDate(value, locale) })),
            ...plans.map((plan) => ({
              kind: 'plan' as const,
              value: String(plan.id),
              label: sayPlanAmount(plan, language),
            })),
            ...phoneModels.map(({ id, name }) => ({ kind: 'phone' as const, value: id, label: name })),
          ];
        },
      });
    },
  });
};

/** How many months back an experience may be. */
const mostMonths = 24;

/** `2026-11`, `2026-10`, … */
function lastMonths(now: Date): readonly string[] {
  return Array.from({ length: mostMonths }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  );
}
