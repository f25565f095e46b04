import type { RateDays } from '#domain/money/exchange-rates.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { Context } from '#runtime/services/context.ts';
import { loadBlog } from '#web/pages/blog/load.ts';
import { loadArticle } from '#web/pages/blog-article/load.ts';
import { loadClock } from '#web/pages/clock/load.ts';
import { loadDataUse } from '#web/pages/data-use/load.ts';
import { loadDestination } from '#web/pages/destination/load.ts';
import { loadOffline } from '#web/pages/offline/load.ts';
import { loadProvider } from '#web/pages/destination-provider/load.ts';
import { loadFollow } from '#web/pages/follow/load.ts';
import { loadHome } from '#web/pages/home/load.ts';
import { loadPrices } from '#web/pages/prices/load.ts';
import { loadRegions } from '#web/pages/regions/load.ts';
import { loadReviews } from '#web/pages/reviews/load.ts';
import { loadRules } from '#web/pages/rules/load.ts';
import { loadStaticPage } from '#web/pages/static-page/load.ts';
import { loadTrip } from '#web/pages/trip/load.ts';
import type { FoundPage } from './find-page.ts';
import { loadCompare } from '#web/pages/compare/load.ts';
import { loadMethodology } from '#web/pages/methodology/load.ts';
import { readRemembered, writeRemembered } from './read-remembered.ts';
import type { Loaded, PageRequest } from './page-loader.ts';
import type { PageContent } from './page-payload.ts';
import { PageQuery } from './page-query.ts';
import type { HeadData } from './shell-data.ts';
import type { RememberedChoices, SiteRequest } from './site-contract.ts';

export type LoadedContent =
  | {
      readonly kind: 'page';
      readonly head: HeadData;
      readonly content: PageContent;
      readonly search: string;
      readonly rateDays?: RateDays | null;
      readonly remember?: RememberedChoices;
    }
  | (Omit<Extract<Loaded<never>, { readonly kind: 'redirect' }>, 'remember'> & {
      readonly remember?: RememberedChoices;
    })
  | Extract<Loaded<never>, { readonly kind: 'not-found' }>;

interface LoadOptions {
  readonly request: SiteRequest;
  readonly context: Context;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  /** Called when the loader reads the remembered choices. */
  readonly onRemembered: () => void;
}

/** Runs a page's loader, on the server only; browsers get payloads. */
export async function loadContent(found: FoundPage, options: LoadOptions): Promise<LoadedContent> {
  const query = new PageQuery(options.request.search);
  const loaded = await runLoader(found, query, options);
  return loaded.kind === 'page' && query.hasStrayKeys ? { ...loaded, head: strayHead(found, loaded) } : loaded;
}

/** Marks an address with unknown keys as a duplicate of its clean address, which search engines index. */
function strayHead({ path }: FoundPage, { head, search }: Extract<LoadedContent, { kind: 'page' }>): HeadData {
  return { ...head, noIndex: true, canonical: head.canonical ?? path + search };
}

async function runLoader(found: FoundPage, query: PageQuery, options: LoadOptions): Promise<LoadedContent> {
  const { context, locale, currency, onRemembered } = options;
  const remembered = readRemembered(options.request.cookies);
  const ask = <Parameters>(parameters: Parameters): PageRequest<Parameters> => ({
    parameters,
    query,
    locale,
    currency,
    messages: messagesFor(locale),
    get remembered() {
      onRemembered();
      return remembered;
    },
  });
  switch (found.name) {
    case 'reviews':
      return shape(await loadReviews(ask({}), context), (data) => ({ page: 'reviews', data }));
    case 'data-use':
      return shape(await loadDataUse(ask({}), context), (data) => ({ page: 'data-use', data }));
    case 'prices':
      return shape(await loadPrices(ask({}), context), (data) => ({ page: 'prices', data }));
    case 'clock':
      return shape(await loadClock(ask({}), context), (data) => ({ page: 'clock', data }));
    case 'follow':
      return shape(await loadFollow(ask(found), context), (data) => ({ page: 'follow', data }));
    case 'rules':
      return shape(await loadRules(ask({}), context), (data) => ({ page: 'rules', data }));
    case 'blog':
      return shape(loadBlog(ask({}), context), (data) => ({ page: 'blog', data }));
    case 'blog-article':
      return shape(await loadArticle(ask(found), context), (data) => ({ page: 'blog-article', data }));
    case 'about':
    case 'contact':
    case 'privacy':
    case 'terms':
      return shape(await loadStaticPage(ask({ name: found.name }), context), (data) => ({ page: 'static-page', data }));
    case 'home':
      return shape(await loadHome(ask({}), context), (data) => ({ page: 'home', data }));
    case 'regions':
      return shape(await loadRegions(ask({}), context), (data) => ({ page: 'regions', data }));
    case 'trip':
      return shape(await loadTrip(ask({}), context), (data) => ({ page: 'trip', data }));
    case 'compare':
      return shape(await loadCompare(ask({}), context), (data) => ({ page: 'compare', data }));
    case 'methodology':
      return shape(await loadMethodology(ask({}), context), (data) => ({ page: 'methodology', data }));
    case 'destination':
      return shape(await loadDestination(ask(found), context), (data) => ({ page: 'destination', data }));
    case 'destination-provider':
      return shape(await loadProvider(ask(found), context), (data) => ({ page: 'destination-provider', data }));
    case 'offline':
      return shape(loadOffline(ask({})), (data) => ({ page: 'offline', data }));
    case 'not-found':
      return { kind: 'not-found' };
  }
}

function shape<Data>(loaded: Loaded<Data>, wrap: (data: Data) => PageContent): LoadedContent {
  if (loaded.kind === 'not-found') return loaded;
  const remember = loaded.remember && { remember: writeRemembered(loaded.remember) };
  if (loaded.kind === 'redirect')
    return { kind: 'redirect', location: loaded.location, status: loaded.status, ...remember };
  const { head, search, rateDays } = loaded;
  return {
    kind: 'page',
    head,
    search,
    content: wrap(loaded.data),
    ...(rateDays !== undefined && { rateDays }),
    ...remember,
  };
}
