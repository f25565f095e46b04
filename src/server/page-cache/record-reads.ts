import type { Context } from '#runtime/services/context.ts';
import type { VersionName } from '#runtime/services/data-versions.ts';

/** What somebody read of a context. */
export interface Reads {
  readonly names: ReadonlySet<VersionName>;
  readonly time: boolean;
  /** Something that has no version: what was made of it may be wrong a moment later. */
  readonly unversioned: boolean;
}

/** What each room's methods read; `*` stands for all that are not named. Sellers' names stand in reviews. */
const reads: Partial<Record<keyof Context, Readonly<Record<string, readonly VersionName[]>>>> = {
  catalogue: { '*': ['catalogue'], providers: ['catalogue', 'reviews'] },
  currency: { '*': ['rates'] },
  reviews: { '*': ['reviews', 'catalogue'], moderationCounts: ['moderation'] },
  corrections: { '*': ['reviews'] },
  site: { '*': [] },
  turns: { '*': [] },
};

/**
 * The same context with a note of what is read of it, so that what a page depends on is never a list that somebody forgets
 * to extend. What is not known here counts as unversioned.
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
      const known = reads[name];
      if (known === undefined) seen.unversioned = true;
      return known === undefined || name === 'site' ? target[name] : watchRoom(target[name], known, seen.names);
    },
  });
  return { context: watched, reads: seen };
}

function watchRoom<Room extends object>(
  room: Room,
  known: Readonly<Record<string, readonly VersionName[]>>,
  names: Set<VersionName>,
): Room {
  return new Proxy(room, {
    get: (target, method) => {
      for (const name of known[String(method)] ?? known['*'] ?? []) names.add(name);
      return Reflect.get(target, method) as unknown;
    },
  });
}
