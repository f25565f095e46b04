import { defaultLocale, locales } from '#domain/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { PagePayload } from './page-payload.ts';
import type { SiteAssets } from './site-contract.ts';

interface DocumentProps {
  readonly payload: PagePayload;
  readonly assets: SiteAssets;
  /** The title with the site's name. */
  readonly title: string;
  /** The rendered page. */
  readonly body: string;
}

/** The HTML document around a page. It holds no inline style and no inline script that runs: the payload is data. */
export function Document({ payload, assets, title, body }: DocumentProps) {
  const { shell, head } = payload;
  return (
    <html lang={shell.locale} data-theme={shell.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={head.description} />
        <meta name="color-scheme" content={shell.theme ?? 'light dark'} />
        {head.noIndex === true ? <meta name="robots" content="noindex" /> : <Addresses payload={payload} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.preloads.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: body }} />
        <script type="application/json" id="payload" dangerouslySetInnerHTML={{ __html: encodePayload(payload) }} />
      </body>
    </html>
  );
}

/** One canonical address, the same page in every language, and the neighbours of a list over several pages. */
function Addresses({ payload: { shell, head } }: { readonly payload: PagePayload }) {
  const address = (path: string, locale = shell.locale): string => shell.origin + localizePath(path, locale);
  return (
    <>
      <link rel="canonical" href={address(shell.path)} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address(shell.path, locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(shell.path, defaultLocale)} />
      {head.previous !== undefined && <link rel="prev" href={address(head.previous)} />}
      {head.next !== undefined && <link rel="next" href={address(head.next)} />}
    </>
  );
}

/** JSON that cannot end the script element it stands in. */
function encodePayload(payload: PagePayload): string {
  return JSON.stringify(payload)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
