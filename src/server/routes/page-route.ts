import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#runtime/services/context.ts';
import type { RememberedChoices, SiteAnswer } from '#web/site-contract.ts';
import type { ClientFacts } from '#server/http/client-address.ts';
import type { AnswerFailure } from '#server/http/failure-answer.ts';
import { requestPath } from '#server/http/request-path.ts';
import { addVary } from '#server/http/encode-answers.ts';
import { redirectTo } from '#server/http/redirect-to.ts';
import { pagePattern } from '#server/http/page-pattern.ts';
import { describeRequest } from '#server/page-cache/describe-request.ts';
import type { PageAnswers } from '#server/page-cache/page-answers.ts';
import { privateRule, type PageRule } from '#server/page-cache/page-rule.ts';
import { replyCached } from '#server/page-cache/send-cached.ts';
import { secondsInYear } from '#server/http/year.ts';

interface PageRoute {
  readonly pages: PageAnswers;
  readonly ruleOf: PageRule;
  /** Public origin of the site; with https the cookies are marked as secure. */
  readonly origin: string;
  readonly context: Pick<Context, 'siteFiles' | 'limits' | 'limitedPages' | 'now'>;
  readonly clients: Pick<ClientFacts, 'singleAddressOf'>;
  readonly answerFailure: AnswerFailure;
}

/**
 * Pages that are not in memory, of one client or an IPv6 network: each takes some 60 ms of a processor. Those of one
 * address are made one after the other. Requests beyond `longestLine` count as well, though they are refused, with those
 * that wait: a flood uses its minute up in a moment and gets a few pages of it.
 */
export const pagesPerClient = { name: 'pages that are not in memory', limit: 60, windowMs: 60_000 };

/** More than a browser asks for at once. */
const longestLine = 10;

/** Five minutes: a verifying service looks again soon. */
const publicRule = 'public, max-age=300';

/** Catch-all: every other address is a file of the operator, a page or its payload. */
export function addPageRoute(app: FastifyInstance, parts: PageRoute): void {
  const { pages, ruleOf, origin, context, clients } = parts;
  const inLine = new Lines();
  app.get(pagePattern, async (request, reply) => {
    const { raw } = request;
    const file = context.siteFiles.current.publicFiles.get(requestPath(request));
    if (file !== undefined) return reply.header('cache-control', publicRule).type(file.type).send(file.body);
    const address = clients.singleAddressOf(request);
    const now = context.now();
    const isAllowed = address === null || (await context.limits.consume(pagesPerClient, address, now));
    const make = () => pages.answer(describeRequest(raw, app.parseCookie), raw.headers['accept-encoding']);
    const found = isAllowed ? await (address === null ? make() : inLine.run(address, make)) : null;
    if (found === null) {
      context.limitedPages.note(now);
      return refuse(request, reply, parts);
    }
    if (found.kind === 'cached') return replyCached(reply.header('cache-control', ruleOf(raw, found)), found);
    const { answer } = found;
    if (answer.kind !== 'payload' && answer.remember !== undefined) keepChoices(reply, answer.remember, origin);
    return sendAnswer(reply, answer);
  });
}

/** The error page costs a twentieth of a page: only people get it. */
function refuse(request: FastifyRequest, reply: FastifyReply, { answerFailure }: PageRoute): FastifyReply {
  reply.header('retry-after', '60');
  if (request.headers['sec-fetch-mode'] === 'navigate') return answerFailure(request, reply, { status: 429 });
  return reply
    .code(429)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Too many requests\n');
}

/** Runs tasks with the same key one after the other. */
class Lines {
  readonly #lines = new Map<string, { last: Promise<unknown>; length: number; isFlooded: boolean }>();

  /** Null: more have come than the line holds, now or while this task was waiting. */
  async run<Value>(key: string, task: () => Promise<Value>): Promise<Value | null> {
    const line = this.#lines.get(key) ?? { last: Promise.resolve(), length: 0, isFlooded: false };
    line.isFlooded ||= line.length >= longestLine;
    if (line.isFlooded) return null;
    this.#lines.set(key, line);
    const hasWaited = line.length > 0;
    line.length += 1;
    const begin = () => (line.isFlooded && hasWaited ? null : task());
    const mine = line.last.then(begin, begin);
    line.last = mine;
    try {
      return await mine;
    } finally {
      line.length -= 1;
      if (line.length === 0) this.#lines.delete(key);
    }
  }
}

/** Remembers a trip from a form without JavaScript; scripts read and write the same cookies. */
function keepChoices(reply: FastifyReply, choices: RememberedChoices, origin: string): void {
  const attributes = {
    path: '/',
    maxAge: secondsInYear,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  } as const;
  for (const [name, value] of Object.entries(choices)) reply.setCookie(name, value, attributes);
}

function sendAnswer(reply: FastifyReply, answer: SiteAnswer): FastifyReply {
  reply.header('cache-control', privateRule).headers(answer.headers);
  if (answer.kind === 'redirect') return redirectTo(reply, answer.status, answer.location);
  addVary(reply, 'Cookie');
  return reply.code(answer.status).send(answer.kind === 'page' ? answer.html : JSON.stringify(answer.body));
}
