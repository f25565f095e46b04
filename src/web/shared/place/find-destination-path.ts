import type { DestinationKey } from '#domain/place/destination-key.ts';
import { resolveDestinationPath } from '#domain/place/destination-path.ts';
import type { Part } from '#domain/place/parts.ts';

interface DestinationAddress {
  /** The canonical one. */
  readonly path: string;
  readonly destination: DestinationKey;
  /** The segment behind the destination, unchecked; null: none. */
  readonly provider: string | null;
  /** The part whose name stands for its country; null: none. */
  readonly part: Part | null;
}

/** Resolves aliases and wrong path kinds to the canonical address of a destination or of a provider at one. */
export function findDestinationPath(path: string): DestinationAddress | null {
  const resolved = resolveDestinationPath(path.slice(1).split('/'));
  if (resolved.kind === 'unknown') return null;
  if (resolved.kind === 'redirect') {
    const found = findDestinationPath(`/${resolved.segments.join('/')}`);
    return found && { ...found, part: resolved.part ?? null };
  }
  const { canonicalSegments, key, provider } = resolved;
  return { path: `/${canonicalSegments.join('/')}`, destination: key, provider, part: null };
}

/** Regions have their own search beside their list. */
export function hideOnRegions(path: string): 'shown' | 'hidden' {
  return path.startsWith('/region/') ? 'hidden' : 'shown';
}
