import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Origins whose pages may write. */
export interface OwnOrigins {
  readonly origin: string;
  /** The operator's other sites; see `API_ORIGINS`. */
  readonly trustedOrigins?: readonly string[];
}

/**
 * CSRF check: whether a write comes from this site's pages or from an allowed origin, by `Origin` and, where sent,
 * `Sec-Fetch-Site`. A client that sends neither is not a browser, so cross-site forgery does not apply.
 */
export function isSameSiteRequest(
  headers: IncomingHttpHeaders,
  { origin: own, trustedOrigins = [] }: OwnOrigins,
): boolean {
  const { origin, host, 'sec-fetch-site': fetchSite } = headers;
  if (origin !== undefined && trustedOrigins.includes(origin)) return true;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  return origin === undefined || origin === own || isOwnMachine(origin, host);
}

/**
 * On localhost and IP addresses the host may differ from the public origin. Any other name proves nothing: DNS
 * rebinding.
 */
function isOwnMachine(origin: string, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(origin)) return false;
  const { host: pageHost, hostname } = new URL(origin);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return pageHost === host && (isNumber || hostname === 'localhost');
}
