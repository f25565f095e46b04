import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiPrefix } from '#api/api.ts';
import { apiFailure } from '#api/api-failure.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { siteLocale } from '#domain/place/page-locales.ts';
import { splitLocale } from '#i18n/localized-path.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import type { Site, UnsentForm } from '#web/site-contract.ts';
import { requestPath, isReadablePath } from './request-path.ts';
import { healthPaths } from './addresses.ts';
import { returnPath } from './return-path.ts';

export interface Failure {
  /** Language of the error page; default: that of the address. Form targets have no language in their address. */
  readonly locale?: Locale;
  /** 400 to 599. */
  readonly status: number;
  /** For developers; only the API shows it. Never an internal message. */
  readonly detail?: string;
}

/** Answers a failed request: HTML in the visitor's language, or JSON or a line of text where no page is expected. */
export type AnswerFailure = (request: FastifyRequest, reply: FastifyReply, failure: Failure) => FastifyReply;

/** `Retry-After`, in seconds: enough for a database restart. */
const retryAfterSeconds = 10;

/** Longest path that an error page repeats. */
const shownPathLength = 200;

/** @param settings those of the time of the call */
export function createFailureAnswer(site: Site, settings: () => SiteSettings): AnswerFailure {
  return (request, reply, { status, detail, locale }) => {
    reply.code(status).header('cache-control', 'no-store');
    if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
    const path = requestPath(request);
    if (answersJson(path)) {
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(apiFailure(status, detail)));
    }
    if (path.startsWith('/assets/')) return reply.type('text/plain; charset=utf-8').send(`${status}\n`);
    return sendErrorPage(request, reply, { site, settings: settings(), status, locale });
  };
}

function answersJson(path: string): boolean {
  return (
    path.startsWith(`${apiPrefix}/`) || path === apiPrefix || healthPaths.has(path) || path.endsWith('/_payload.json')
  );
}

interface ErrorPage {
  readonly site: Site;
  readonly settings: SiteSettings;
  readonly status: number;
  readonly locale: Locale | undefined;
}

function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, settings, status, locale }: ErrorPage,
): FastifyReply {
  reply.type('text/html; charset=utf-8').header('vary', 'Cookie');
  const theme = request.cookies?.['theme'];
  const unsent = status === 503 ? unsentForm(request) : null;
  try {
    const html = site.renderError({
      status: shownStatus(status),
      path: shownPath(requestPath(request)),
      locale: siteLocale(locale ?? splitLocale(unsent?.page ?? requestPath(request)).locale, settings),
      theme: theme === 'light' || theme === 'dark' ? theme : null,
      requestId: status < 500 ? null : request.id,
      unsent,
      site: settings,
    });
    return reply.send(html);
  } catch (error) {
    request.log.error({ err: error }, 'the error page cannot be rendered');
    return reply.type('text/plain; charset=utf-8').send(`Internal server error (${request.id})\n`);
  }
}

interface UnsentPage extends UnsentForm {
  /** The page that contains the form; its language is the visitor's. */
  readonly page: string;
}

/** The form sent by a page without scripts; null: not such a form. */
function unsentForm(request: FastifyRequest): UnsentPage | null {
  const { method, body } = request;
  if (method !== 'POST' || typeof body !== 'object' || body === null) return null;
  const fields = Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const [page = '/'] = returnPath(fields.find(([name]) => name === 'returnTo')?.[1]).split('?', 1);
  return { action: requestPath(request), fields, page };
}

/** Visitors see every refused address as "not found"; only internal errors and rate limits have their own page. */
function shownStatus(status: number): number {
  return status >= 500 || status === 429 ? status : 404;
}

function shownPath(path: string): string {
  const readable = isReadablePath(path) ? decodeURIComponent(path) : path;
  return readable.length > shownPathLength ? `${readable.slice(0, shownPathLength)}…` : readable;
}
