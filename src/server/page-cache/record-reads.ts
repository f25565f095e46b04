import type { Context } from '#runtime/services/context.ts';
import type { VersionName } from '#runtime/services/data-versions.ts';

export interface Reads {
  readonly names: ReadonlySet<VersionName>;
  readonly time: boolean;
  /** Something without a data version was read, so the answer is uncacheable. */
  readonly unversioned: boolean;
}

/** Data versions that each service's methods depend on; `*` is the default. Reviews include sellers' names. */
const reads: Partial<Record<keyof Context, Readonly<Record<string, readonly VersionName[]>>>> = {
  catalogue: { '*': ['catalogue'], providers: ['catalogue', 'reviews'] },
  currency: { '*': ['rates'] },
  reviews: { '*': ['reviews', 'catalogue'], moderationCounts: ['moderation'] },
  reviewReports: { '*': ['reviews', 'catalogue'] },
  corrections: { '*': ['reviews'] },
  site: { '*': [] },
  scheduler: { '*': [] },
};

/**
 * Wraps a context in a proxy that records which data versions are read, so that a page's dependencies need no list by
 * hand. Unknown members count as unversioned.
 * @param now the instant that the answer is made for
 */
export function recordReads(context: Context, now: Date): { readonly context: Context; readonly reads: Reads } {
  const seen = { names: new Set<VersionName>(), time: false, unversioned: false };
  const watched = new Proxy(context, {
    get: (target, name: keyof Context) => {
      if (name === 'now') {
        seen.time = true;
        return () => now;
      }
      if (name === 'site') seen.names.add('files');
      const known = reads[name];
      if (known === undefined) seen.unversioned = true;
      return known === undefined || name === 'site'
        ? target[name]
        : recordServiceReads(target[name], known, seen.names);
    },
  });
  return { context: watched, reads: seen };
}

function recordServiceReads<Service extends object>(
  service: Service,
  known: Readonly<Record<string, readonly VersionName[]>>,
  names: Set<VersionName>,
): Service {
  return new Proxy(service, {
    get: (target, method) => {
      for (const name of known[String(method)] ?? known['*'] ?? []) names.add(name);
      return Reflect.get(target, method) as unknown;
    },
  });
}
