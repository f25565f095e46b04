import type { Handling } from './handling.ts';

/** Every store of the worker begins so; the browser's other stores are not its own. */
const prefix = 'roamchart-';

/** `saved`: pages that the visitor has saved, which no number of others pushes out. */
type Kept = Exclude<Handling, 'network' | 'way-out'> | 'saved';

interface Bound {
  /** More entries than this are dropped, the oldest first. */
  readonly most: number;
  /** In days. */
  readonly longest: number;
}

export const keptKinds: readonly Kept[] = ['page', 'saved', 'payload', 'data', 'asset', 'picture'];

/** A page of 100 kB as text: 6 MB at most, and as much for the rest. Prices of last month help nobody. */
export const bounds: Readonly<Record<Kept, Bound>> = {
  page: { most: 60, longest: 30 },
  saved: { most: 4, longest: 365 },
  payload: { most: 60, longest: 30 },
  data: { most: 12, longest: 30 },
  asset: { most: 200, longest: 365 },
  picture: { most: 150, longest: 90 },
};

/**
 * The name of a store. Payloads and data are read by scripts of the same build, so each build has a store of its own; a kept page
 * names its own scripts and styles, and those carry a hash of their content: they outlive builds.
 */
export function storeName(kind: Kept | 'shell', build: string): string {
  const ofBuild = kind === 'payload' || kind === 'data' || kind === 'shell';
  return `${prefix}${kind}-${ofBuild ? build : '1'}`;
}

/** The stores that a new build of the worker deletes: those of other builds. @param names of all stores of the origin */
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

/** Which entries of a store have to go. */
export function entriesToDrop(entries: readonly KeptEntry[], { most, longest }: Bound, now: Date): readonly string[] {
  const oldest = new Date(now.getTime() - longest * day).toISOString();
  const newestFirst = entries.toSorted((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
  return newestFirst.filter(({ keptAt }, index) => index >= most || keptAt < oldest).map(({ url }) => url);
}
