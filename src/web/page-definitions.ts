import type { PublishedRoute } from '#domain/site/route-rules.ts';
import { keysOf } from '#domain/kernel/records.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { blog } from './pages/blog/page-definition.ts';
import { blogArticle } from './pages/blog-article/page-definition.ts';
import { clock } from './pages/clock/page-definition.ts';
import { compare } from './pages/compare/page-definition.ts';
import { dataUse } from './pages/data-use/page-definition.ts';
import type { PageDefinition } from './pages/define-page.ts';
import { destination } from './pages/destination/page-definition.ts';
import { destinationProvider } from './pages/destination-provider/page-definition.ts';
import { follow } from './pages/follow/page-definition.ts';
import { home } from './pages/home/page-definition.ts';
import { licences } from './pages/licences/page-definition.ts';
import { methodology } from './pages/methodology/page-definition.ts';
import { notFound } from './pages/not-found/page-definition.ts';
import { offline } from './pages/offline/page-definition.ts';
import { ownPage } from './pages/own-page/page-definition.ts';
import { prices } from './pages/prices/page-definition.ts';
import { regions } from './pages/regions/page-definition.ts';
import { reviews } from './pages/reviews/page-definition.ts';
import { rules } from './pages/rules/page-definition.ts';
import { serverError } from './pages/server-error/page-definition.ts';
import { staticPage } from './pages/static-page/page-definition.ts';
import { tooMany } from './pages/too-many/page-definition.ts';
import { trip } from './pages/trip/page-definition.ts';
import { unavailable } from './pages/unavailable/page-definition.ts';

/**
 * Every page by the name of its folder, in the order in which their patterns are tried: destinations match nearly
 * everything. Read by servers, tests and tools; browsers get what they need with payloads and `/builds/meta`.
 */
export const pageDefinitions = {
  home,
  regions,
  trip,
  prices,
  'data-use': dataUse,
  clock,
  rules,
  reviews,
  blog,
  'blog-article': blogArticle,
  methodology,
  'static-page': staticPage,
  'own-page': ownPage,
  licences,
  compare,
  follow,
  offline,
  'not-found': notFound,
  'too-many': tooMany,
  unavailable,
  'server-error': serverError,
  destination,
  'destination-provider': destinationProvider,
};

/** Message areas of the frame around every page. */
export const frameTexts = ['common'] as const satisfies readonly (keyof Messages)[];

export type PageName = keyof typeof pageDefinitions;

/** The data a page is rendered from. */
export type PageData<Name extends PageName> =
  (typeof pageDefinitions)[Name] extends PageDefinition<infer Data> ? Data : never;

export const pageNames = keysOf(pageDefinitions);

/** The patterns of all pages. */
export const pageRoutes: readonly PublishedRoute<PageName>[] = pageNames.flatMap((page) =>
  pageDefinitions[page].paths.map((pathname) => ({ page, pathname })),
);
