import type { DestinationData } from '#web/pages/destination/load.ts';
import type { ProviderData } from '#web/pages/destination-provider/load.ts';
import type { HomeData } from '#web/pages/home/load.ts';
import type { NotFoundData } from '#web/pages/not-found/page.tsx';
import type { RegionsData } from '#web/pages/regions/load.ts';
import type { ReviewsData } from '#web/pages/reviews/load.ts';
import type { ServerErrorData } from '#web/pages/server-error/page.tsx';
import type { StaticPageData } from '#web/pages/static-page/load.ts';
import type { HeadData, ShellData } from './shell-data.ts';

/** Which page it is, and the data it is rendered from. */
export type PageContent =
  | { readonly page: 'home'; readonly data: HomeData }
  | { readonly page: 'regions'; readonly data: RegionsData }
  | { readonly page: 'destination'; readonly data: DestinationData }
  | { readonly page: 'destination-provider'; readonly data: ProviderData }
  | { readonly page: 'static-page'; readonly data: StaticPageData }
  | { readonly page: 'reviews'; readonly data: ReviewsData }
  | { readonly page: 'not-found'; readonly data: NotFoundData }
  | { readonly page: 'too-many'; readonly data: Readonly<Record<string, never>> }
  | { readonly page: 'server-error'; readonly data: ServerErrorData };

/** The object a page is rendered from; `{path}/_payload.json` answers the same. */
export interface PagePayload {
  readonly shell: ShellData;
  readonly head: HeadData;
  readonly content: PageContent;
  /** Only on error pages. */
  readonly error?: { readonly status: number; readonly message: string };
}
