import { isLocale } from '#domain/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';

/**
 * Names the web manifest of the page's language. It stands in no document: browsers fetch it beside the picture, the font
 * and the styles of the first view, and only who has scripts can install the site as an app.
 */
export function nameManifest({ documentElement, head }: Document): void {
  const { lang } = documentElement;
  if (!isLocale(lang)) return;
  const link = head.ownerDocument.createElement('link');
  head.append(Object.assign(link, { rel: 'manifest', href: localizePath('/manifest.webmanifest', lang) }));
}
