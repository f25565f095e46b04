import type { FastifyInstance } from 'fastify';
import type { Locale } from '#domain/kernel/locale.ts';
import { pageLocales, siteLocales, type SiteLanguages } from '#domain/place/page-locales.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Site } from '#web/site-contract.ts';
import type { SendText } from '#server/page-cache/send-text.ts';

/** Feed readers poll about hourly and revalidate by entity tag. */
const cacheControl = 'public, max-age=600';
const type = 'application/atom+xml; charset=utf-8';

interface FeedRoutes {
  readonly languages: SiteLanguages;
  readonly site: Site;
  readonly sendText: SendText;
}

/**
 * `GET /reviews/feed.xml`, `/blog/feed.xml`, `/japan/prices.atom`, `/region/europe/prices.atom`, and the same in each
 * language: Atom feeds.
 */
export function addFeedRoutes(app: FastifyInstance, { site, sendText, languages }: FeedRoutes): void {
  const feeds = {
    '/reviews/feed.xml': (locale: Locale) => (context: Context) => site.reviewFeed(locale, context),
    '/blog/feed.xml': (locale: Locale) => (context: Context) => site.blogFeed(locale, context),
  };
  for (const [path, write] of Object.entries(feeds)) {
    for (const locale of pageLocales(path, languages)) {
      app.get(localizePath(path, locale), (request, reply) =>
        sendText(request, reply, { type, cacheControl, write: write(locale) }),
      );
    }
  }
  addPriceFeedRoutes(app, { site, sendText, languages });
}

function addPriceFeedRoutes(app: FastifyInstance, { site, sendText, languages }: FeedRoutes): void {
  for (const folder of ['', '/region']) {
    for (const locale of siteLocales(languages)) {
      const pattern = localizePath(`${folder}/:destination/prices.atom`, locale);
      app.get<{ Params: { destination: string } }>(pattern, (request, reply) => {
        const path = `${folder}/${request.params.destination}`;
        return sendText(request, reply, {
          type,
          cacheControl,
          write: (context) => site.priceFeed({ path, locale }, context),
        });
      });
    }
  }
}
