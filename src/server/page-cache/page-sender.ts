import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { requestIdHeader } from '#server/http/log-requests.ts';
import { memoHeaders, type HeadersOf } from './fixed-headers.ts';
import type { CachedAnswer } from './cached-answer.ts';
import type { Ready } from './page-answers.ts';
import { sendCached, type Exchange } from './send-cached.ts';

/** Sends a cached answer; returns its status. */
export type SendAnswer = (exchange: Exchange, ready: Ready) => 200 | 304;

/** Currency and theme are in cookies: browsers must revalidate. */
const privateRule = 'private, no-cache';

/** Sends pages. The headers common to all answers are copied from the first one that passed the server's hooks. */
export class PageSender {
  readonly #shared: string;
  #headersOf: HeadersOf | null = null;

  /** @param sharedSeconds `s-maxage` for shared caches such as a CDN, for requests without a cookie; 0: private */
  constructor(sharedSeconds: number) {
    this.#shared =
      sharedSeconds === 0
        ? privateRule
        : `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}, stale-if-error=86400`;
  }

  readonly send: SendAnswer = (exchange, ready) => {
    const { answer, coding } = ready;
    const headersOf = this.#headersOf ?? memoHeaders([]);
    const rule = answer.cacheControl ?? this.#ruleFor(exchange.request, answer);
    return sendCached(exchange, ready, headersOf(answer, coding, rule));
  };

  /** Sends the answer from a route; `reply` has the headers of the server's hooks. */
  sendFromRoute(request: IncomingMessage, reply: FastifyReply, ready: Ready): void {
    this.#headersOf ??= memoHeaders(commonHeaders(reply));
    reply.hijack();
    this.send({ request, response: reply.raw, id: reply.request.id }, ready);
  }

  /**
   * Any cookie makes an answer private, whatever it is for: a list of cookies could miss one. So does the visitor's
   * language, because shared caches rarely honour `Vary: Accept-Language`.
   */
  #ruleFor({ headers }: IncomingMessage, { isByLanguage }: CachedAnswer): string {
    return isByLanguage || headers.cookie !== undefined ? privateRule : this.#shared;
  }
}

function commonHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders())
    .filter(([name]) => name !== requestIdHeader)
    .flatMap(([name, value]) => [name, String(value)]);
}
