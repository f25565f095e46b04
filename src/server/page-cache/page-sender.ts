import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { requestIdHeader } from '#server/log-requests.ts';
import { HeaderStore } from './fixed-headers.ts';
import type { KeptAnswer } from './kept-answer.ts';
import type { Ready } from './page-answers.ts';
import { hasChosen } from './pick-cookies.ts';
import { sendKept } from './send-kept.ts';

/** An answer that goes out under the id of its request. */
type Identified = Ready & { readonly id: string };

/** Sends an answer from memory; returns its status. */
export type SendAnswer = (request: IncomingMessage, response: ServerResponse, ready: Identified) => 200 | 304;

interface Settings {
  /** Seconds for which caches that many share, such as a CDN, may give a page to visitors who have chosen nothing; 0: none. */
  readonly sharedSeconds: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Currency and theme are in cookies: who has a copy asks whether it is still right. */
const ownCopy = 'private, no-cache';

/** How pages are sent. Headers that all answers of the server have are taken over from the first one that its hooks gave. */
export class PageSender {
  readonly #settings: Settings;
  readonly #shared: string;
  #headers: HeaderStore | null = null;

  constructor(settings: Settings) {
    const { sharedSeconds } = settings;
    this.#settings = settings;
    this.#shared =
      sharedSeconds === 0
        ? ownCopy
        : `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}, stale-if-error=86400`;
  }

  readonly send: SendAnswer = (request, response, { id, answer, coding, state, madeInMs }) => {
    const headers = this.#headers ?? new HeaderStore([]);
    const fixed = headers.get(answer, coding, answer.cacheControl ?? this.#ruleFor(request, answer));
    return sendKept(request, response, { id, kept: answer, fixed, state, now: this.#settings.now(), madeInMs });
  };

  /** For an answer that came through the server's hooks: their headers are on `reply`. */
  sendBehind(request: IncomingMessage, reply: FastifyReply, ready: Ready): void {
    this.#headers ??= new HeaderStore(commonHeaders(reply));
    reply.hijack();
    this.send(request, reply.raw, { ...ready, id: reply.request.id });
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
