import { firstCurrency } from '#domain/money/first-currency.ts';
import { defaultLocale } from '#domain/kernel/locale.ts';
import { fallbackLocale, pageLocales, siteLocales } from '#domain/place/page-locales.ts';
import { messagesFor } from '#i18n/messages.ts';
import { buildErrorPayload } from '#web/pages/error-payload.ts';
import { findPage, type FoundPage } from '#web/pages/find-page.ts';
import { redirectByLanguage } from './language-redirect.ts';
import { loadContent, type LoadedContent } from './load-content.ts';
import { loadNearPlaces } from '#web/features/failure/not-found/load.ts';
import { buildShell, readCurrency, readTheme, type FrameFacts } from './load-shell.ts';
import { readAddress, writeAddress, type PageAddress } from './page-address.ts';
import { movedTo } from './moved-pages.ts';
import { nameTexts } from '#web/pages/name-texts.ts';
import { pageDefinitions } from '#web/pages/page-definitions.ts';
import { buildHeader, type PagePayload } from '#web/pages/page-payload.ts';
import { valueAt } from '#web/shared/definition/define-page.ts';
import { renderDocument } from './document/render-document.tsx';
import type { Context } from '#runtime/services/context.ts';
import type { ContentAnswer, SameFor, SiteAnswer, SiteAssets, SiteRequest } from '#web/site-contract.ts';
import type { ShellData } from '#web/shared/definition/shell-data.ts';

interface Asked {
  readonly request: SiteRequest;
  readonly context: Context;
  readonly assets: SiteAssets;
}

/** Answers one request: a redirect to the canonical address, the page, or its payload. */
export async function answerRequest(asked: Asked): Promise<SiteAnswer> {
  const { request } = asked;
  const address = readAddress(request.path);
  const { site } = asked.context;
  const byLanguage = redirectByLanguage(request, address, site);
  if (byLanguage !== null) return byLanguage;
  if (!siteLocales(site).includes(address.locale)) {
    // Temporary: the operator may switch the language on again.
    return redirect(302, writeAddress(address.path, { ...address, locale: defaultLocale }) + request.search);
  }
  const moved = movedTo(address.path, request.search);
  if (moved !== null) return redirect(301, redirectTarget(moved, address));
  const found = findPage(address.path);
  if (found !== null && (found.path !== address.path || !address.isExact)) {
    return redirect(301, writeAddress(found.path, address) + joinSearch(found.search ?? '', request.search));
  }
  if (found !== null && !pageLocales(found.path, site).includes(address.locale)) {
    // Temporary: once it is written in this language, the page moves here.
    return redirect(
      302,
      writeAddress(found.path, { ...address, locale: fallbackLocale(found.path, site) }) + request.search,
    );
  }
  return answerPage(asked, address, found);
}

/** What the address stands for comes before what was asked of it. */
function joinSearch(own: string, asked: string): string {
  return own === '' ? asked : own + asked.replace('?', '&');
}

function redirect(status: 301 | 302, location: string): Extract<SiteAnswer, { readonly kind: 'redirect' }> {
  return { kind: 'redirect', status, location, headers: {} };
}

async function answerPage(asked: Asked, address: PageAddress, found: FoundPage | null): Promise<SiteAnswer> {
  const { request, context, assets } = asked;
  const currency =
    readCurrency(request.cookies.currency) ?? firstCurrency(address.locale, context.site.firstCurrencies);
  let sameFor: SameFor = 'equal-frames';
  const onRemembered = (): void => void (sameFor = 'equal-visitors');
  const loaded =
    found === null
      ? null
      : await loadContent(found, {
          request,
          context,
          licences: assets.licences,
          locale: address.locale,
          currency,
          onRemembered,
        });
  if (loaded?.kind === 'redirect') {
    const answer = redirect(loaded.status, redirectTarget(loaded.location, address));
    return loaded.remember === undefined ? answer : { ...answer, remember: loaded.remember };
  }
  // Error pages but the one with an address are framed alike.
  const framed = loaded?.kind === 'page' || found?.name === 'not-found' ? found : null;
  const shell = buildShell({
    site: context.site,
    locale: address.locale,
    path: (found?.path ?? '/') + (loaded?.kind === 'page' ? loaded.search : ''),
    ...(framed !== null && frameOf(framed)),
    currency,
    theme: readTheme(request.cookies.theme),
    showsExamples: await context.catalogue.showsExamples(),
    sellerLinks: await context.catalogue.sellerLinks(),
    ...(loaded?.kind === 'page' && loaded.rateDays !== undefined && { rateDays: loaded.rateDays }),
    now: context.now(),
  });
  if (loaded?.kind !== 'page') return answerWith(asked, address, await buildNotFound(shell, address, context));
  const answer = answerWith(asked, address, { shell, head: loaded.head, content: loaded.content });
  // Only a page sets cookies; a payload is no visit.
  if (loaded.remember !== undefined) return answer.kind === 'page' ? { ...answer, remember: loaded.remember } : answer;
  return hasOwnAddress(loaded, request) ? { ...answer, sameFor } : answer;
}

function frameOf({ name, path }: FoundPage): FrameFacts {
  const { section, headerSearch } = pageDefinitions[name];
  return { section: valueAt(section, path), hidesSearch: valueAt(headerSearch, path) === 'hidden' };
}

/**
 * Whether the request has the canonical, indexable address. Other spellings, unknown keys, searches and filtered lists are
 * unbounded: caching them would fill memory with entries that are never requested again.
 */
function hasOwnAddress({ search, head }: Extract<LoadedContent, { kind: 'page' }>, request: SiteRequest): boolean {
  return search === request.search && (search === '' || head.noIndex !== true);
}

/** Inserts the payload's suffix between a loader's path and query. */
function redirectTarget(location: string, address: PageAddress): string {
  const [path = '/', query] = location.split('?', 2);
  return writeAddress(path, address) + (query === undefined ? '' : `?${query}`);
}

async function buildNotFound(shell: ShellData, address: PageAddress, context: Context): Promise<PagePayload> {
  const { locale, path, shownPath } = address;
  const near = await loadNearPlaces(path, locale, context);
  const messages = messagesFor(locale);
  return buildErrorPayload({ shell, messages, status: 404, path: shownPath, requestId: null, near });
}

function answerWith({ request, assets }: Asked, address: PageAddress, page: PagePayload): ContentAnswer {
  const payload = nameTexts(page);
  const status = payload.error?.status ?? 200;
  const headers = { 'content-language': address.locale };
  if (address.isPayload) {
    return {
      kind: 'payload',
      status,
      body: payload,
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8', [buildHeader]: assets.build },
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
