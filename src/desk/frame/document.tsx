import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DeskChoices } from '#runtime/services/desk/desk-service.ts';
import { texts } from '#desk/messages/en.ts';

/** Files of the desk's own client build. */
export interface DeskAssets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

export interface DocumentFacts {
  readonly assets: DeskAssets;
  readonly siteName: string;
  readonly title: string;
  readonly theme: DeskChoices['theme'];
  /** Class of the body. */
  readonly layout: 'desk' | 'si';
  /** For the script. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  /** Address that the page goes on to by itself. */
  readonly goesTo?: string;
}

/** A whole page: no inline script, no inline style. */
export function renderDocument(
  { assets, siteName, title, theme, layout, data = {}, goesTo }: DocumentFacts,
  body: ReactNode,
): string {
  const page = (
    <html lang="en" data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        {goesTo !== undefined && <meta httpEquiv="refresh" content={`0;url=${goesTo}`} />}
        <title>{texts.frame.pageTitle({ title, siteName })}</title>
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body className={layout} {...data}>
        {body}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
