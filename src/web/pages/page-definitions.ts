import type { PublishedRoute } from '#domain/site/route-rules.ts';
import { keysOf } from '#domain/kernel/records.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { blog } from '#web/features/guide/blog/page-definition.ts';
import { blogArticle } from '#web/features/guide/blog-article/page-definition.ts';
import { compare } from '#web/features/compare/page-definition.ts';
import { dataUse } from '#web/features/data-use/page-definition.ts';
import type { PageDefinition } from '#web/shared/definition/define-page.ts';
import { destination } from '#web/features/destination/page-definition.ts';
import { destinationProvider } from '#web/features/provider/destination-provider/page-definition.ts';
import { follow } from '#web/features/follow/page-definition.ts';
import { home } from '#web/features/home/page-definition.ts';
import { licences } from '#web/features/guide/licences/page-definition.ts';
import { methodology } from '#web/features/guide/methodology/page-definition.ts';
import { notFound } from '#web/features/failure/not-found/page-definition.ts';
import { offline } from '#web/features/failure/offline/page-definition.ts';
import { ownPage } from '#web/features/guide/own-page/page-definition.ts';
import { prices } from '#web/features/prices/page-definition.ts';
import { providerProfile } from '#web/features/provider/provider-profile/page-definition.ts';
import { providers } from '#web/features/provider/providers/page-definition.ts';
import { regions } from '#web/features/place/regions/page-definition.ts';
import { reviewReport } from '#web/features/review/report/page-definition.ts';
import { reviews } from '#web/features/review/reviews/page-definition.ts';
import { rules } from '#web/features/place/rules/page-definition.ts';
import { serverError } from '#web/features/failure/server-error/page-definition.ts';
import { staticPage } from '#web/features/guide/static-page/page-definition.ts';
import { tooMany } from '#web/features/failure/too-many/page-definition.ts';
import { trip } from '#web/features/journey/trip/page-definition.ts';
import { unavailable } from '#web/features/failure/unavailable/page-definition.ts';

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
  rules,
  reviews,
  report: reviewReport,
  providers,
  'provider-profile': providerProfile,
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
