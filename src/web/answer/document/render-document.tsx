import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Messages } from '#i18n/messages/en.ts';
import { allPageViews } from '#web/pages/all-page-views.ts';
import { App } from '#web/pages/app.tsx';
import { CurrencyForm } from '#web/frame/currency-form.tsx';
import { ServerOnlyProvider } from '#web/shared/page/server-only.tsx';
import { Document } from './document.tsx';
import { currencyChoices } from '#web/answer/load-shell.ts';
import type { PagePayload } from '#web/pages/page-payload.ts';
import type { SiteAssets } from '#web/site-contract.ts';

interface RenderOptions {
  readonly payload: PagePayload;
  readonly messages: Messages;
  readonly assets: SiteAssets;
}

/** The complete HTML of a page. */
export function renderDocument({ payload, messages, assets }: RenderOptions): string {
  const body = renderToString(
    <ServerOnlyProvider value={{ currencyForm: <CurrencyForm {...currencyChoices(payload.shell.locale)} /> }}>
      <App payload={payload} messages={messages} view={allPageViews[payload.content.page]} />
    </ServerOnlyProvider>,
  );
  const title = messages.common.pageTitle({ title: payload.head.title, siteName: payload.shell.siteName });
  return `<!doctype html>${renderToStaticMarkup(
    <Document payload={payload} messages={messages} assets={assets} title={title} body={body} />,
  )}`;
}
