import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteFiles } from '#runtime/site-files/site-files.ts';
import type { RememberedChoices, SiteAnswer } from '#web/site-contract.ts';
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
  readonly siteFiles: SiteFiles;
}

/** Five minutes: a verifying service looks again soon. */
const publicRule = 'public, max-age=300';

/** Catch-all: every other address is a file of the operator, a page or its payload. */
export function addPageRoute(app: FastifyInstance, { pages, ruleOf, origin, siteFiles }: PageRoute): void {
  app.get(pagePattern, async (request, reply) => {
    const { raw } = request;
    const file = siteFiles.current.publicFiles.get(requestPath(request));
    if (file !== undefined) return reply.header('cache-control', publicRule).type(file.type).send(file.body);
    const found = await pages.answer(describeRequest(raw, app.parseCookie), raw.headers['accept-encoding']);
    if (found.kind === 'cached') return replyCached(reply.header('cache-control', ruleOf(raw, found)), found);
    const { answer } = found;
    if (answer.kind !== 'payload' && answer.remember !== undefined) keepChoices(reply, answer.remember, origin);
    return sendAnswer(reply, answer);
  });
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
