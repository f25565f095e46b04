import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Whose pages may write. */
export interface OwnOrigins {
  /** Public, of the site. */
  readonly origin: string;
  /** Of other sites of its operator; see `API_ORIGINS`. */
  readonly friends?: readonly string[];
}

/**
 * Whether a write comes from this site's own pages, or from those that its operator has named: by `Origin`, and by
 * `Sec-Fetch-Site` where the browser sends it. A client that sends neither is no browser, so nobody can have lured it
 * here. Hostile header values are only text.
 */
export function isSameSiteRequest(headers: IncomingHttpHeaders, { origin: own, friends = [] }: OwnOrigins): boolean {
  const { origin, host, 'sec-fetch-site': fetchSite } = headers;
  if (origin !== undefined && friends.includes(origin)) return true;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  return origin === undefined || origin === own || isOwnMachine(origin, host);
}

/**
 * A site that is tried out is visited by the name or number of its machine, whatever its public origin is. Any other name
 * proves nothing: it may be an attacker's, led to this machine.
 */
function isOwnMachine(origin: string, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(origin)) return false;
  const { host: pageHost, hostname } = new URL(origin);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return pageHost === host && (isNumber || hostname === 'localhost');
}
