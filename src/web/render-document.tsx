import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Messages } from '#i18n/messages/en.ts';
import { allPageViews } from './all-page-views.ts';
import { App } from './app.tsx';
import { ServerOnlyProvider } from './components/server-only.tsx';
import { Document } from './document.tsx';
import { encodeJson } from './encode-json.ts';
import { currencyChoices } from './load-shell.ts';
import type { PagePayload } from './page-payload.ts';
import type { SiteAssets } from './site-contract.ts';

interface RenderOptions {
  readonly payload: PagePayload;
  readonly messages: Messages;
  readonly assets: SiteAssets;
}

/** The complete HTML of a page. */
export function renderDocument({ payload, messages, assets }: RenderOptions): string {
  const body = renderToString(
    <ServerOnlyProvider value={{ currencies: currencyChoices(payload.shell.locale) }}>
      <App payload={payload} messages={messages} view={allPageViews[payload.content.page]} />
    </ServerOnlyProvider>,
  );
  const title = messages.common.pageTitle({ title: payload.head.title, siteName: payload.shell.siteName });
  const frame = renderToStaticMarkup(<Document payload={payload} messages={messages} assets={assets} title={title} />);
  return `<!doctype html>${fillBody(
    frame,
    `<div id="root">${body}</div><script type="application/json" id="payload">${encodeJson(payload)}</script>`,
  )}`;
}

/** What React ends an empty document with. */
const ending = '</body></html>';

/** The page and its payload come in without React, which would go through hundreds of kilobytes once more. */
function fillBody(frame: string, content: string): string {
  if (!frame.endsWith(ending)) throw new Error('The document has no empty body');
  return frame.slice(0, -ending.length) + content + ending;
}
