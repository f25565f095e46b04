import type { FastifyInstance } from 'fastify';
import { siteLocales } from '#domain/place/page-locales.ts';
import type { Context } from '#runtime/services/context.ts';
import type { AnswerFailure } from '#server/http/failure-answer.ts';

const securityContactPath = '/.well-known/security.txt';

/** Written daily, so that an old copy expires. */
const validMs = 90 * 24 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

interface SecurityContactRoute {
  readonly context: Context;
  /** An e-mail address or an https address; null: that of the site. */
  readonly contact: string | null;
  readonly answerFailure: AnswerFailure;
}

/** `GET /.well-known/security.txt` (RFC 9116): where to report vulnerabilities; 404 where no contact is configured. */
export function addSecurityContactRoute(
  app: FastifyInstance,
  { context, contact, answerFailure }: SecurityContactRoute,
): void {
  const { origin, contactEmail } = context.site;
  const place = contact ?? contactEmail;
  app.get(securityContactPath, async (request, reply) => {
    if (place === null) return answerFailure(request, reply, { status: 404 });
    const today = Math.floor(context.now().getTime() / dayMs) * dayMs;
    const lines = [
      `Contact: ${place.startsWith('https:') ? place : `mailto:${encodeURI(place)}`}`,
      `Expires: ${new Date(today + validMs).toISOString()}`,
      `Preferred-Languages: ${siteLocales(context.site).join(', ')}`,
      `Canonical: ${origin}${securityContactPath}`,
    ];
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
