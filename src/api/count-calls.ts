import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { LimitRule } from '#limits/client-limits.ts';
import { destinationOfAddress } from '#domain/place/destination-of-address.ts';
import { arrivalLimits, readArrival } from '#domain/site/arrival.ts';
import { isAutomatedVisit } from '#domain/site/automated-visit.ts';
import { browserErrorLimits, readBrowserError } from '#domain/site/browser-error.ts';
import { missedSearchLimits, readMissedSearch } from '#domain/site/missed-search.ts';
import { longestViewedPath } from '#domain/site/page-view.ts';
import { apiFailure } from './api-failure.ts';
import { pageQuery } from './call-query.ts';
import { guardWrites, type VisitorCallOptions, writeRefusals } from './guard-writes.ts';

export interface CountOptions extends VisitorCallOptions {
  /** Name of the page at a path; null: there is none. */
  readonly pageAt: (path: string) => string | null;
}

/** A call that increments a counter of the day. */
interface CountCall<Shape extends z.ZodRawShape> {
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** What 204 says. */
  readonly counted: string;
  /** Per client; a whole office may share an address. */
  readonly limit: LimitRule;
  readonly bodyBytes: number;
  /** Unknown fields are refused. */
  readonly fields: Shape;
  /** Returns why there is nothing to count; null: no problem. */
  readonly count: (
    body: z.output<z.ZodObject<Shape>>,
    options: CountOptions,
    request: Pick<FastifyRequest, 'headers'>,
  ) => Promise<string | null>;
}

const windowMs = 10 * 60_000;

function countCall<Shape extends z.ZodRawShape>(call: CountCall<Shape>): FastifyPluginAsyncZod<CountOptions> {
  const { path, operationId, summary, counted } = call;
  const body = z.strictObject(call.fields);
  return async (app, options) => {
    readJsonBodies(app, call.bodyBytes);
    app.post(path, {
      schema: {
        operationId,
        summary,
        querystring: pageQuery({}),
        body,
        response: { 204: z.null().describe(counted), ...writeRefusals },
      },
      onRequest: guardWrites(options, call.limit),
      handler: async (request, reply) => {
        // Parsed again for its type, which the framework infers from a fixed schema only.
        const problem = await call.count(body.parse(request.body), options, request);
        if (problem !== null) return reply.code(400).send(apiFailure(400, problem));
        return reply.code(204).send(null);
      },
    });
  };
}

const campaignValue = z
  .string()
  .max(arrivalLimits.value)
  .nullish()
  .describe('As in the address of the page; null: it has none.');

const countArrival = countCall({
  path: '/tracking/set',
  operationId: 'countArrival',
  summary: 'Count an arrival by campaign and referrer; nothing about the visitor is kept',
  counted: 'Counted.',
  limit: { name: 'arrivals', limit: 60, windowMs },
  bodyBytes: 8 * 1024,
  fields: {
    utm_source: campaignValue,
    utm_medium: campaignValue,
    utm_campaign: campaignValue,
    utm_term: campaignValue,
    utm_content: campaignValue,
    referrer: z.string().max(arrivalLimits.referrer).nullish().describe('Only its host is kept.'),
  },
  count: async (body, { context }) => {
    const arrival = readArrival(body, new URL(context.site.origin).hostname);
    if (arrival === null) return 'There is nothing to count.';
    await context.visitors.countArrival(arrival, context.now());
    return null;
  },
});

const countView = countCall({
  path: '/events/view',
  operationId: 'countView',
  summary: 'Count a page that a browser has shown, by type of page and destination',
  counted: 'Counted, unless it comes from a program or there is no such page.',
  limit: { name: 'page views', limit: 600, windowMs },
  bodyBytes: 4 * 1024,
  fields: {
    path: z.string().max(longestViewedPath).describe('Of the page, with its language prefix, without a query.'),
  },
  count: async ({ path }, { context, pageAt }, { headers }) => {
    const page = isAutomatedVisit(headers) ? null : pageAt(path);
    if (page === null) return null;
    const destination = destinationOfAddress(context.site.origin + path, context.site.origin);
    context.visitors.countView({ page, destination }, context.now());
    return null;
  },
});

const countMissedSearch = countCall({
  path: '/events/search',
  operationId: 'countMissedSearch',
  summary: 'Count a search for a destination that found nothing',
  counted: 'Counted, unless it comes from a program or looks like no name.',
  limit: { name: 'searches without a result', limit: 30, windowMs },
  bodyBytes: 4 * 1024,
  fields: {
    query: z
      .string()
      .max(missedSearchLimits.sent)
      .describe('As typed; kept in words only when it looks like a name and was sent three times.'),
  },
  count: async (body, { context }, { headers }) => {
    const query = isAutomatedVisit(headers) ? null : readMissedSearch(body.query);
    if (query !== null) await context.visitors.countMissedSearch(query, context.now());
    return null;
  },
});

const logBrowserError = countCall({
  path: '/events/log/error',
  operationId: 'logBrowserError',
  summary: 'Report an error of a page; nothing about the visitor is kept',
  counted: 'Kept for some days.',
  // A page sends ten at most.
  limit: { name: 'errors of browsers', limit: 30, windowMs },
  bodyBytes: 16 * 1024,
  fields: {
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
  },
  count: async (body, { context }) => {
    const error = readBrowserError(body);
    if (error.message === '') return 'There is no message.';
    await context.visitors.countBrowserError(error, context.now());
    return null;
  },
});

/** Calls that count, in the order of the API's description. */
export const countCalls = [countArrival, countView, countMissedSearch, logBrowserError];

/** Adds a JSON body parser with a size limit; too large or invalid bodies are answered 413 or 400. */
function readJsonBodies(
  app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>,
  bytes: number,
): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: bytes }, parse);
}
