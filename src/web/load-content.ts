import type { Locale } from '#domain/locale.ts';
import type { CurrencyCode } from '#domain/money.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { Context } from '#runtime/context.ts';
import { loadDestination } from '#web/pages/destination/load.ts';
import { loadProvider } from '#web/pages/destination-provider/load.ts';
import { loadHome } from '#web/pages/home/load.ts';
import { loadRegions } from '#web/pages/regions/load.ts';
import { loadReviews } from '#web/pages/reviews/load.ts';
import { loadStaticPage } from '#web/pages/static-page/load.ts';
import type { FoundPage } from './find-page.ts';
import { readRemembered, writeRemembered } from './read-remembered.ts';
import type { Loaded, PageRequest } from './load-page.ts';
import type { PageContent } from './page-payload.ts';
import type { HeadData } from './shell-data.ts';
import type { RememberedChoices, SiteRequest } from './site-contract.ts';

export type LoadedContent =
  | {
      readonly kind: 'page';
      readonly head: HeadData;
      readonly content: PageContent;
      readonly search: string;
      readonly remember?: RememberedChoices;
    }
  | Exclude<Loaded<never>, { readonly kind: 'page' }>;

interface LoadOptions {
  readonly request: SiteRequest;
  readonly context: Context;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
}

/** Runs the loader of a page. Only the server does: the browser gets payloads. */
export async function loadContent(found: FoundPage, options: LoadOptions): Promise<LoadedContent> {
  const { context, locale, currency } = options;
  const query = new URLSearchParams(options.request.search);
  const remembered = readRemembered(options.request.cookies);
  const ask = <Parameters>(parameters: Parameters): PageRequest<Parameters> => ({
    parameters,
    query,
    locale,
    currency,
    messages: messagesFor(locale),
    remembered,
  });
  switch (found.name) {
    case 'reviews':
      return shape(await loadReviews(ask({}), context), (data) => ({ page: 'reviews', data }));
    case 'about':
    case 'contact':
    case 'privacy':
    case 'terms':
      return shape(await loadStaticPage(ask({ name: found.name }), context), (data) => ({ page: 'static-page', data }));
    case 'home':
      return shape(await loadHome(ask({}), context), (data) => ({ page: 'home', data }));
    case 'regions':
      return shape(await loadRegions(ask({}), context), (data) => ({ page: 'regions', data }));
    case 'destination':
      return shape(await loadDestination(ask(found), context), (data) => ({ page: 'destination', data }));
    case 'destination-provider':
      return shape(await loadProvider(ask(found), context), (data) => ({ page: 'destination-provider', data }));
    case 'not-found':
      return { kind: 'not-found' };
  }
}

function shape<Data>(loaded: Loaded<Data>, wrap: (data: Data) => PageContent): LoadedContent {
  if (loaded.kind !== 'page') return loaded;
  const { head, search, remember } = loaded;
  return {
    kind: 'page',
    head,
    search,
    content: wrap(loaded.data),
    ...(remember && { remember: writeRemembered(remember) }),
  };
}
