/** What a scan of the HTTP Observatory looks at. */
export interface ScannedSite {
  /** Of the page that a visitor gets by https. */
  readonly headers: Headers;
  readonly html: string;
  /** Where plain HTTP leads; null: nowhere. */
  readonly httpLeadsTo: string | null;
  readonly host: string;
}

interface Check {
  readonly name: string;
  /** Points on top of 100; below 0 the check has failed. */
  readonly points: number;
}

export interface Score {
  readonly total: number;
  readonly checks: readonly Check[];
}

/**
 * The score as the HTTP Observatory publishes it (https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js`
 * and `src/analyzer/tests/`, as of 2026): 100 minus the penalty of each check; bonuses count from 90 on.
 */
export function scoreSite(site: ScannedSite): Score {
  const checks = [
    { name: 'content-security-policy', points: policyPoints(site) },
    { name: 'cookies', points: cookiePoints(site) },
    { name: 'cross-origin-resource-sharing', points: sharingPoints(site) },
    { name: 'redirection', points: redirectionPoints(site) },
    { name: 'referrer-policy', points: referrerPoints(site) },
    { name: 'strict-transport-security', points: transportPoints(site) },
    { name: 'subresource-integrity', points: integrityPoints(site) },
    { name: 'x-content-type-options', points: site.headers.get('x-content-type-options') === 'nosniff' ? 0 : -5 },
    { name: 'x-frame-options', points: framePoints(site) },
    { name: 'cross-origin-resource-policy', points: resourcePoints(site) },
  ];
  const taken = checks.reduce((sum, { points }) => sum + Math.min(0, points), 100);
  const added = checks.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  return { total: taken >= 90 ? taken + added : Math.max(0, taken), checks };
}

const broad = /^(ftp:|http:|https:|\*|https?:\/\/\*(\.\*)?)$/;

function policyOf({ headers }: ScannedSite): ReadonlyMap<string, readonly string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim().split(/\s+/));
  return new Map(
    directives.filter(([name]) => name !== '').map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
}

function policyPoints(site: ScannedSite): number {
  const policy = policyOf(site);
  if (policy.size === 0) return -25;
  const sources = (name: string): readonly string[] => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isUnsafe = (source: string): boolean =>
    broad.test(source) || source === "'unsafe-inline'" || source === 'data:';
  if (sources('script-src').some(isUnsafe) || sources('object-src').some((source) => broad.test(source))) return -20;
  const passive = new Set(['img-src', 'media-src']);
  const isPlain = (source: string): boolean => /^(http|ftp):/.test(source);
  const active = [...policy].filter(([name]) => !passive.has(name)).flatMap(([, each]) => each);
  if (active.some(isPlain)) return -20;
  if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) return -10;
  if ([...sources('img-src'), ...sources('media-src')].some(isPlain)) return -10;
  if (sources('style-src').some(isUnsafe)) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function cookiePoints({ headers }: ScannedSite): number {
  const cookies = headers.getSetCookie();
  if (cookies.length === 0) return 0;
  const isSecret = (cookie: string): boolean => /^[^=]*(login|sess|csrf|xsrf)/i.test(cookie);
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -5;
  if (cookies.some((cookie) => isSecret(cookie) && !/;\s*httponly/i.test(cookie))) return -30;
  return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0;
}

function sharingPoints({ headers }: ScannedSite): number {
  const origin = headers.get('access-control-allow-origin');
  // The scan is a cross-origin request: allowing its origin with credentials would admit every site.
  return origin !== null && origin !== '*' && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0;
}

function redirectionPoints({ httpLeadsTo, host }: ScannedSite): number {
  if (httpLeadsTo === null) return -20;
  const { protocol, host: target } = new URL(httpLeadsTo);
  if (protocol !== 'https:') return -20;
  return target === host ? 0 : -5;
}

function referrerPoints({ headers }: ScannedSite): number {
  const policy = headers.get('referrer-policy');
  if (policy === null) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
}

function transportPoints({ headers }: ScannedSite): number {
  const age = /(?:^|;\s*)max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) >= 15_768_000 ? 0 : -10;
}

function integrityPoints({ html }: ScannedSite): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, source = '']) => /^(https?:)?\/\//.test(source));
  if (foreign.some(([tag]) => !tag.includes('integrity='))) return -50;
  return scripts.some(([tag]) => tag.includes('integrity=')) ? 5 : 0;
}

function framePoints(site: ScannedSite): number {
  const ancestors = policyOf(site).get('frame-ancestors');
  if (ancestors !== undefined && !ancestors.some((source) => broad.test(source))) return 5;
  return /^(deny|sameorigin)$/i.test(site.headers.get('x-frame-options') ?? '') ? 0 : -20;
}

function resourcePoints({ headers }: ScannedSite): number {
  const policy = headers.get('cross-origin-resource-policy');
  if (policy === null || policy === 'cross-origin') return 0;
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5;
}
