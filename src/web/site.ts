import { answerRequest } from './answer-request.ts';
import { buildReviewFeed } from './review-feed.ts';
import { renderErrorPage } from './render-error-page.ts';
import type { Site, SiteOptions } from './site-contract.ts';
import { buildSitemap } from './sitemap.ts';

/** The site as the server runs it; built by Vite into `dist/server/site.js`. */
export function createSite({ assets }: SiteOptions): Site {
  return {
    answer: (request, context) => answerRequest({ request, context, assets }),
    renderError: (request) => renderErrorPage(request, assets),
    sitemap: buildSitemap,
    reviewFeed: buildReviewFeed,
  };
}
