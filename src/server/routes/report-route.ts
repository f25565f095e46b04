import { reportPath } from '#server/http/addresses.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clients } from '#api/clients.ts';
import { readOffer } from '#domain/listing/read-offer.ts';
import { planIdPattern } from '#domain/plan/plan-id.ts';
import { reportReasons } from '#domain/price-watch/price-report.ts';
import { defaultLocale } from '#domain/kernel/locale.ts';
import { splitLocale } from '#i18n/localized-path.ts';
import type { Context } from '#runtime/services/context.ts';
import type { AnswerFailure } from '#server/http/failure-answer.ts';
import type { Site } from '#web/site-contract.ts';
import { redirectTo } from '#server/http/redirect-to.ts';
import { returnPath } from '#server/http/return-path.ts';
import { addReviewReportRoutes } from './review-report-routes.ts';

/** Per client and minute; more is abuse. */
const often = { name: 'reports of prices', limit: 5, windowMs: 60_000 };

const reportSchema = z.strictObject({
  plan: z.string().regex(planIdPattern).transform(Number),
  reason: z.enum(reportReasons),
  /** As it was typed: `12.90`, `¥1,980`. */
  seen: z.string().optional(),
  returnTo: z.string().optional(),
});

interface ReportRoutes {
  readonly context: Context;
  readonly site: Site;
  readonly clients: Clients;
  readonly answerFailure: AnswerFailure;
}

/** What visitors report: prices and reviews. */
export function addReportRoutes(app: FastifyInstance, routes: ReportRoutes): void {
  addPriceReportRoute(app, routes);
  addReviewReportRoutes(app, routes);
}

/** `POST /reports/price`: stores a visitor's report about a plan and redirects to the page of the form. */
function addPriceReportRoute(app: FastifyInstance, { context, clients, answerFailure }: ReportRoutes): void {
  app.post<{ Body: unknown }>(reportPath, async (request, reply) => {
    if (!clients.isOwnPage(request)) return answerFailure(request, reply, { status: 403 });
    const form = reportSchema.safeParse(request.body);
    if (!form.success) return answerFailure(request, reply, { status: 400 });
    const { plan: planId, reason, seen: typed = '', returnTo } = form.data;
    const back = returnPath(returnTo);
    const { locale } = splitLocale(pagePath(back));
    const detail = await context.catalogue.planDetail(planId, { locale: defaultLocale });
    if (detail === null) return answerFailure(request, reply, { status: 404, locale });
    if (!(await context.limits.consume(often, clients.addressOf(request), context.now()))) {
      return answerFailure(request, reply.header('retry-after', '60'), { status: 429, locale });
    }
    const { price } = detail;
    const { price: read } = readOffer(typed, price.currency);
    // What cannot be read is no reason to refuse a report.
    const seen = read === 'unclear' ? null : read;
    await context.visitors.reportPrice({ planId, reason, price, seen }, context.now());
    return redirectTo(reply.header('cache-control', 'no-store'), 303, reportedPath(back, planId));
  });
  // Not a page.
  app.get(reportPath, async (request, reply) => answerFailure(request, reply.header('allow', 'POST'), { status: 405 }));
}

/** The page of the form, with a thank-you beside the plan. */
function reportedPath(path: string, planId: number): string {
  const parameters = new URLSearchParams(path.slice(pagePath(path).length));
  parameters.set('reported', String(planId));
  return `${pagePath(path)}?${parameters.toString()}`;
}

function pagePath(path: string): string {
  return path.split('?', 1)[0] ?? path;
}
