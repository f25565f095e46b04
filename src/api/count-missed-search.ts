import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isAutomatedVisit } from '#domain/site/automated-visit.ts';
import { missedSearchLimits, readMissedSearch } from '#domain/site/missed-search.ts';
import { pageQuery } from './call-query.ts';
import { guardWrites, writeRefusals, type VisitorCallOptions } from './guard-writes.ts';
import { readJsonBodies } from './json-body.ts';

const often = { name: 'searches without a result', limit: 30, windowMs: 10 * 60_000 };
const bodyBytes = 4 * 1024;

const searchSchema = z.strictObject({
  query: z
    .string()
    .max(missedSearchLimits.sent)
    .describe('As typed; kept in words only when it looks like a name and was sent three times.'),
});

/** `POST /events/search`: increments the day's counter of a search that found nothing. */
export const countMissedSearch: FastifyPluginAsyncZod<VisitorCallOptions> = async (app, options) => {
  const { context } = options;
  readJsonBodies(app, bodyBytes);
  app.post('/events/search', {
    schema: {
      operationId: 'countMissedSearch',
      summary: 'Count a search for a destination that found nothing',
      querystring: pageQuery({}),
      body: searchSchema,
      response: {
        204: z.null().describe('Counted, unless it comes from a program or looks like no name.'),
        ...writeRefusals,
      },
    },
    onRequest: guardWrites(options, often),
    handler: async (request, reply) => {
      const query = isAutomatedVisit(request.headers) ? null : readMissedSearch(request.body.query);
      if (query !== null) await context.visitors.countMissedSearch(query, context.now());
      return reply.code(204).send(null);
    },
  });
};
