import type { Handling } from './handling.ts';

/** Prefix of the worker's cache names. */
const prefix = 'roamchart-';

/** `saved`: pages that the visitor has saved, never evicted by others. */
type Kept = Exclude<Handling, 'network' | 'way-out'> | 'saved';

interface Bound {
  /** Maximum number of entries; the oldest are dropped. */
  readonly most: number;
  /** Maximum age in days. */
  readonly longest: number;
}

export const keptKinds: readonly Kept[] = ['page', 'steps', 'saved', 'payload', 'data', 'asset', 'picture'];

/** Pages are about 100 kB of text: 6 MB at most, and as much for the rest. Old prices are useless. */
export const bounds: Readonly<Record<Kept, Bound>> = {
  page: { most: 60, longest: 30 },
  steps: { most: 12, longest: 365 },
  saved: { most: 4, longest: 365 },
  payload: { most: 60, longest: 30 },
  data: { most: 12, longest: 30 },
  asset: { most: 200, longest: 365 },
  picture: { most: 150, longest: 90 },
};

/**
 * The name of a cache. Payloads and data must match the scripts, so each build has its own cache. Kept pages reference their
 * own content-hashed scripts and styles, so those outlive builds.
 */
export function storeName(kind: Kept | 'shell', build: string): string {
  const ofBuild = kind === 'payload' || kind === 'data' || kind === 'shell';
  return `${prefix}${kind}-${ofBuild ? build : '1'}`;
}

/** The caches of other builds, which a new worker deletes. @param names of all caches of the origin */
export function storesToDelete(names: readonly string[], build: string): readonly string[] {
  const current = [...keptKinds, 'shell' as const].map((kind) => storeName(kind, build));
  return names.filter((name) => name.startsWith(prefix) && !current.includes(name));
}

export interface KeptEntry {
  readonly url: string;
  /** ISO 8601 in UTC. */
  readonly keptAt: string;
}

const day = 24 * 60 * 60 * 1000;

/** The entries of a cache to evict. */
export function entriesToDrop(entries: readonly KeptEntry[], { most, longest }: Bound, now: Date): readonly string[] {
  const oldest = new Date(now.getTime() - longest * day).toISOString();
  const newestFirst = entries.toSorted((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
  return newestFirst.filter(({ keptAt }, index) => index >= most || keptAt < oldest).map(({ url }) => url);
}
