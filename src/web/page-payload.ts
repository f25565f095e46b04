import type { BlogData } from '#web/pages/blog/load.ts';
import type { ArticleData } from '#web/pages/blog-article/load.ts';
import type { CompareData } from '#web/pages/compare/load.ts';
import type { ClockData } from '#web/pages/clock/load.ts';
import type { DataUseData } from '#web/pages/data-use/load.ts';
import type { DestinationData } from './pages/destination/data.ts';
import type { ProviderData } from './pages/destination-provider/data.ts';
import type { FollowData } from '#web/pages/follow/load.ts';
import type { HomeData } from '#web/pages/home/load.ts';
import type { MethodologyData } from '#web/pages/methodology/load.ts';
import type { NotFoundData } from '#web/pages/not-found/page.tsx';
import type { PricesData } from '#web/pages/prices/load.ts';
import type { RegionsData } from '#web/pages/regions/load.ts';
import type { ReviewsData } from '#web/pages/reviews/load.ts';
import type { RulesData } from '#web/pages/rules/load.ts';
import type { ServerErrorData } from '#web/pages/server-error/page.tsx';
import type { StaticPageData } from '#web/pages/static-page/load.ts';
import type { TripData } from '#web/pages/trip/trip-data.ts';
import type { UnavailableData } from '#web/pages/unavailable/page.tsx';
import type { HeadData, ShellData } from './shell-data.ts';

/** Which page it is, and the data it is rendered from. */
export type PageContent =
  | { readonly page: 'home'; readonly data: HomeData }
  | { readonly page: 'regions'; readonly data: RegionsData }
  | { readonly page: 'trip'; readonly data: TripData }
  | { readonly page: 'destination'; readonly data: DestinationData }
  | { readonly page: 'destination-provider'; readonly data: ProviderData }
  | { readonly page: 'static-page'; readonly data: StaticPageData }
  | { readonly page: 'reviews'; readonly data: ReviewsData }
  | { readonly page: 'compare'; readonly data: CompareData }
  | { readonly page: 'methodology'; readonly data: MethodologyData }
  | { readonly page: 'data-use'; readonly data: DataUseData }
  | { readonly page: 'prices'; readonly data: PricesData }
  | { readonly page: 'clock'; readonly data: ClockData }
  | { readonly page: 'follow'; readonly data: FollowData }
  | { readonly page: 'rules'; readonly data: RulesData }
  | { readonly page: 'blog'; readonly data: BlogData }
  | { readonly page: 'blog-article'; readonly data: ArticleData }
  | { readonly page: 'not-found'; readonly data: NotFoundData }
  | { readonly page: 'offline'; readonly data: Readonly<Record<string, never>> }
  | { readonly page: 'too-many'; readonly data: Readonly<Record<string, never>> }
  | { readonly page: 'unavailable'; readonly data: UnavailableData }
  | { readonly page: 'server-error'; readonly data: ServerErrorData };

/** Response header with the build of a payload. */
export const buildHeader = 'x-build';

/** The object a page is rendered from, also served at `{path}/_payload.json`. */
export interface PagePayload {
  readonly shell: ShellData;
  readonly head: HeadData;
  readonly content: PageContent;
  /** Only on error pages. */
  readonly error?: { readonly status: number; readonly message: string };
}
