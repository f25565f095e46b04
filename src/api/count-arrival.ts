import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { arrivalLimits, readArrival } from '#domain/site/arrival.ts';
import { apiFailure } from './api-failure.ts';
import { pageQuery } from './call-query.ts';
import { guardWrites, writeRefusals, type VisitorCallOptions } from './guard-writes.ts';
import { readJsonBodies } from './json-body.ts';

/** A whole office may share an address. */
const often = { name: 'arrivals', limit: 60, windowMs: 10 * 60_000 };
const bodyBytes = 8 * 1024;

const value = z
  .string()
  .max(arrivalLimits.value)
  .nullish()
  .describe('As in the address of the page; null: it has none.');

/** Strict: unknown fields are refused. */
const arrivalSchema = z.strictObject({
  utm_source: value,
  utm_medium: value,
  utm_campaign: value,
  utm_term: value,
  utm_content: value,
  referrer: z.string().max(arrivalLimits.referrer).nullish().describe('Only its host is kept.'),
});

/** `POST /tracking/set`: increments the day's counter of this campaign and referrer. */
export const countArrival: FastifyPluginAsyncZod<VisitorCallOptions> = async (app, options) => {
  const { context } = options;
  const ownHost = new URL(context.site.origin).hostname;
  readJsonBodies(app, bodyBytes);
  app.post('/tracking/set', {
    schema: {
      operationId: 'countArrival',
      summary: 'Count an arrival by campaign and referrer; nothing about the visitor is kept',
      querystring: pageQuery({}),
      body: arrivalSchema,
      response: {
        204: z.null().describe('Counted.'),
        ...writeRefusals,
      },
    },
    onRequest: guardWrites(options, often),
    handler: async (request, reply) => {
      const arrival = readArrival(request.body, ownHost);
      if (arrival === null) return reply.code(400).send(apiFailure(400, 'There is nothing to count.'));
      await context.visitors.countArrival(arrival, context.now());
      return reply.code(204).send(null);
    },
  });
};
