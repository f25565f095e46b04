import { answerRequest } from './answer/answer-request.ts';
import { buildBlogFeed } from './features/guide/articles/blog-feed.ts';
import { buildStepsCalendar, buildStepsPage } from './features/arrival/build-steps-page.ts';
import { stepsInline } from './features/arrival/steps-inline.ts';
import { buildFollowFeed } from './features/follow/follow-feed.ts';
import { loadLazyComponents } from './shared/page/lazy-component.tsx';
import { buildPriceFeed } from './features/prices/price-feed.ts';
import { buildReviewFeed } from './features/review/review-feed.ts';
import { renderErrorPage } from './answer/document/render-error-page.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import type { Site, SiteOptions, SiteRequest, VisitorKey } from './site-contract.ts';
import { findPage } from './pages/find-page.ts';
import { inlineScripts } from './answer/document/inline-scripts.ts';
import { pageRoutes } from './pages/page-definitions.ts';
import { buildSitemap } from './sitemap/sitemap.ts';
import { readAddress } from './answer/page-address.ts';
import { redirectByLanguage } from './answer/language-redirect.ts';
import { readCurrency, readTheme } from './answer/load-shell.ts';
import { readRemembered, writeRemembered } from './answer/read-remembered.ts';

// Servers render pages completely.
await loadLazyComponents();

/** The site as the server runs it; built by Vite into `dist/server/site.js`. */
export function createSite({ assets }: SiteOptions): Site {
  return {
    inlineScripts,
    routes: pageRoutes,
    pageAt: (path) => findPage(readAddress(path).path)?.name ?? null,
    answer: (request, context) => answerRequest({ request, context, assets }),
    visitorKey,
    renderError: (request) => renderErrorPage(request, assets),
    sitemap: buildSitemap,
    reviewFeed: buildReviewFeed,
    priceFeed: buildPriceFeed,
    followFeed: buildFollowFeed,
    stepsInline,
    stepsPage: buildStepsPage,
    stepsCalendar: buildStepsCalendar,
    blogFeed: buildBlogFeed,
  };
}

/** Cache key of the visitor; null: the address redirects by language. */
function visitorKey(request: SiteRequest, site: SiteSettings): VisitorKey | null {
  if (request.path === '/' && redirectByLanguage(request, readAddress('/'), site) !== null) return null;
  const { cookies } = request;
  const known = readRemembered(cookies);
  const { trip, promo, compare = '' } = writeRemembered(known);
  return {
    // No choice is not the same as USD: the default may differ by language.
    frame: `${readCurrency(cookies.currency) ?? 'first'} ${readTheme(cookies.theme) ?? 'system'}`,
    remembered: `${trip} ${promo} ${compare} ${known.home ?? ''}`,
  };
}
