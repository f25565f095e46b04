import type { MessageArea } from './browser/load-messages.ts';
import { pageView, type PageName, type PageView } from './page-view.ts';

/** What a browser loads for a page. */
interface PageFiles {
  readonly view: () => Promise<PageView>;
  /** Message areas of its first view, besides those of the frame. */
  readonly areas: readonly MessageArea[];
}

/** Message areas of the frame around every page. */
export const frameAreas = ['common'] as const satisfies readonly MessageArea[];

export const pageFiles: Readonly<Record<PageName, PageFiles>> = {
  home: {
    view: async () => pageView('home', (await import('./pages/home/page.tsx')).HomePage),
    areas: ['home', 'fares'],
  },
  regions: {
    view: async () => pageView('regions', (await import('./pages/regions/page.tsx')).RegionsPage),
    areas: ['regions', 'fares'],
  },
  trip: {
    view: async () => pageView('trip', (await import('./pages/trip/page.tsx')).TripPage),
    areas: [],
  },
  destination: {
    view: async () => pageView('destination', (await import('./pages/destination/page.tsx')).DestinationPage),
    areas: [],
  },
  'destination-provider': {
    view: async () =>
      pageView('destination-provider', (await import('./pages/destination-provider/page.tsx')).ProviderPage),
    areas: [],
  },
  blog: {
    view: async () => pageView('blog', (await import('./pages/blog/page.tsx')).BlogPage),
    areas: ['blog'],
  },
  'blog-article': {
    view: async () => pageView('blog-article', (await import('./pages/blog-article/page.tsx')).ArticlePage),
    areas: ['blog'],
  },
  'static-page': {
    view: async () => pageView('static-page', (await import('./pages/static-page/page.tsx')).StaticPage),
    areas: [],
  },
  reviews: {
    view: async () => pageView('reviews', (await import('./pages/reviews/page.tsx')).ReviewsPage),
    areas: ['reviews'],
  },
  compare: {
    view: async () => pageView('compare', (await import('./pages/compare/page.tsx')).ComparePage),
    areas: [],
  },
  methodology: {
    view: async () => pageView('methodology', (await import('./pages/methodology/page.tsx')).MethodologyPage),
    areas: [],
  },
  'data-use': {
    view: async () => pageView('data-use', (await import('./pages/data-use/page.tsx')).DataUsePage),
    areas: ['estimator'],
  },
  prices: {
    view: async () => pageView('prices', (await import('./pages/prices/page.tsx')).PricesPage),
    areas: ['prices'],
  },
  clock: {
    view: async () => pageView('clock', (await import('./pages/clock/page.tsx')).ClockPage),
    areas: ['clock'],
  },
  follow: {
    view: async () => pageView('follow', (await import('./pages/follow/page.tsx')).FollowPage),
    areas: [],
  },
  rules: {
    view: async () => pageView('rules', (await import('./pages/rules/page.tsx')).RulesPage),
    areas: ['rules'],
  },
  offline: {
    view: async () => pageView('offline', (await import('./pages/offline/page.tsx')).OfflinePage),
    areas: ['errors'],
  },
  'not-found': {
    view: async () => pageView('not-found', (await import('./pages/not-found/page.tsx')).NotFoundPage),
    areas: ['errors'],
  },
  'too-many': {
    view: async () => pageView('too-many', (await import('./pages/too-many/page.tsx')).TooManyPage),
    areas: ['errors'],
  },
  unavailable: {
    view: async () => pageView('unavailable', (await import('./pages/unavailable/page.tsx')).UnavailablePage),
    areas: ['errors'],
  },
  'server-error': {
    view: async () => pageView('server-error', (await import('./pages/server-error/page.tsx')).ServerErrorPage),
    areas: ['errors'],
  },
};
