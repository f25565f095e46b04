import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PlanAnswer } from '#domain/plan/plan-detail.ts';
import { planIdPattern } from '#domain/plan/plan-id.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { Context } from '#runtime/services/context.ts';
import { apiFailure, failureSchema } from './api-failure.ts';
import { currencyOf, priceCurrency, pageQuery } from './call-query.ts';
import { describePlan } from './describe-plan.ts';
import { planSchema } from './plan-schema.ts';

const idParameter = z.string().regex(planIdPattern, { error: 'must be the number of a plan' });

/** `GET /plans/{id}`: all data of one plan, with its price history. */
export const showPlan: FastifyPluginAsyncZod<{ context: Context }> = async (app, { context }) => {
  app.get('/plans/:id', {
    schema: {
      operationId: 'showPlan',
      summary: 'One plan with everything that is known of it',
      params: z.object({ id: idParameter.describe('Number of the plan, as lists give it.') }),
      querystring: pageQuery({
        currency: priceCurrency('the price is given in'),
      }),
      response: { 200: planSchema, 400: failureSchema, 404: failureSchema, 429: failureSchema },
    },
    handler: async ({ params, query }, reply) => {
      const currency = currencyOf(query, context);
      const plan = await loadPlan(Number(params.id), { locale: query.locale, currency }, context);
      if (plan === null) return reply.code(404).header('cache-control', 'no-store').send(apiFailure(404));
      return reply.header('cache-control', 'private, max-age=60').send(plan);
    },
  });
};

async function loadPlan(
  id: number,
  { locale, currency }: { readonly locale: Locale; readonly currency: CurrencyCode },
  context: Context,
): Promise<PlanAnswer | null> {
  const [detail, histories, rates, links] = await Promise.all([
    context.catalogue.planDetail(id, { locale }),
    context.catalogue.priceHistories([id]),
    context.currency.rates(),
    context.catalogue.sellerLinks(),
  ]);
  const history = histories.get(id) ?? [];
  const alwaysLinked = links.always;
  return detail && describePlan({ detail, history, locale, currency, rates, alwaysLinked, now: context.now() });
}
