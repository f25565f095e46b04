import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clients } from '#api/clients.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { plainText } from '#domain/kernel/plain-text.ts';
import { siteLocale } from '#domain/place/page-locales.ts';
import { checkReviewReport, isReportText, parseReportNumber } from '#domain/review/review-report.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { Context } from '#runtime/services/context.ts';
import type { AnswerFailure } from '#server/http/failure-answer.ts';
import type { Site } from '#web/site-contract.ts';

/** Per client and hour; more is abuse. Objections count too: numbers must not be tried out. */
const perClient = { name: 'reports of reviews', limit: 10, windowMs: 60 * 60_000 };

const longestField = 20_000;
const field = z.string().max(longestField).default('');
const locale = z.enum(locales);
const reportSchema = z.strictObject({
  locale,
  review: z.string().max(100),
  reason: field,
  explanation: field,
  name: field,
  email: field,
  faith: field,
});
const objectionSchema = z.strictObject({ locale, number: field, text: field });

interface ReviewReportRoutes {
  readonly context: Context;
  readonly site: Site;
  readonly clients: Clients;
  readonly answerFailure: AnswerFailure;
}

/**
 * `POST /reports/review` stores a report of a review, `POST /reports/review/objection` reopens one. Plain forms; each
 * answers with a page, not with a redirect: words and numbers must not stand in addresses, which are logged.
 */
export function addReviewReportRoutes(app: FastifyInstance, parts: ReviewReportRoutes): void {
  const { answerFailure } = parts;
  app.post<{ Body: unknown }>('/reports/review', (request, reply) =>
    receive(request, reply, { ...parts, schema: reportSchema, work: fileReport }),
  );
  app.post<{ Body: unknown }>('/reports/review/objection', (request, reply) =>
    receive(request, reply, { ...parts, schema: objectionSchema, work: objectToDecision }),
  );
  for (const path of ['/reports/review', '/reports/review/objection'])
    app.get(path, async (request, reply) => answerFailure(request, reply.header('allow', 'POST'), { status: 405 }));
}

/** The page that answers; null: it is about nothing. */
interface Answer {
  readonly status: 200 | 400;
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

interface Receiving<Form extends { readonly locale: Locale }> extends ReviewReportRoutes {
  readonly schema: z.ZodType<Form>;
  readonly work: (form: Form, context: Context) => Promise<Answer | null>;
}

async function receive<Form extends { readonly locale: Locale }>(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, site, clients, answerFailure, schema, work }: Receiving<Form>,
): Promise<FastifyReply> {
  if (!clients.isOwnPage(request)) return answerFailure(request, reply, { status: 403 });
  const form = schema.safeParse(request.body);
  if (!form.success) return answerFailure(request, reply, { status: 400 });
  const shown = siteLocale(form.data.locale, context.site);
  if (!(await context.limits.consume(perClient, clients.addressOf(request), context.now())))
    return answerFailure(request, reply.header('retry-after', '3600'), { status: 429, locale: shown });
  const answer = await work({ ...form.data, locale: shown }, context);
  if (answer === null) return answerFailure(request, reply, { status: 404, locale: shown });
  const { currency, theme } = request.cookies;
  const page = await site.answer(
    {
      method: 'GET',
      path: localizePath(answer.path, shown),
      search: `?${new URLSearchParams(answer.search)}`,
      cookies: { ...(currency !== undefined && { currency }), ...(theme !== undefined && { theme }) },
      acceptLanguage: null,
    },
    context,
  );
  if (page.kind !== 'page') return answerFailure(request, reply, { status: 404, locale: shown });
  return reply.code(answer.status).headers(page.headers).header('cache-control', 'no-store').send(page.html);
}

async function fileReport(form: z.infer<typeof reportSchema>, context: Context): Promise<Answer | null> {
  const { review, locale: chosen, ...input } = form;
  const path = '/report-review';
  const checked = checkReviewReport(input);
  if (!checked.ok) return { status: 400, path, search: { review, ...input, wrong: checked.errors.join(' ') } };
  const number = await context.reviewReports.file(
    { ...checked.value, reviewId: review, locale: chosen },
    context.now(),
  );
  if (number === null) return null;
  const isMailed = checked.value.email !== '' && context.alerts.isOpen;
  return { status: 200, path, search: { review, receipt: number, mailed: isMailed ? '1' : '0' } };
}

async function objectToDecision(form: z.infer<typeof objectionSchema>, context: Context): Promise<Answer> {
  const number = parseReportNumber(form.number);
  const text = plainText(form.text);
  const path = '/report-review/objection';
  const isReopened =
    number !== null && isReportText(text) && (await context.reviewReports.object({ number, text }, context.now()));
  if (isReopened) return { status: 200, path, search: { state: 'done' } };
  return { status: 400, path, search: { number: form.number, text, state: 'refused' } };
}
