import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RememberedChoices, SiteAnswer, SiteRequest } from '#web/site-contract.ts';
import { requestPath, requestSearch } from '#server/http/request-path.ts';
import { addVary } from '#server/http/encode-answers.ts';
import { redirectTo } from '#server/http/redirect-to.ts';
import { noteCacheState } from '#server/http/log-requests.ts';
import { pagePattern } from '#server/http/page-pattern.ts';
import type { PageAnswers } from '#server/page-cache/page-answers.ts';
import type { PageSender } from '#server/page-cache/page-sender.ts';
import { pickCookies } from '#server/page-cache/pick-cookies.ts';

interface PageRoute {
  readonly pages: PageAnswers;
  readonly sender: PageSender;
  /** Public origin of the site; with https the cookies are marked as secure. */
  readonly origin: string;
}

/** Catch-all: every other address is a page or its payload. */
export function addPageRoute(app: FastifyInstance, { pages, sender, origin }: PageRoute): void {
  app.get(pagePattern, async (request, reply) => {
    const found = await pages.answer(describeRequest(request), request.headers['accept-encoding']);
    if (found.kind === 'cached') {
      noteCacheState(request.raw, found.state);
      sender.sendFromRoute(request.raw, reply, found);
      return reply;
    }
    const { answer } = found;
    if (answer.kind !== 'payload' && answer.remember !== undefined) keepChoices(reply, answer.remember, origin);
    return sendAnswer(reply, answer);
  });
}

function describeRequest(request: FastifyRequest): SiteRequest {
  return {
    method: request.method,
    path: requestPath(request),
    search: requestSearch(request),
    cookies: pickCookies(request.cookies),
    acceptLanguage: request.headers['accept-language'] ?? null,
  };
}

const secondsIn365Days = 365 * 24 * 60 * 60;

/** Remembers a trip from a form without JavaScript; scripts read and write the same cookies. */
function keepChoices(reply: FastifyReply, choices: RememberedChoices, origin: string): void {
  const attributes = {
    path: '/',
    maxAge: secondsIn365Days,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  } as const;
  for (const [name, value] of Object.entries(choices)) reply.setCookie(name, value, attributes);
}

function sendAnswer(reply: FastifyReply, answer: SiteAnswer): FastifyReply {
  // Currency and theme are in cookies: browsers must revalidate.
  reply.header('cache-control', 'private, no-cache').headers(answer.headers);
  if (answer.kind === 'redirect') return redirectTo(reply, answer.status, answer.location);
  addVary(reply, 'Cookie');
  return reply.code(answer.status).send(answer.kind === 'page' ? answer.html : JSON.stringify(answer.body));
}
