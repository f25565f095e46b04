import type { DataVersions } from '#runtime/services/data-versions.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Log } from '#runtime/services/log.ts';
import { chooseCoding } from '#server/http/content-coding.ts';
import type { Measures } from '#server/metrics/measures.ts';
import type { Site, SiteAnswer, SiteRequest, VisitorKey } from '#web/site-contract.ts';
import { AnswerCache, startOfMinute, type Cached, type CacheCounts, type Made } from './answer-cache.ts';
import type { CacheState } from '#server/http/cache-state.ts';
import { codingFor, keepAnswer, withCoding, type KeptAnswer, type WireCoding } from './kept-answer.ts';
import type { Question } from './keyed-request.ts';
import { recordReads } from './record-reads.ts';

interface Parts {
  readonly site: Site;
  readonly context: Context;
  readonly log: Log;
  readonly maxBytes: number;
  /** What making a page takes; left out: it is not measured. */
  readonly render?: Measures['render'];
}

/** A kept answer with a body in the coding that the client takes. */
export interface Ready {
  readonly kind: 'kept';
  readonly answer: KeptAnswer;
  readonly coding: WireCoding;
  readonly state: CacheState;
  /** Milliseconds since it was made. */
  readonly age: number;
  /** Left out: nothing was made. */
  readonly madeInMs?: number;
}

/** A text that is the same for everybody, such as a sitemap. */
export interface SharedText {
  /** Its address, query included. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: there is no such text. */
  readonly write: (context: Context) => Promise<string | null>;
}

/** The pages, payloads, sitemaps and feeds of the site, from memory where they are right. */
export class PageAnswers {
  readonly #parts: Parts;
  readonly #cache: AnswerCache;
  #usualVisitor: VisitorKey | null = null;

  constructor(parts: Parts) {
    const { context, log, maxBytes } = parts;
    this.#parts = parts;
    this.#cache = new AnswerCache({ maxBytes, log, versions: context.versions, now: () => context.now().getTime() });
  }

  get counts(): CacheCounts {
    return this.#cache.counts;
  }

  /** All that follows from a request before anything is looked up. */
  question(request: SiteRequest, acceptEncoding: string | undefined): Question {
    return { request, keys: this.#keysOf(request), coding: chooseCoding(acceptEncoding) };
  }

  /** What may be sent without waiting; null: ask `answer`. A page that is some minutes behind is rendered again meanwhile. */
  find(question: Question): Ready | null {
    const { keys } = question;
    const found = this.#cache.find(keys);
    if (found === null) return null;
    const coding = codingFor(found.answer, question.coding);
    // Texts for everybody tell no time; only a page can be made from a request.
    if (!found.answer.bodies.has(coding) || (found.state === 'aged' && keys.length === 1)) return null;
    this.#cache.countFound(found.state);
    if (found.state === 'aged') this.#cache.renew(this.#work(question));
    return { kind: 'kept', answer: found.answer, state: found.state, age: found.age, coding };
  }

  /** Rejects when the answer can neither be made nor be found in memory. */
  async answer(
    request: SiteRequest,
    acceptEncoding: string | undefined,
  ): Promise<Ready | { readonly kind: 'passing'; readonly answer: SiteAnswer }> {
    const started = performance.now();
    const question = this.question(request, acceptEncoding);
    const cached = await this.#cache.answer(this.#work(question));
    return cached.kind === 'passing' ? cached : this.#ready(cached, question.coding, started);
  }

  /** The same for a text that is no page; null: there is none. */
  async text(text: SharedText, acceptEncoding: string | undefined): Promise<Ready | null> {
    const started = performance.now();
    const taken = chooseCoding(acceptEncoding);
    const cached = await this.#cache.answer({
      keys: [text.url],
      flight: text.url,
      make: (versions) => this.#makeText(text, versions, taken),
    });
    return cached.kind === 'passing' ? null : this.#ready(cached, taken, started);
  }

  async #ready(
    { key, answer, state, age }: Extract<Cached<unknown>, { kind: 'kept' }>,
    taken: WireCoding,
    started: number,
  ): Promise<Ready> {
    const coding = codingFor(answer, taken);
    const whole = await withCoding(answer, coding);
    if (whole !== answer && this.#cache.store.get(key) === answer) this.#cache.store.set(key, whole);
    const madeInMs = performance.now() - started;
    return { kind: 'kept', answer: whole, coding, state, age, ...(state === 'miss' && { madeInMs }) };
  }

  /** Where an answer may lie: for everybody, for equal frames, for equal visitors. */
  #keysOf(request: SiteRequest): readonly string[] {
    const url = request.path + request.search;
    const isUsual = request.path !== '/' && isEmpty(request.cookies);
    const visitor = isUsual ? this.#usual(request) : this.#parts.site.visitorKey(request);
    if (visitor === null) return [url];
    const frame = `${url}\n${visitor.frame}`;
    return [url, frame, `${frame}\n${visitor.remembered}`];
  }

  /** Most visitors have no cookie, and are all the same on every page that does not choose a language. */
  #usual(request: SiteRequest): VisitorKey | null {
    return (this.#usualVisitor ??= this.#parts.site.visitorKey(request));
  }

  #work(question: Question) {
    const { request, keys } = question;
    return {
      keys,
      flight: keys[2] ?? `${keys[0]}\n${JSON.stringify(request)}`,
      make: (versions: DataVersions | null) => this.#makePage(question, versions),
    };
  }

  async #makePage({ request, keys, coding }: Question, versions: DataVersions | null): Promise<Made<SiteAnswer>> {
    const now = this.#parts.context.now().getTime();
    const { context, reads } = recordReads(this.#parts.context, new Date(startOfMinute(now)));
    const stop = this.#parts.render?.startTimer();
    const answer = await this.#parts.site.answer(request, context).finally(() => stop?.());
    const key = answer.kind === 'redirect' ? undefined : keys[answer.sameFor === 'equal-frames' ? 1 : 2];
    if (answer.kind === 'redirect' || answer.sameFor === undefined || key === undefined) {
      return { kind: 'passing', answer };
    }
    if (answer.status !== 200 || versions === null || reads.unversioned) return { kind: 'passing', answer };
    const text = answer.kind === 'page' ? answer.html : JSON.stringify(answer.body);
    const headers = { vary: 'Cookie', ...answer.headers };
    const facts = { madeAt: now, tellsTime: reads.time, names: reads.names };
    return { kind: 'kept', key, answer: await keepAnswer({ text, headers, taken: coding, versions, ...facts }) };
  }

  async #makeText(
    { url, headers, write }: SharedText,
    versions: DataVersions | null,
    taken: WireCoding,
  ): Promise<Made<null>> {
    const now = this.#parts.context.now().getTime();
    const { context, reads } = recordReads(this.#parts.context, new Date(startOfMinute(now)));
    const text = await write(context);
    if (text === null) return { kind: 'passing', answer: null };
    // Made without a version it is right for the caller, and old at once for all others.
    const draft = { text, headers, taken, madeAt: now, tellsTime: reads.time, names: reads.names };
    const answer = await keepAnswer({ ...draft, versions: versions ?? neverRight });
    return { kind: 'kept', key: url, answer };
  }
}

function isEmpty(cookies: SiteRequest['cookies']): boolean {
  for (const _name in cookies) return false;
  return true;
}

const neverRight: DataVersions = { text: '', of: () => Number.NaN };
