import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clients } from '#api/clients.ts';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { parseEmailAddress } from '#domain/review/email-address.ts';
import { longestFollowedQuery, readFollowedTrip, writeFollowedTrip } from '#domain/price-watch/followed-trip.ts';
import { defaultLocale, isLocale, locales, type Locale } from '#domain/kernel/locale.ts';
import { followPath } from '#domain/price-watch/price-feed-path.ts';
import { siteLocale, type SiteLanguages } from '#domain/place/page-locales.ts';
import { resolveDestinationPath } from '#domain/place/destination-path.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Site } from '#web/site-contract.ts';
import type { AnswerFailure } from '#server/http/failure-answer.ts';
import { redirectTo } from '#server/http/redirect-to.ts';

/** Per client and hour; more is abuse. */
const perClient = { name: 'price alerts', limit: 10, windowMs: 60 * 60_000 };

/** Per address, against flooding somebody's inbox with our mails. */
const perAddress = { name: 'price alerts to an address', limit: 5, windowMs: 24 * 60 * 60_000 };

/** Links in mails are used once or twice. */
const perLink = { name: 'links of price alerts', limit: 60, windowMs: 60_000 };

const subscribeSchema = z.strictObject({
  path: z.string().max(100),
  search: z.string().max(longestFollowedQuery),
  currency: z.string().refine((code) => parseCurrencyCode(code).ok),
  locale: z.enum(locales),
  address: z.string().max(1000),
});

interface AlertRoutes {
  readonly context: Context;
  readonly site: Site;
  readonly clients: Clients;
  readonly answerFailure: AnswerFailure;
}

/**
 * `POST /alerts` subscribes to mails about a price, `POST /alerts/keep` confirms an address and `POST /alerts/stop`
 * deletes it. Plain forms; each answers with a page. The answer does not reveal whether an address is known.
 */
export async function addAlertRoutes(app: FastifyInstance, parts: AlertRoutes): Promise<void> {
  const { context, clients, answerFailure } = parts;
  app.post<{ Body: unknown }>('/alerts', (request, reply) => subscribe(request, reply, parts));
  app.post<{ Body: unknown; Querystring: { t?: unknown } }>('/alerts/keep', async (request, reply) => {
    if (!clients.isOwnPage(request)) return answerFailure(request, reply, { status: 403 });
    if (!(await mayUseLink(request, parts))) return tooMany(request, reply, parts);
    const locale = localeOf(request.body, context.site);
    const token = tokenOf(request);
    const list = await context.alerts.keep(token, context.now());
    if (list === null) return redirectToPage(reply, `/follow/keep?t=${encodeURIComponent(token)}`, locale);
    return redirectToPage(reply, `/follow?at=${list.path.slice(1)}&${list.search}&mail=kept#mail`, locale);
  });
  // Mail programs send either kind of form (RFC 8058, section 3.1); the token is in the query.
  await app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}));
    scope.post<{ Body: unknown; Querystring: { t?: unknown } }>('/alerts/stop', async (request, reply) => {
      if (!(await mayUseLink(request, parts))) return tooMany(request, reply, parts);
      const isGenuine = await context.alerts.stop(tokenOf(request), context.now());
      return redirectToPage(
        reply,
        `/follow/stop?${isGenuine ? 'done' : 'wrong'}=1`,
        localeOf(request.body, context.site),
      );
    });
  });
  for (const path of ['keep', 'stop']) {
    // The unsubscribe link opened in a browser: GET changes nothing, the page asks for confirmation.
    app.get<{ Querystring: { t?: unknown } }>(`/alerts/${path}`, async (request, reply) =>
      redirectTo(
        reply.header('cache-control', 'no-store'),
        303,
        `/follow/${path}?t=${encodeURIComponent(tokenOf(request))}`,
      ),
    );
  }
  app.get('/alerts', async (request, reply) => answerFailure(request, reply.header('allow', 'POST'), { status: 405 }));
}

async function subscribe(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, site, clients, answerFailure }: AlertRoutes,
): Promise<FastifyReply> {
  if (!clients.isOwnPage(request)) return answerFailure(request, reply, { status: 403 });
  const form = subscribeSchema.safeParse(request.body);
  if (!form.success || !context.alerts.isOpen) return answerFailure(request, reply, { status: 400 });
  const { path, search } = form.data;
  const locale = siteLocale(form.data.locale, context.site);
  const currency = parseCurrencyCode(form.data.currency);
  if (!currency.ok || !isFollowable(path)) return answerFailure(request, reply, { status: 400, locale });
  const followed = readFollowedTrip(new URLSearchParams(search));
  const page = followPath(path, followed);
  const address = parseEmailAddress(form.data.address);
  if (address === null) return answerRefused(request, reply, { site, context, page: localizePath(page, locale) });
  const now = context.now();
  const { limits, alerts } = context;
  if (!(await limits.consume(perClient, clients.addressOf(request), now)))
    return answerFailure(request, reply.header('retry-after', '3600'), { status: 429, locale });
  // Not reported: the answer would reveal that the address is known.
  if (await limits.consume(perAddress, address.toLowerCase(), now))
    await alerts.request({ address, path, search: writeFollowedTrip(followed), locale, currency: currency.value }, now);
  return redirectToPage(reply, `${page}&mail=sent#mail`, locale);
}

function isFollowable(path: string): boolean {
  const route = resolveDestinationPath(path.split('/').slice(1));
  return route.kind === 'destination' && route.provider === null;
}

/** The page again with the validation error; browsers validate before they send. */
async function answerRefused(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, context, page }: { readonly site: Site; readonly context: Context; readonly page: string },
): Promise<FastifyReply> {
  const [path = '/', search = ''] = page.split('?', 2);
  const { currency, theme } = request.cookies;
  const answer = await site.answer(
    {
      method: 'GET',
      path,
      search: `?${search}&mail=refused`,
      cookies: { ...(currency !== undefined && { currency }), ...(theme !== undefined && { theme }) },
      acceptLanguage: null,
    },
    context,
  );
  if (answer.kind !== 'page') return redirectTo(reply, 303, page);
  return reply.code(400).headers(answer.headers).header('cache-control', 'no-store').send(answer.html);
}

async function mayUseLink(request: FastifyRequest, { context, clients }: AlertRoutes): Promise<boolean> {
  return context.limits.consume(perLink, clients.addressOf(request), context.now());
}

function tooMany(request: FastifyRequest, reply: FastifyReply, { context, answerFailure }: AlertRoutes): FastifyReply {
  return answerFailure(request, reply.header('retry-after', '60'), {
    status: 429,
    locale: localeOf(request.body, context.site),
  });
}

function tokenOf({ query }: FastifyRequest): string {
  const token: unknown = Object(query).t;
  return typeof token === 'string' ? token.slice(0, 200) : '';
}

function localeOf(body: unknown, site: SiteLanguages): Locale {
  const locale: unknown = Object(body).locale;
  return typeof locale === 'string' && isLocale(locale) ? siteLocale(locale, site) : defaultLocale;
}

function redirectToPage(reply: FastifyReply, path: string, locale: Locale): FastifyReply {
  return redirectTo(reply.header('cache-control', 'no-store'), 303, localizePath(path, locale));
}
