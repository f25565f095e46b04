import type { ComponentType } from 'react';
import type { Messages } from '#i18n/messages/en.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Loaded, PageLoader, PageRequest } from './page-loader.ts';
import type { HeadData, SiteSection } from './shell-data.ts';

/** A sentence that says why a page lacks what others have. */
type Reason = string;

/** A fixed value, or one for each address of the page; `path` is without language prefix and query. */
type ByPath<Value> = Value | ((path: string) => Value);

/** A level of the breadcrumbs. Without a path: the page itself. */
export interface Step {
  readonly name: string;
  /** Without language prefix. */
  readonly path?: string;
}

/** Which addresses of the page sitemaps list, and what dates them; see `web/sitemap/sitemap.ts`. */
export interface SitemapRule {
  readonly list:
    | 'undated'
    | 'dated-by-plans'
    | 'reviews'
    | 'blog'
    | 'articles'
    | 'own-pages'
    | 'destinations'
    | 'providers'
    | 'provider-profiles';
}

/** An address with its checked parameters. */
interface Found<Parameters extends object> {
  /** The canonical path, which may differ from the one that was asked for. */
  readonly path: string;
  /** What the address says beyond its path, as a query: `?in=paris` of `/paris`. */
  readonly search?: string;
  readonly parameters: Parameters;
}

/** What is said of a page, once. Pure data and lazy imports: tests and tools read it without loading the page. */
interface PageDescription<Data extends object, Parameters extends object> {
  /** Patterns of its addresses (`URLPattern`) without language prefix. */
  readonly paths: readonly string[];
  /** Checks a path that one of the patterns matches; null: no page. The loader checks whether the catalogue has it. */
  readonly parameters: (path: string) => Found<Parameters> | null;
  readonly load: () => Promise<PageLoader<Data, Parameters>>;
  /** The component `Page` of the folder's `page.tsx`, which browsers find by its place (`browser/load-view.ts`). */
  readonly view: () => Promise<ComponentType<Data>>;
  /** Message areas of the first view, besides those of the frame; default: none. */
  readonly texts?: readonly (keyof Messages)[];
  /** The main link that is marked as current; default: none. */
  readonly section?: ByPath<SiteSection | null>;
  /** Whether the header offers destination search (the default); pages with their own search hide it. */
  readonly headerSearch?: ByPath<'shown' | 'hidden'>;
  /** Breadcrumbs after the home page, for search engines; default: none, or `structured-data.ts` makes its own. */
  readonly trail?: ((messages: Messages, head: HeadData) => readonly Step[]) | null;
  /** A reason: search engines are told not to index the page. */
  readonly sitemap: SitemapRule | Reason;
  /** By name: addresses that every test of pages visits. `:provider` stands for a seller of the place. */
  readonly tests: Readonly<Record<string, string>> | Reason;
}

/** A page at one of its addresses. */
interface OpenedPage<Data extends object> extends Found<object> {
  /** @param ask makes the request of the loader */
  readonly load: (
    ask: <Parameters>(parameters: Parameters) => PageRequest<Parameters>,
    context: Context,
  ) => Promise<Loaded<Data>>;
}

export interface PageDefinition<Data extends object> extends Required<
  Omit<PageDescription<Data, never>, 'parameters' | 'load'>
> {
  /** Loads the loader. Servers do so at start: a later build may replace its file. */
  readonly prepare: () => Promise<unknown>;
  /** The page at a path that one of its patterns matches; null: there is none. */
  readonly open: (path: string) => OpenedPage<Data> | null;
}

const defaults = { texts: [], section: null, headerSearch: 'shown', trail: null } as const;

/** Defines a page; `page-definitions.ts` registers it. */
export function definePage<Data extends object, Parameters extends object>({
  parameters,
  load,
  ...page
}: PageDescription<Data, Parameters>): PageDefinition<Data> {
  return {
    ...defaults,
    ...page,
    prepare: load,
    open: (path) => {
      const found = parameters(path);
      return found && { ...found, load: async (ask, context) => (await load())(ask(found.parameters), context) };
    },
  };
}

/** Defines a page that is shown in place of others, with an error. */
export function defineErrorPage<Data extends object>(
  page: Pick<PageDescription<Data, never>, 'view' | 'texts' | 'tests'>,
): PageDefinition<Data> {
  return {
    ...defaults,
    ...page,
    paths: [],
    prepare: () => Promise.resolve(),
    open: () => null,
    sitemap: 'It has no address of its own.',
  };
}

/** The parameters of a page whose patterns are its addresses. */
export function noParameters(path: string): Found<object> {
  return { path, parameters: {} };
}

export function valueAt<Value extends string | null>(value: ByPath<Value>, path: string): Value {
  return typeof value === 'function' ? value(path) : value;
}
