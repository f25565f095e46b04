import type { DataVersions } from '#runtime/services/data-versions.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Log } from '#runtime/services/log.ts';
import { chooseCoding } from '#server/http/content-coding.ts';
import type { Measures } from '#server/metrics/measures.ts';
import type { Site, SiteAnswer, SiteRequest } from '#web/site-contract.ts';
import { AnswerCache, startOfMinute, type CacheResult, type CacheCounts, type Made } from './answer-cache.ts';
import type { CacheState } from '#server/http/cache-state.ts';
import { codingFor, createCachedAnswer, withCoding, type CachedAnswer, type WireCoding } from './cached-answer.ts';
import { recordReads } from './record-reads.ts';

/** A request with what is derived from it. */
interface KeyedRequest {
  readonly request: SiteRequest;
  /** Cache keys: shared by equal page frames, by equal visitors. None: it redirects by language. */
  readonly keys: readonly string[];
  /** Content coding for answers that are compressed; null: identity. */
  readonly coding: WireCoding;
}

interface Parts {
  readonly site: Site;
  readonly context: Context;
  readonly log: Log;
  readonly maxBytes: number;
  /** Histogram of render times; default: not measured. */
  readonly render?: Measures['render'];
}

/** A cached answer with a body in the client's coding. */
export interface Ready {
  readonly kind: 'cached';
  readonly answer: CachedAnswer;
  readonly coding: WireCoding;
  readonly state: CacheState;
  /** Milliseconds since it was made. */
  readonly age: number;
  /** Only for a cache miss. */
  readonly madeInMs?: number;
}

/** A text that is the same for every visitor, such as a sitemap. */
export interface SharedText {
  /** Cache key: no page's, since theirs have several lines. */
  readonly key: string;
  /** `Content-Type`. */
  readonly type: string;
  /** Null: not found. */
  readonly write: (context: Context) => Promise<string | null>;
}

/** The pages, payloads, sitemaps and feeds of the site, through the cache. */
export class PageAnswers {
  readonly #parts: Parts;
  readonly #cache: AnswerCache;

  constructor(parts: Parts) {
    const { context, log, maxBytes } = parts;
    this.#parts = parts;
    this.#cache = new AnswerCache({ maxBytes, log, versions: context.versions, now: () => context.now().getTime() });
  }

  get counts(): CacheCounts {
    return this.#cache.counts;
  }

  /** Synchronous look-up; null: call `answer`. Revalidates an old page in the background (stale-while-revalidate). */
  find(request: SiteRequest, acceptEncoding: string | undefined): Ready | null {
    const keyed = keyRequest(this.#parts, request, acceptEncoding);
    const found = this.#cache.find(keyed.keys);
    if (found === null) return null;
    const { answer, state, age } = found;
    const coding = codingFor(answer, keyed.coding);
    if (!answer.bodies.has(coding)) return null;
    this.#cache.countFound(state);
    if (state === 'aged') this.#cache.revalidate(this.#cacheRequest(keyed));
    return { kind: 'cached', answer, state, age, coding };
  }

  /** Rejects when rendering fails and no cached answer can be sent instead. */
  async answer(
    request: SiteRequest,
    acceptEncoding: string | undefined,
  ): Promise<Ready | { readonly kind: 'uncacheable'; readonly answer: SiteAnswer }> {
    const started = performance.now();
    const keyed = keyRequest(this.#parts, request, acceptEncoding);
    const cached = await this.#cache.answer(this.#cacheRequest(keyed));
    return cached.kind === 'uncacheable' ? cached : this.#ready(cached, keyed.coding, started);
  }

  /** The same for a shared text; null: not found. */
  async text(text: SharedText, acceptEncoding: string | undefined): Promise<Ready | null> {
    const started = performance.now();
    const accepted = chooseCoding(acceptEncoding);
    const cached = await this.#cache.answer({
      keys: [text.key],
      inFlightKey: text.key,
      make: (versions) => this.#makeText(text, versions, accepted),
    });
    return cached.kind === 'uncacheable' ? null : this.#ready(cached, accepted, started);
  }

  async #ready(
    { key, answer, state, age }: Extract<CacheResult<unknown>, { kind: 'cached' }>,
    accepted: WireCoding,
    started: number,
  ): Promise<Ready> {
    const coding = codingFor(answer, accepted);
    const encoded = await withCoding(answer, coding);
    if (encoded !== answer && this.#cache.store.get(key) === answer) this.#cache.store.set(key, encoded);
    const madeInMs = performance.now() - started;
    return { kind: 'cached', answer: encoded, coding, state, age, ...(state === 'miss' && { madeInMs }) };
  }

  #cacheRequest(keyed: KeyedRequest) {
    const { request, keys } = keyed;
    return {
      keys,
      inFlightKey: keys[1] ?? JSON.stringify(request),
      make: (versions: DataVersions | null) => this.#makePage(keyed, versions),
    };
  }

  async #makePage({ request, keys, coding }: KeyedRequest, versions: DataVersions | null): Promise<Made<SiteAnswer>> {
    const now = this.#parts.context.now().getTime();
    const { context, reads } = recordReads(this.#parts.context, new Date(startOfMinute(now)));
    const stop = this.#parts.render?.startTimer();
    const answer = await this.#parts.site.answer(request, context).finally(() => stop?.());
    const key = answer.kind === 'redirect' ? undefined : keys[answer.sameFor === 'equal-frames' ? 0 : 1];
    if (answer.kind === 'redirect' || answer.sameFor === undefined || key === undefined) {
      return { kind: 'uncacheable', answer };
    }
    if (answer.status !== 200 || versions === null || reads.unversioned) return { kind: 'uncacheable', answer };
    const text = answer.kind === 'page' ? answer.html : JSON.stringify(answer.body);
    const { 'content-type': type = '', ...headers } = { vary: 'Cookie', ...answer.headers };
    const facts = { madeAt: now, dependsOnTime: reads.time, names: reads.names };
    return {
      kind: 'cached',
      key,
      answer: await createCachedAnswer({ text, type, headers, accepted: coding, versions, ...facts }),
    };
  }

  async #makeText(
    { key, type, write }: SharedText,
    versions: DataVersions | null,
    accepted: WireCoding,
  ): Promise<Made<null>> {
    const now = this.#parts.context.now().getTime();
    const { context, reads } = recordReads(this.#parts.context, new Date(startOfMinute(now)));
    const text = await write(context);
    if (text === null) return { kind: 'uncacheable', answer: null };
    // Without versions it answers this request, and the next one makes it again.
    const draft = { text, type, headers: {}, accepted, madeAt: now, dependsOnTime: reads.time, names: reads.names };
    const answer = await createCachedAnswer({ ...draft, versions: versions ?? neverUpToDate });
    return { kind: 'cached', key, answer };
  }
}

function keyRequest(
  { site, context }: Pick<Parts, 'site' | 'context'>,
  request: SiteRequest,
  acceptEncoding: string | undefined,
): KeyedRequest {
  const coding = chooseCoding(acceptEncoding);
  const visitor = site.visitorKey(request, context.site);
  if (visitor === null) return { request, keys: [], coding };
  const frame = `${request.path}${request.search}\n${visitor.frame}`;
  return { request, keys: [frame, `${frame}\n${visitor.remembered}`], coding };
}

const neverUpToDate: DataVersions = { text: '', of: () => Number.NaN };
