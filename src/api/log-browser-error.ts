import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { browserErrorLimits, readBrowserError } from '#domain/site/browser-error.ts';
import { apiFailure } from './api-failure.ts';
import { pageQuery } from './call-query.ts';
import { guardWrites, writeRefusals, type VisitorCallOptions } from './guard-writes.ts';
import { readJsonBodies } from './json-body.ts';

/** A page sends ten at most. */
const often = { name: 'errors of browsers', limit: 30, windowMs: 10 * 60_000 };
const bodyBytes = 16 * 1024;

const errorSchema = z.strictObject({
  statusCode: z
    .int()
    .min(100)
    .max(599)
    .describe('Of the answer that failed; 500 for what failed in the browser itself.'),
  message: z
    .string()
    .max(browserErrorLimits.sent)
    .describe('With file, line and column in brackets at its end: `TypeError: x is null (/assets/a.js:1:204)`.'),
  url: z.string().max(browserErrorLimits.sent).describe('Of the page; values of its parameters are not kept.'),
});

/** `POST /events/log/error`: increments the day's counter of this message and position. */
export const logBrowserError: FastifyPluginAsyncZod<VisitorCallOptions> = async (app, options) => {
  const { context } = options;
  readJsonBodies(app, bodyBytes);
  app.post('/events/log/error', {
    schema: {
      operationId: 'logBrowserError',
      summary: 'Report an error of a page; nothing about the visitor is kept',
      querystring: pageQuery({}),
      body: errorSchema,
      response: {
        204: z.null().describe('Kept for some days.'),
        ...writeRefusals,
      },
    },
    onRequest: guardWrites(options, often),
    handler: async (request, reply) => {
      const error = readBrowserError(request.body);
      if (error.message === '') return reply.code(400).send(apiFailure(400, 'There is no message.'));
      await context.visitors.countBrowserError(error, context.now());
      return reply.code(204).send(null);
    },
  });
};
