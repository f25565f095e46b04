import { defaultLocale } from '#domain/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { buildErrorPayload } from './error-payload.ts';
import { findPage, type FoundPage } from './find-page.ts';
import { redirectByLanguage } from './language-redirect.ts';
import { loadContent, type LoadedContent } from './load-content.ts';
import { buildShell, readCurrency, readTheme } from './load-shell.ts';
import { readAddress, writeAddress, type PageAddress } from './page-address.ts';
import type { PagePayload } from './page-payload.ts';
import { renderDocument } from './render-document.tsx';
import type { Context } from '#runtime/context.ts';
import type { SiteAnswer, SiteAssets, SiteRequest } from './site-contract.ts';
import type { ShellData } from './shell-data.ts';

interface Asked {
  readonly request: SiteRequest;
  readonly context: Context;
  readonly assets: SiteAssets;
}

/** Answers one request: a redirect to the one right address, or the page, or the payload of the page. */
export async function answerRequest(asked: Asked): Promise<SiteAnswer> {
  const { request } = asked;
  const address = readAddress(request.path);
  const byLanguage = redirectByLanguage(request, address, asked.context.site.origin);
  if (byLanguage !== null) return byLanguage;
  const found = findPage(address.path);
  if (found !== null && (found.path !== address.path || !address.isExact)) {
    return redirect(301, writeAddress(found.path, address) + request.search);
  }
  return answerPage(asked, address, found);
}

function redirect(status: 301 | 302, location: string): SiteAnswer {
  return { kind: 'redirect', status, location, headers: {} };
}

async function answerPage(asked: Asked, address: PageAddress, found: FoundPage | null): Promise<SiteAnswer> {
  const { request, context } = asked;
  const currency = readCurrency(request.cookies.currency);
  const loaded =
    found === null ? null : await loadContent(found, { request, context, locale: address.locale, currency });
  if (loaded?.kind === 'redirect') return redirect(loaded.status, redirectTarget(loaded.location, address));
  const shell = buildShell({
    site: context.site,
    locale: address.locale,
    path: (found?.path ?? '/') + (loaded?.kind === 'page' ? loaded.search : ''),
    currency,
    theme: readTheme(request.cookies.theme),
    showsExamples: await context.catalogue.showsExamples(),
    now: context.now(),
  });
  const answer = answerWith(asked, address, buildPayload(loaded, shell, address));
  const isRemembering = answer.kind === 'page' && loaded?.kind === 'page' && loaded.remember !== undefined;
  return isRemembering ? { ...answer, remember: loaded.remember } : answer;
}

/** A loader names a page and its query; the payload's suffix stands between them. */
function redirectTarget(location: string, address: PageAddress): string {
  const [path = '/', query] = location.split('?', 2);
  return writeAddress(path, address) + (query === undefined ? '' : `?${query}`);
}

function buildPayload(loaded: LoadedContent | null, shell: ShellData, address: PageAddress): PagePayload {
  if (loaded?.kind === 'page') return { shell, head: loaded.head, content: loaded.content };
  const messages = messagesFor(address.locale);
  return buildErrorPayload({ shell, messages, status: 404, path: address.shownPath, requestId: null });
}

function answerWith({ request, assets }: Asked, address: PageAddress, payload: PagePayload): SiteAnswer {
  const status = payload.error?.status ?? 200;
  const headers = { 'content-language': address.locale };
  if (address.isPayload) {
    return {
      kind: 'payload',
      status,
      body: payload,
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    };
  }
  const html = renderDocument({ payload, messages: messagesFor(address.locale), assets });
  const vary = isLanguageChooser(request, address) ? { vary: 'Accept-Language, Cookie' } : { vary: 'Cookie' };
  return { kind: 'page', status, html, headers: { ...headers, ...vary, 'content-type': 'text/html; charset=utf-8' } };
}

/** `/` is the one address whose answer depends on the visitor's language. */
function isLanguageChooser(request: SiteRequest, { locale, path }: PageAddress): boolean {
  return locale === defaultLocale && path === '/' && request.path === '/';
}
