import type { NotFoundData } from '#web/pages/not-found/page.tsx';
import type { ReviewsData } from '#web/pages/reviews/load.ts';
import type { ServerErrorData } from '#web/pages/server-error/page.tsx';
import type { StaticPageData } from '#web/pages/static-page/load.ts';
import type { HeadData, ShellData } from './shell-data.ts';

/** Which page it is, and the data it is rendered from. */
export type PageContent =
  | { readonly page: 'static-page'; readonly data: StaticPageData }
  | { readonly page: 'reviews'; readonly data: ReviewsData }
  | { readonly page: 'not-found'; readonly data: NotFoundData }
  | { readonly page: 'server-error'; readonly data: ServerErrorData };

/** The object a page is rendered from; `{path}/_payload.json` answers the same. */
export interface PagePayload {
  readonly shell: ShellData;
  readonly head: HeadData;
  readonly content: PageContent;
  /** Only on error pages. */
  readonly error?: { readonly status: number; readonly message: string };
}
