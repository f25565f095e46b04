import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { requestIdHeader } from '#server/http/log-requests.ts';
import { HeaderStore } from './fixed-headers.ts';
import type { KeptAnswer } from './kept-answer.ts';
import type { Ready } from './page-answers.ts';
import { hasChosen } from './pick-cookies.ts';
import { sendKept, type Exchange } from './send-kept.ts';

/** Sends an answer from memory; returns its status. */
export type SendAnswer = (exchange: Exchange, ready: Ready) => 200 | 304;

/** Currency and theme are in cookies: who has a copy asks whether it is still right. */
const ownCopy = 'private, no-cache';

/** How pages are sent. Headers that all answers of the server have are taken over from the first one that its hooks gave. */
export class PageSender {
  readonly #shared: string;
  #headers: HeaderStore | null = null;

  /** @param sharedSeconds for which caches that many share, such as a CDN, may give a page to visitors who have chosen nothing; 0: none */
  constructor(sharedSeconds: number) {
    this.#shared =
      sharedSeconds === 0
        ? ownCopy
        : `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}, stale-if-error=86400`;
  }

  readonly send: SendAnswer = (exchange, ready) => {
    const { answer, coding } = ready;
    const headers = this.#headers ?? new HeaderStore([]);
    const rule = answer.cacheControl ?? this.#ruleFor(exchange.request, answer);
    return sendKept(exchange, ready, headers.get(answer, coding, rule));
  };

  /** For an answer that came through the server's hooks: their headers are on `reply`. */
  sendBehind(request: IncomingMessage, reply: FastifyReply, ready: Ready): void {
    this.#headers ??= new HeaderStore(commonHeaders(reply));
    reply.hijack();
    this.send({ request, response: reply.raw, id: reply.request.id }, ready);
  }

  /** A page in the language of the browser stays with it: shared caches rarely tell languages apart. */
  #ruleFor({ headers }: IncomingMessage, { isByLanguage }: KeptAnswer): string {
    return isByLanguage || hasChosen(headers.cookie) ? ownCopy : this.#shared;
  }
}

function commonHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders())
    .filter(([name]) => name !== requestIdHeader)
    .flatMap(([name, value]) => [name, String(value)]);
}
