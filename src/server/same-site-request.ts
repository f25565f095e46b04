import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a write comes from this site's own pages: by `Sec-Fetch-Site` where the browser sends it, else by `Origin`.
 * A client that sends neither is no browser, so nobody can have lured it here. Hostile header values are only text.
 */
export function isSameSiteRequest(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const { origin, host } = headers;
  if (origin === undefined || origin === siteOrigin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
