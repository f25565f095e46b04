import fastifyCors from '@fastify/cors';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '#runtime/services/context.ts';
import { checkLocation } from './check-location.ts';
import type { Clients } from './clients.ts';
import { countCalls, type CountOptions } from './count-calls.ts';
import { limitCalls } from './limit-calls.ts';
import { listCountries } from './list-countries.ts';
import { listCurrencies } from './list-currencies.ts';
import { listDestinationPlans } from './list-destination-plans.ts';
import { listProviders } from './list-providers.ts';
import { listReviewChoices } from './list-review-choices.ts';
import { listRegions } from './list-regions.ts';
import { readOffAsEnglish } from './off-languages.ts';
import { refuseReading } from './post-only.ts';
import type { SendList } from './send-list.ts';
import { sendReview } from './send-review.ts';
import { showPlan } from './show-plan.ts';
import { showReviewChallenge } from './show-review-challenge.ts';

export interface PageCallOptions {
  readonly context: Context;
  readonly clients: Clients;
  /** Origins of the operator's other sites, whose pages may call with the visitor's cookies. */
  readonly trustedOrigins: readonly string[];
  readonly sendList: SendList;
  readonly pageAt: CountOptions['pageAt'];
}

/** Five a second for ten minutes: a hotel behind one address stays below. */
const readsOften = { name: 'reads of pages', limit: 3_000, windowMs: 10 * 60_000 };

/** Calls of the site's own pages, and of the operator's other sites. */
export const pageCalls: FastifyPluginAsync<PageCallOptions> = async (app, { trustedOrigins, sendList, ...options }) => {
  const { context } = options;
  if (trustedOrigins.length > 0) {
    await app.register(fastifyCors, {
      origin: [...trustedOrigins],
      credentials: true,
      methods: ['GET', 'HEAD', 'POST'],
      allowedHeaders: ['Content-Type', 'Idempotency-Key'],
      exposedHeaders: ['ETag', 'Retry-After'],
      maxAge: 600,
    });
  }
  app.addHook('preValidation', readOffAsEnglish(context.site));
  await app.register(async (reads) => {
    reads.addHook('onRequest', limitCalls(options, readsOften));
    await reads.register(listCountries, { sendList });
    await reads.register(listRegions, { sendList });
    await reads.register(listCurrencies, { sendList });
    await reads.register(listProviders, { sendList });
    await reads.register(listReviewChoices, { context, sendList });
    await reads.register(listDestinationPlans, { context });
    await reads.register(showPlan, { context });
  });
  await app.register(showReviewChallenge, options);
  await app.register(sendReview, options);
  await app.register(checkLocation, options);
  for (const call of countCalls) await app.register(call, options);
  refuseReading(app);
};
