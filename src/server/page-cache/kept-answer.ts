import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { DataVersions, VersionName } from '#runtime/services/data-versions.ts';
import { compress, smallestCompressed, type ContentCoding } from '#server/http/content-coding.ts';
import { entityTag } from '#server/http/entity-tag.ts';

/** How an answer goes over the wire; null: as it is. */
export type WireCoding = ContentCoding | null;

/** A finished answer with status 200. */
export interface KeptAnswer {
  /** Names and values in turn, names in lower case; without what differs from one request to the next. */
  readonly headers: readonly string[];
  /** The same about the body, which 304 leaves out. */
  readonly bodyHeaders: readonly string[];
  /** Null: the rule for pages. */
  readonly cacheControl: string | null;
  /** Whether answers differ by the language of the browser. */
  readonly isByLanguage: boolean;
  readonly tag: string;
  /** At least one. Others are made from it when somebody asks for them. */
  readonly bodies: ReadonlyMap<WireCoding, Buffer>;
  /** Below a kilobyte the packet is the same, compressed or not. */
  readonly isCompressed: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Whether the answer tells how long ago something was, and so grows old by itself. */
  readonly tellsTime: boolean;
  /** What was read to make it. */
  readonly reads: readonly (readonly [name: VersionName, value: number])[];
}

interface Draft extends Pick<KeptAnswer, 'madeAt' | 'tellsTime'> {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What the first who asks takes; null: as it is. */
  readonly taken: WireCoding;
  readonly names: Iterable<VersionName>;
  /** Read before the answer was made: a change in between makes it old at once, never wrong for long. */
  readonly versions: DataVersions;
}

/** Compresses the answer once, for the first who asks. */
export async function keepAnswer(draft: Draft): Promise<KeptAnswer> {
  const { text, madeAt, tellsTime, versions } = draft;
  const { 'cache-control': cacheControl = null, vary: given, ...headers } = draft.headers;
  const body = Buffer.from(text);
  const isCompressed = body.length >= smallestCompressed;
  const coding = isCompressed ? draft.taken : null;
  const sent = coding === null ? body : await compress(body, coding);
  const vary = [given, ...(isCompressed ? ['Accept-Encoding'] : [])].filter(Boolean).join(', ');
  const isAboutBody = ([name]: [string, string]): boolean => name.startsWith('content-');
  const all = Object.entries(headers);
  return {
    headers: [...all.filter((each) => !isAboutBody(each)).flat(), ...(vary === '' ? [] : ['vary', vary])],
    bodyHeaders: all.filter(isAboutBody).flat(),
    cacheControl,
    isByLanguage: /accept-language/i.test(vary),
    tag: entityTag(body),
    bodies: new Map([[coding, sent]]),
    isCompressed,
    madeAt,
    tellsTime,
    reads: Array.from(draft.names, (name) => [name, versions.of(name)] as const),
  };
}

/** How a client gets it. @param taken what `chooseCoding` says of its header */
export function codingFor(kept: KeptAnswer, taken: WireCoding): WireCoding {
  return kept.isCompressed ? taken : null;
}

/** The same answer with a body in that coding too. What nobody asks for is not made. */
export async function withCoding(kept: KeptAnswer, coding: WireCoding): Promise<KeptAnswer> {
  if (kept.bodies.has(coding)) return kept;
  const plain = plainBody(kept);
  const body = coding === null ? plain : await compress(plain, coding);
  return { ...kept, bodies: new Map(kept.bodies).set(coding, body) };
}

function plainBody({ bodies }: KeptAnswer): Buffer {
  for (const [coding, body] of bodies) {
    if (coding === null) return body;
    return coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
  }
  throw new Error('An answer is kept in at least one coding.');
}

/** Headers, names and bookkeeping, roughly. */
const overhead = 2_000;

/** What it takes of memory, in bytes. */
export function sizeOf({ bodies }: KeptAnswer): number {
  return bodies.values().reduce((sum, body) => sum + body.length, overhead);
}

/** Whether nothing it was made from has changed since. */
export function isRight({ reads }: KeptAnswer, versions: DataVersions): boolean {
  for (const [name, value] of reads) if (versions.of(name) !== value) return false;
  return true;
}
