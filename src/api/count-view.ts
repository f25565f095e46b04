import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { destinationOfAddress } from '#domain/place/destination-of-address.ts';
import { isAutomatedVisit } from '#domain/site/automated-visit.ts';
import { longestViewedPath } from '#domain/site/page-view.ts';
import { pageQuery } from './call-query.ts';
import { guardWrites, writeRefusals, type VisitorCallOptions } from './guard-writes.ts';
import { readJsonBodies } from './json-body.ts';

/** A whole office may share an address. */
const often = { name: 'page views', limit: 600, windowMs: 10 * 60_000 };
const bodyBytes = 4 * 1024;

const viewSchema = z.strictObject({
  path: z.string().max(longestViewedPath).describe('Of the page, with its language prefix, without a query.'),
});

export interface CountViewOptions extends VisitorCallOptions {
  /** Name of the page at a path; null: there is none. */
  readonly pageAt: (path: string) => string | null;
}

/** `POST /events/view`: increments the day's counter of this type of page and destination. */
export const countView: FastifyPluginAsyncZod<CountViewOptions> = async (app, options) => {
  const { context, pageAt } = options;
  readJsonBodies(app, bodyBytes);
  app.post('/events/view', {
    schema: {
      operationId: 'countView',
      summary: 'Count a page that a browser has shown, by type of page and destination',
      querystring: pageQuery({}),
      body: viewSchema,
      response: {
        204: z.null().describe('Counted, unless it comes from a program or there is no such page.'),
        ...writeRefusals,
      },
    },
    onRequest: guardWrites(options, often),
    handler: async (request, reply) => {
      const { path } = request.body;
      const page = isAutomatedVisit(request.headers) ? null : pageAt(path);
      if (page !== null) {
        const destination = destinationOfAddress(context.site.origin + path, context.site.origin);
        context.visitors.countView({ page, destination }, context.now());
      }
      return reply.code(204).send(null);
    },
  });
};
