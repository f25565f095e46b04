import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isInEurope } from '#domain/place/europe.ts';
import { failureSchema } from './api-failure.ts';
import { pageQuery } from './call-query.ts';
import { guardWrites, type VisitorCallOptions } from './guard-writes.ts';

/** A browser calls it once a page at most. */
const often = { name: 'questions about Europe', limit: 300, windowMs: 10 * 60_000 };

/** `POST /utils/is-europe`: whether to show the privacy banner. Nothing is stored. */
export const checkLocation: FastifyPluginAsyncZod<VisitorCallOptions> = async (app, options) => {
  const { context, clients } = options;
  app.post('/utils/is-europe', {
    schema: {
      operationId: 'isEurope',
      summary: 'Whether the visitor is in Europe',
      querystring: pageQuery({}),
      response: {
        200: z.object({ result: z.boolean().describe('True as well where nobody knows where the visitor is.') }),
        400: failureSchema,
        403: failureSchema,
        429: failureSchema,
      },
    },
    onRequest: guardWrites(options, often),
    handler: async (request) => {
      const country = clients.countryOf(request) ?? context.countryOfAddress(clients.addressOf(request));
      return { result: isInEurope(country) };
    },
  });
};
