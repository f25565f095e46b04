import { firstCurrency } from '#domain/money/first-currency.ts';
import { messagesFor } from '#i18n/messages.ts';
import { buildErrorPayload } from '#web/pages/error-payload.ts';
import { buildShell } from '#web/answer/load-shell.ts';
import { nameTexts } from '#web/pages/name-texts.ts';
import { renderDocument } from './render-document.tsx';
import type { ErrorPageRequest, SiteAssets } from '#web/site-contract.ts';

/** The complete HTML of an error page, from the request alone; reads no store. */
export function renderErrorPage(request: ErrorPageRequest, assets: SiteAssets): string {
  const { site, locale, theme, path } = request;
  const messages = messagesFor(locale);
  const shell = buildShell({
    site,
    locale,
    path: '/',
    theme,
    currency: firstCurrency(locale, site.firstCurrencies),
    showsExamples: false,
    now: new Date(),
  });
  const { status, requestId, unsent = null } = request;
  const payload = nameTexts(buildErrorPayload({ shell, messages, path, status, requestId, unsent }));
  return renderDocument({ payload, messages, assets });
}
