/** How a browser treats addresses of the site that look like pages. */
export interface RouteRule {
  /** Not served by the site's pages: browsers load it instead of fetching a payload. */
  readonly reload?: boolean;
  /** A redirect, perhaps to another site. */
  readonly redirect?: string;
}

/** By path: one address, or with `/**` at its end the address and everything below. */
export type RouteRules = Readonly<Record<string, RouteRule>>;

/**
 * Every address that matches a pattern of a page and is none. Each build publishes them in its
 * `/builds/meta/{id}.json`.
 */
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

export interface PublishedRoute<Name extends string = string> {
  readonly page: Name;
  /** As of `URLPattern`, without language prefix. */
  readonly pathname: string;
}

/** Response of `/builds/meta/{id}.json`. */
export interface BuildMeta {
  readonly id: string;
  /** Paths whose payload is the same for everybody until the next build. */
  readonly prerendered: readonly string[];
  readonly routeRules: RouteRules;
  /** In the order in which they are tried. */
  readonly routes: readonly PublishedRoute[];
}

/** Response of `/builds/latest.json`. */
export interface LatestBuild {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

export function ruleFor(path: string, rules: RouteRules): RouteRule | null {
  const found = Object.keys(rules).find((pattern) =>
    pattern.endsWith('/**') ? `${path}/`.startsWith(pattern.slice(0, -2)) : path === pattern,
  );
  return found === undefined ? null : (rules[found] ?? null);
}
