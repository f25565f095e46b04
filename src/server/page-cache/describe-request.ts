import type { IncomingMessage } from 'node:http';
import type { SiteRequest } from '#web/site-contract.ts';

const cookieNames = ['locale', 'currency', 'theme', 'trip', 'promo', 'compare', 'home'] as const;

type ParseCookies = (header: string) => Readonly<Record<string, string | undefined>>;

/** A request for a page: all that the site may make it from. */
export function describeRequest(
  { method = 'GET', url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  parseCookies: ParseCookies,
): SiteRequest {
  const queryAt = url.indexOf('?');
  return {
    method,
    path: queryAt < 0 ? url : url.slice(0, queryAt),
    search: queryAt < 0 ? '' : url.slice(queryAt),
    cookies: headers.cookie === undefined ? {} : pickCookies(parseCookies(headers.cookie)),
    acceptLanguage: headers['accept-language'] ?? null,
  };
}

/** Only the cookies that pages depend on. */
function pickCookies(cookies: ReturnType<ParseCookies>): SiteRequest['cookies'] {
  const picked: { [Name in (typeof cookieNames)[number]]?: string } = {};
  for (const name of cookieNames) {
    const value = cookies[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
