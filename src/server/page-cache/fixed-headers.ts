import { requestIdHeader } from '#server/http/log-requests.ts';
import type { KeptAnswer, WireCoding } from './kept-answer.ts';

/** Names and values in turn: all, with room for the values that differ from one request to the next. */
export interface FixedHeaders {
  readonly coding: WireCoding;
  readonly cacheControl: string;
  /** For who has the answer already: nothing about the body. */
  readonly unchanged: readonly string[];
  readonly whole: readonly string[];
}

/** Those headers come first, with these values. */
interface OwnValues {
  /** Of the request. */
  readonly id: string;
  /** `Server-Timing`. */
  readonly timing: string;
  /** In seconds. */
  readonly age: string;
}

const roomForOwn: readonly string[] = [requestIdHeader, '', 'server-timing', '', 'age', ''];

/** A copy with the values of one request. */
export function putOwn(fixed: readonly string[], { id, timing, age }: OwnValues): string[] {
  const headers = fixed.slice();
  headers[1] = id;
  headers[3] = timing;
  headers[5] = age;
  return headers;
}

/** Puts the headers of a kept answer together once for all who get it the same way, for as long as it is kept. */
export class HeaderStore {
  readonly #common: readonly string[];
  readonly #made = new WeakMap<KeptAnswer, FixedHeaders[]>();

  /** @param common headers of every answer of this server */
  constructor(common: readonly string[]) {
    this.#common = common;
  }

  /** @param coding one that the answer has a body in */
  get(kept: KeptAnswer, coding: WireCoding, cacheControl: string): FixedHeaders {
    const made = this.#made.get(kept) ?? [];
    const found = made.find((each) => each.coding === coding && each.cacheControl === cacheControl);
    if (found !== undefined) return found;
    const fixed = makeHeaders(kept, { common: this.#common, coding, cacheControl });
    this.#made.set(kept, [...made, fixed]);
    return fixed;
  }
}

function makeHeaders(
  kept: KeptAnswer,
  {
    common,
    coding,
    cacheControl,
  }: Pick<FixedHeaders, 'coding' | 'cacheControl'> & { readonly common: readonly string[] },
): FixedHeaders {
  const unchanged = [...roomForOwn, ...common, ...kept.headers, 'cache-control', cacheControl, 'etag', kept.tag];
  const length = String(kept.bodies.get(coding)?.length ?? 0);
  const ofBody = [
    ...kept.bodyHeaders,
    'content-length',
    length,
    ...(coding === null ? [] : ['content-encoding', coding]),
  ];
  return { coding, cacheControl, unchanged, whole: [...unchanged, ...ofBody] };
}
