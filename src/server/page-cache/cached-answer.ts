import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { DataVersions, VersionName } from '#runtime/services/data-versions.ts';
import { compress, smallestCompressed, type ContentCoding } from '#server/http/content-coding.ts';
import { entityTag } from '#server/http/entity-tag.ts';

/** Content coding on the wire; null: identity. */
export type WireCoding = ContentCoding | null;

/** A finished answer with status 200. */
export interface CachedAnswer {
  /** `Content-Type`. */
  readonly type: string;
  /** Other headers, names in lower case; without those that differ between requests. */
  readonly headers: Readonly<Record<string, string>>;
  readonly tag: string;
  /** At least one coding; the others are compressed on demand. */
  readonly bodies: ReadonlyMap<WireCoding, Buffer>;
  /** False below the smallest size worth compressing. */
  readonly isCompressed: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Whether the answer shows relative times, and so goes out of date without a data change. */
  readonly dependsOnTime: boolean;
  /** Data versions that the answer was made from. */
  readonly reads: readonly (readonly [name: VersionName, value: number])[];
}

interface Draft extends Pick<CachedAnswer, 'type' | 'headers' | 'madeAt' | 'dependsOnTime'> {
  readonly text: string;
  /** Coding of the first client; null: identity. */
  readonly accepted: WireCoding;
  readonly names: Iterable<VersionName>;
  /** Read before the answer was made, so that a concurrent change invalidates it at once. */
  readonly versions: DataVersions;
}

/** Compresses the answer for its first client. */
export async function createCachedAnswer(draft: Draft): Promise<CachedAnswer> {
  const { text, type, headers, madeAt, dependsOnTime, versions } = draft;
  const body = Buffer.from(text);
  const isCompressed = body.length >= smallestCompressed;
  const coding = isCompressed ? draft.accepted : null;
  const sent = coding === null ? body : await compress(body, coding);
  return {
    type,
    headers,
    tag: entityTag(body),
    bodies: new Map([[coding, sent]]),
    isCompressed,
    madeAt,
    dependsOnTime,
    reads: Array.from(draft.names, (name) => [name, versions.of(name)] as const),
  };
}

/** The coding to send. @param accepted result of `chooseCoding` */
export function codingFor(kept: CachedAnswer, accepted: WireCoding): WireCoding {
  return kept.isCompressed ? accepted : null;
}

/** The same answer with a body in that coding as well. */
export async function withCoding(kept: CachedAnswer, coding: WireCoding): Promise<CachedAnswer> {
  if (kept.bodies.has(coding)) return kept;
  const plain = plainBody(kept);
  const body = coding === null ? plain : await compress(plain, coding);
  return { ...kept, bodies: new Map(kept.bodies).set(coding, body) };
}

function plainBody({ bodies }: CachedAnswer): Buffer {
  for (const [coding, body] of bodies) {
    if (coding === null) return body;
    return coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
  }
  throw new Error('An answer is kept in at least one coding.');
}

/** Estimate for headers, names and bookkeeping. */
const overhead = 2_000;

/** Size in memory, in bytes. */
export function sizeOf({ bodies }: CachedAnswer): number {
  return bodies.values().reduce((sum, body) => sum + body.length, overhead);
}

/** Whether none of the data it was made from has changed since. */
export function isUpToDate({ reads }: CachedAnswer, versions: DataVersions): boolean {
  for (const [name, value] of reads) if (versions.of(name) !== value) return false;
  return true;
}
