import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteLocales } from '#domain/place/page-locales.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Site } from '#web/site-contract.ts';
import { requestSearch } from '#server/http/request-path.ts';

/** Feed readers poll about hourly and revalidate by entity tag. */
const cacheControl = 'public, max-age=600';

interface FollowRoutes {
  readonly site: Site;
  readonly context: Context;
}

/**
 * `GET /japan/cheapest.atom?days=7&gb=5&currency=EUR`, also below `/region` and in each language: changes
 * of the cheapest plan of a list. The number of lists is unbounded, so they are not cached.
 */
export function addFollowRoutes(app: FastifyInstance, { site, context }: FollowRoutes): void {
  for (const folder of ['', '/region']) {
    for (const locale of siteLocales(context.site)) {
      const pattern = localizePath(`${folder}/:destination`, locale);
      app.get<{ Params: { destination: string } }>(`${pattern}/cheapest.atom`, async (request, reply) => {
        const path = `${folder}/${request.params.destination}`;
        const feed = await site.followFeed({ path, search: requestSearch(request), locale }, context);
        if (feed === null) return reply.callNotFound();
        return reply.header('cache-control', cacheControl).type('application/atom+xml; charset=utf-8').send(feed);
      });
      app.get(`${pattern}/cheapest.ics`, endOfCalendar);
    }
  }
}

/**
 * The site had calendars of prices. 410 ends a subscription; behind a redirect, calendars would go on asking for a page
 * that they cannot read.
 */
function endOfCalendar(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(410)
    .header('cache-control', cacheControl)
    .type('text/plain; charset=utf-8')
    .send('This calendar has ended. The same address with cheapest.atom in place of cheapest.ics is a feed.\n');
}
