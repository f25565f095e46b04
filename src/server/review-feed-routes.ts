import type { FastifyInstance } from 'fastify';
import { locales } from '#domain/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { Context } from '#runtime/context.ts';
import type { Site } from '#web/site-contract.ts';

/** Readers of feeds ask every hour or so, and again with their entity tag. */
const cacheRule = 'public, max-age=600';

/** `GET /reviews/feed.xml` and the same in each language: the newest reviews as an Atom feed. */
export function addReviewFeedRoutes(
  app: FastifyInstance,
  { site, context }: { readonly site: Site; readonly context: Context },
): void {
  for (const locale of locales) {
    app.get(localizePath('/reviews/feed.xml', locale), async (_request, reply) =>
      reply
        .header('cache-control', cacheRule)
        .type('application/atom+xml; charset=utf-8')
        .send(await site.reviewFeed(locale, context)),
    );
  }
}
