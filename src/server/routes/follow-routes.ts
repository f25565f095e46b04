import type { FastifyInstance, FastifyReply } from 'fastify';
import { siteLocales } from '#domain/place/page-locales.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Site } from '#web/site-contract.ts';
import { requestSearch } from '#server/http/request-path.ts';

/** Feed readers poll about hourly and revalidate by entity tag. */
const cacheControl = 'public, max-age=600';

const types = {
  atom: 'application/atom+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
} as const;

interface FollowRoutes {
  readonly site: Site;
  readonly context: Context;
}

/**
 * `GET /japan/cheapest.atom?days=7&gb=5&currency=EUR` and `….ics`, also below `/region` and in each language: changes
 * of the cheapest plan of a list. The number of lists is unbounded, so they are not cached.
 */
export function addFollowRoutes(app: FastifyInstance, { site, context }: FollowRoutes): void {
  const writers = { atom: site.followFeed, ics: site.followCalendar };
  for (const kind of ['atom', 'ics'] as const) {
    for (const folder of ['', '/region']) {
      for (const locale of siteLocales(context.site)) {
        const pattern = localizePath(`${folder}/:destination/cheapest.${kind}`, locale);
        app.get<{ Params: { destination: string } }>(pattern, (request, reply) => {
          const path = `${folder}/${request.params.destination}`;
          const address = { path, search: requestSearch(request), locale };
          return send(reply, { type: types[kind], text: writers[kind](address, context) });
        });
      }
    }
  }
}

async function send(
  reply: FastifyReply,
  { type, text }: { readonly type: string; readonly text: Promise<string | null> },
): Promise<FastifyReply | void> {
  const body = await text;
  if (body === null) return reply.callNotFound();
  return reply.header('cache-control', cacheControl).type(type).send(body);
}
