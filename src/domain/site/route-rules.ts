/** What a browser may do with addresses of the site that look like pages. */
export interface RouteRule {
  /** Somebody else answers there than the site's pages: browsers load it, they do not fetch a payload. */
  readonly reload?: boolean;
  /** It only leads on, and perhaps away from this site. */
  readonly redirect?: string;
}

/** By path: one address, or with `/**` at its end the address and everything below. */
export type RouteRules = Readonly<Record<string, RouteRule>>;

/** Every address that matches a route of `routes.ts` and is no page. Each build names them in its `/builds/meta/{id}.json`. */
export const routeRules: RouteRules = {
  '/.well-known/**': { reload: true },
  '/alerts/**': { reload: true },
  '/api/**': { reload: true },
  '/assets/**': { reload: true },
  '/builds/**': { reload: true },
  '/data/**': { reload: true },
  '/go/**': { reload: true },
  '/healthz': { reload: true },
  '/readyz': { reload: true },
  '/reports/**': { reload: true },
  '/settings': { reload: true },
};

/** What `/builds/meta/{id}.json` answers. */
export interface BuildMeta {
  readonly id: string;
  /** Paths whose payload is the same for everybody until the next build. */
  readonly prerendered: readonly string[];
  readonly routeRules: RouteRules;
}

/** What `/builds/latest.json` answers. */
export interface LatestBuild {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** The rule for a path; null: there is none. */
export function ruleFor(path: string, rules: RouteRules): RouteRule | null {
  const found = Object.keys(rules).find((pattern) =>
    pattern.endsWith('/**') ? `${path}/`.startsWith(pattern.slice(0, -2)) : path === pattern,
  );
  return found === undefined ? null : (rules[found] ?? null);
}
