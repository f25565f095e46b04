import type { Messages } from '#i18n/messages/en.ts';
import { PageMeta } from './document-head.tsx';
import { encodeJson } from './encode-json.ts';
import type { PagePayload } from '#web/pages/page-payload.ts';
import type { SiteAssets } from '#web/site-contract.ts';
import { endScript, startScript, headScript } from './inline-scripts.ts';

interface DocumentProps {
  readonly payload: PagePayload;
  readonly messages: Messages;
  readonly assets: SiteAssets;
  /** The title with the site's name. */
  readonly title: string;
  /** The rendered page. */
  readonly body: string;
}

/** React supports the attribute (https://react.dev/reference/react-dom/components/link); its types lack it. */
const disabled = { disabled: true };

/** The HTML document around a page: no inline styles, and only the inline scripts of `inline-scripts.ts`. */
export function Document({ payload, messages, assets, title, body }: DocumentProps) {
  const { shell } = payload;
  const styles = assets.stylesOf(payload.content.page);
  const { styles: brandStyles = null, font = null } = shell.brand ?? {};
  const preloads = font === null ? assets.preloads : [font];
  return (
    <html lang={shell.locale} data-theme={shell.theme ?? undefined} data-api={shell.apiBase} data-build={assets.build}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <PageMeta payload={payload} messages={messages} title={title} />
        {preloads.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {styles !== null && <link rel="stylesheet" href={styles.whole} />}
        {brandStyles !== null && <link rel="stylesheet" href={brandStyles} />}
        {/* Disabled: Vite's preload looks for these links and then does not load the stylesheets again. */}
        {styles?.parts.map((href) => (
          <link key={href} rel="stylesheet" href={href} {...disabled} />
        ))}
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: body }} />
        <script type="application/json" id="payload" dangerouslySetInnerHTML={{ __html: encodeJson(payload) }} />
        {/* Last, so that it waits for the styles: at the end of a document browsers lay out with or without them. */}
        <script data-scripts={assets.scripts.join(' ')} dangerouslySetInnerHTML={{ __html: startScript }} />
        <script type="module" dangerouslySetInnerHTML={{ __html: endScript }} />
      </body>
    </html>
  );
}
