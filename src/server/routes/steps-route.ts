import type { FastifyInstance } from 'fastify';
import { siteLocales } from '#domain/place/page-locales.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { Context } from '#runtime/services/context.ts';
import type { ClientFacts } from '#server/http/client-address.ts';
import type { Site } from '#web/site-contract.ts';
import { hashSource } from '#server/http/security-headers.ts';
import type { AnswerFailure } from '#server/http/failure-answer.ts';
import { pagesPerClient } from './page-route.ts';
import { requestSearch } from '#server/http/request-path.ts';

interface StepsRoute {
  readonly site: Site;
  readonly context: Context;
  readonly clients: Pick<ClientFacts, 'singleAddressOf'>;
  readonly answerFailure: AnswerFailure;
}

/**
 * `GET /arrival?plan=ID`, the steps after a purchase, and `GET /arrival.ics`, their dates. The document has its styles
 * and its script in it, which the policy names by hash.
 */
export function addStepsRoute(app: FastifyInstance, { site, context, clients, answerFailure }: StepsRoute): void {
  const { style, script } = site.stepsInline;
  for (const locale of siteLocales(context.site)) {
    for (const kind of ['page', 'calendar'] as const) {
      const path = localizePath(kind === 'page' ? '/arrival' : '/arrival.ics', locale);
      app.get(path, async (request, reply) => {
        const address = clients.singleAddressOf(request);
        const now = context.now();
        if (address !== null && !(await context.limits.consume(pagesPerClient, address, now))) {
          context.limitedPages.note(now);
          return answerFailure(request, reply.header('retry-after', '60'), { status: 429 });
        }
        const userAgent = request.headers['user-agent'] ?? '';
        const make = kind === 'page' ? site.stepsPage : site.stepsCalendar;
        const text = await make({ search: requestSearch(request), locale, userAgent }, context);
        if (text === null) return answerFailure(request, reply, { status: 404 });
        const policy = String(reply.getHeader('content-security-policy'))
          .replace("style-src 'self'", `style-src ${hashSource(style)}`)
          .replace("script-src 'self'", `script-src ${hashSource(script)}`);
        return reply
          .headers({
            'cache-control': 'private, no-cache',
            vary: 'User-Agent',
            'x-robots-tag': 'noindex',
            'content-security-policy': policy,
          })
          .type(kind === 'page' ? 'text/html; charset=utf-8' : 'text/calendar; charset=utf-8')
          .send(text);
      });
    }
  }
}
