import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#runtime/context.ts';
import type { RememberedChoices, Site, SiteAnswer, SiteRequest } from '#web/site-contract.ts';
import { askedPath, askedSearch } from './asked-path.ts';
import { addVary } from './encode-answers.ts';

/** Every address that no other route answers is a page, or the payload of one. */
export function addPageRoute(
  app: FastifyInstance,
  { site, context }: { readonly site: Site; readonly context: Context },
): void {
  const pageContext = { ...context, now: () => startOfMinute(context.now()) };
  app.get('/*', async (request, reply) => {
    const answer = await site.answer(describeRequest(request), pageContext);
    if (answer.kind === 'page' && answer.remember !== undefined)
      keepChoices(reply, answer.remember, context.site.origin);
    return sendAnswer(reply, answer);
  });
}

/** Pages tell the time by the minute, so that a page asked for twice within it is the same to the last byte. */
function startOfMinute(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 60_000) * 60_000);
}

function describeRequest(request: FastifyRequest): SiteRequest {
  return {
    method: request.method,
    path: askedPath(request),
    search: askedSearch(request),
    cookies: pickCookies(request),
    acceptLanguage: request.headers['accept-language'] ?? null,
  };
}

function pickCookies({ cookies }: FastifyRequest): SiteRequest['cookies'] {
  const { locale, currency, theme, trip, promo } = cookies;
  return {
    ...(locale === undefined ? {} : { locale }),
    ...(currency === undefined ? {} : { currency }),
    ...(theme === undefined ? {} : { theme }),
    ...(trip === undefined ? {} : { trip }),
    ...(promo === undefined ? {} : { promo }),
  };
}

const secondsIn365Days = 365 * 24 * 60 * 60;

/** A trip typed into a form is remembered without JavaScript; scripts read and write the same cookies. */
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
  // Currency and theme are in cookies: who has a copy asks whether it is still right.
  reply.header('cache-control', 'private, no-cache').headers(answer.headers);
  if (answer.kind === 'redirect') return reply.code(answer.status).header('location', answer.location).send();
  addVary(reply, 'Cookie');
  return reply.code(answer.status).send(answer.kind === 'page' ? answer.html : JSON.stringify(answer.body));
}
