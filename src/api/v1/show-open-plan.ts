import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiFailure, failureSchema } from '#api/api-failure.ts';
import { currencyOf, priceCurrency, openQuery } from '#api/call-query.ts';
import type { Context } from '#runtime/services/context.ts';
import { describeOpenPlan, openPlanSchema } from './open-plan.ts';
import { planIdParameter } from './plan-id.ts';

/** `GET /v1/plans/{id}`: one offered plan. */
export const showOpenPlan: FastifyPluginAsyncZod<{ context: Context }> = async (app, { context }) => {
  app.get('/plans/:id', {
    schema: {
      operationId: 'showOpenPlan',
      summary: 'One plan',
      tags: ['open data'],
      params: z.object({ id: planIdParameter }),
      querystring: openQuery({ currency: priceCurrency('its price is given in') }),
      response: { 200: openPlanSchema, 400: failureSchema, 404: failureSchema, 429: failureSchema },
    },
    handler: async ({ params, query }, reply) => {
      const { locale } = query;
      const currency = currencyOf(query, context);
      const id = Number(params.id);
      const [page, rates, { always: alwaysLinked }] = await Promise.all([
        context.catalogue.findPlans({ selection: {}, after: { id: id - 1, coveredHere: null }, limit: 1 }),
        context.currency.rates(),
        context.catalogue.sellerLinks(),
      ]);
      const plan = page.plans.find((each) => each.id === id);
      if (plan === undefined) return reply.code(404).header('cache-control', 'no-store').send(apiFailure(404));
      return describeOpenPlan(plan, { locale, currency, rates, alwaysLinked });
    },
  });
};
