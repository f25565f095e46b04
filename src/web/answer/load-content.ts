import type { RateDays } from '#domain/money/exchange-rates.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { Context } from '#runtime/services/context.ts';
import type { FoundPage } from '#web/pages/find-page.ts';
import { readRemembered, writeRemembered } from './read-remembered.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { pageDefinitions, type PageName } from '#web/pages/page-definitions.ts';
import type { PageContent } from '#web/pages/page-payload.ts';
import { PageQuery } from '#web/shared/definition/page-query.ts';
import type { HeadData } from '#web/shared/definition/shell-data.ts';
import type { RememberedChoices, SiteRequest } from '#web/site-contract.ts';

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
  readonly licences: PageRequest['licences'];
  /** Called when the loader reads the remembered choices. */
  readonly onRemembered: () => void;
}

/** Runs a page's loader, on the server only; browsers get payloads. */
export async function loadContent(found: FoundPage, options: LoadOptions): Promise<LoadedContent> {
  const query = new PageQuery(options.request.search);
  const loaded = await runLoader(found, query, options);
  if (loaded.kind !== 'page') return loaded;
  if (query.hasStrayKeys) return { ...loaded, head: strayHead(found, loaded) };
  const isListed = typeof pageDefinitions[found.name].sitemap !== 'string';
  return isListed ? loaded : { ...loaded, head: { ...loaded.head, noIndex: true } };
}

/** Marks an address with unknown keys as a duplicate of its clean address, which search engines index. */
function strayHead({ path }: FoundPage, { head, search }: Extract<LoadedContent, { kind: 'page' }>): HeadData {
  return { ...head, noIndex: true, canonical: head.canonical ?? path + search };
}

async function runLoader(found: FoundPage, query: PageQuery, options: LoadOptions): Promise<LoadedContent> {
  const { context, locale, currency, licences, onRemembered } = options;
  const remembered = readRemembered(options.request.cookies);
  const ask = <Parameters>(parameters: Parameters): PageRequest<Parameters> => ({
    parameters,
    query,
    locale,
    currency,
    messages: messagesFor(locale),
    licences,
    get remembered() {
      onRemembered();
      return remembered;
    },
  });
  return shape(await found.load(ask, context), (data) => contentOf(found.name, data));
}

/** What a page's own loader has answered fits its view: `definePage` checks that. */
function contentOf(page: PageName, data: object): PageContent {
  return { page, data } as PageContent;
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
