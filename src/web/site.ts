import { answerRequest } from './answer-request.ts';
import { buildBlogFeed } from './blog-feed.ts';
import { buildFollowCalendar } from './follow-calendar.ts';
import { buildFollowFeed } from './follow-feed.ts';
import { loadParts } from './components/page/part.tsx';
import { buildPriceFeed } from './price-feed.ts';
import { buildReviewFeed } from './review-feed.ts';
import { renderErrorPage } from './render-error-page.ts';
import type { Site, SiteOptions } from './site-contract.ts';
import { inlineScripts } from './inline-scripts.ts';
import { buildSitemap } from './sitemap.ts';
import { visitorKey } from './visitor-key.ts';

// Servers draw pages whole.
await loadParts();

/** The site as the server runs it; built by Vite into `dist/server/site.js`. */
export function createSite({ assets }: SiteOptions): Site {
  return {
    inlineScripts,
    answer: (request, context) => answerRequest({ request, context, assets }),
    visitorKey,
    renderError: (request) => renderErrorPage(request, assets),
    sitemap: buildSitemap,
    reviewFeed: buildReviewFeed,
    priceFeed: buildPriceFeed,
    followFeed: buildFollowFeed,
    followCalendar: buildFollowCalendar,
    blogFeed: buildBlogFeed,
  };
}
