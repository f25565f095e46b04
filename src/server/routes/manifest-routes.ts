import type { FastifyInstance } from 'fastify';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { memo } from '#domain/kernel/memo.ts';
import { siteLocales } from '#domain/place/page-locales.ts';
import { taglineOf } from '#domain/site/brand.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { Context } from '#runtime/services/context.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';

/** A day: changes only with a release or the settings. */
const cacheRule = 'public, max-age=86400';

/** Background of the light theme. A manifest has one colour; pages set the dark one themselves. */
const canvas = '#fafcfe';

/** `GET /manifest.webmanifest`, `/ja/manifest.webmanifest` …: name and icons on a home screen. */
export function addManifestRoutes(app: FastifyInstance, { context }: { readonly context: Context }): void {
  for (const locale of siteLocales(context.site)) {
    app.get(localizePath('/manifest.webmanifest', locale), (_request, reply) =>
      reply
        .header('cache-control', cacheRule)
        .type('application/manifest+json; charset=utf-8')
        .send(writeManifest(context.site, locale)),
    );
  }
}

const writeManifest = memo((site: SiteSettings, locale: Locale) => JSON.stringify(buildManifest(site, locale)), {
  most: locales.length,
});

/** W3C Web Application Manifest. The five languages are one application: they share `id` and `scope`. */
function buildManifest(site: SiteSettings, locale: Locale): object {
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: taglineOf(site.brand, locale) ?? messagesFor(locale).plan.facts.siteDescription,
    lang: locale,
    dir: 'ltr',
    start_url: localizePath('/', locale),
    scope: '/',
    // `minimal-ui` keeps back and reload: the site links out and has no such buttons.
    display: 'minimal-ui',
    background_color: canvas,
    theme_color: canvas,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ...((site.brand?.icon ?? null) === null ? [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }] : []),
    ],
  };
}
