import { pageView, type PageName, type PageView } from './page-view.ts';
import { BlogPage } from './pages/blog/page.tsx';
import { ArticlePage } from './pages/blog-article/page.tsx';
import { ClockPage } from './pages/clock/page.tsx';
import { DataUsePage } from './pages/data-use/page.tsx';
import { DestinationPage } from './pages/destination/page.tsx';
import { ProviderPage } from './pages/destination-provider/page.tsx';
import { ComparePage } from './pages/compare/page.tsx';
import { FollowPage } from './pages/follow/page.tsx';
import { HomePage } from './pages/home/page.tsx';
import { MethodologyPage } from './pages/methodology/page.tsx';
import { NotFoundPage } from './pages/not-found/page.tsx';
import { OfflinePage } from './pages/offline/page.tsx';
import { PricesPage } from './pages/prices/page.tsx';
import { RegionsPage } from './pages/regions/page.tsx';
import { ReviewsPage } from './pages/reviews/page.tsx';
import { RulesPage } from './pages/rules/page.tsx';
import { ServerErrorPage } from './pages/server-error/page.tsx';
import { StaticPage } from './pages/static-page/page.tsx';
import { TripPage } from './pages/trip/page.tsx';
import { TooManyPage } from './pages/too-many/page.tsx';
import { UnavailablePage } from './pages/unavailable/page.tsx';

/** Every page, for the server. Browsers use `page-files.ts`. */
export const allPageViews: Readonly<Record<PageName, PageView>> = {
  home: pageView('home', HomePage),
  regions: pageView('regions', RegionsPage),
  trip: pageView('trip', TripPage),
  destination: pageView('destination', DestinationPage),
  'destination-provider': pageView('destination-provider', ProviderPage),
  blog: pageView('blog', BlogPage),
  'blog-article': pageView('blog-article', ArticlePage),
  'static-page': pageView('static-page', StaticPage),
  reviews: pageView('reviews', ReviewsPage),
  compare: pageView('compare', ComparePage),
  methodology: pageView('methodology', MethodologyPage),
  'data-use': pageView('data-use', DataUsePage),
  prices: pageView('prices', PricesPage),
  clock: pageView('clock', ClockPage),
  follow: pageView('follow', FollowPage),
  rules: pageView('rules', RulesPage),
  offline: pageView('offline', OfflinePage),
  'not-found': pageView('not-found', NotFoundPage),
  'too-many': pageView('too-many', TooManyPage),
  unavailable: pageView('unavailable', UnavailablePage),
  'server-error': pageView('server-error', ServerErrorPage),
};
