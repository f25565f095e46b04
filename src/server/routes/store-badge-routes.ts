import type { FastifyInstance } from 'fastify';
import { locales } from '#domain/kernel/locale.ts';
import type { StoreBadges } from '#runtime/services/site/store-badges.ts';
import { storeBadgeAddress } from '#domain/site/store-badge-address.ts';

/** A day. Files are read at start-up. */
const cacheRule = 'public, max-age=86400';

/** `GET /assets/badges/app-store.en.png` and the others: the stores' artwork, where configured. */
export function addStoreBadgeRoutes(app: FastifyInstance, badges: StoreBadges): void {
  for (const store of ['appStore', 'googlePlay'] as const) {
    for (const locale of locales) {
      const picture = badges.find(store, locale);
      if (picture === null) continue;
      app.get(storeBadgeAddress(store, locale), (_request, reply) =>
        reply.header('cache-control', cacheRule).type('image/png').send(picture),
      );
    }
  }
}
