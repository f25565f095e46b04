import type { CatalogueReader } from '#catalogue/catalogue-reader.ts';
import type { RateReader } from '#currency/rate-store.ts';
import type { BotCheck } from '#reviews/bot-check.ts';
import type { ReviewReader } from '#reviews/review-reader.ts';
import type { ReviewImageReader, SubmitReview } from '#reviews/review-submission.ts';
import type { VisitorLog } from '#visitors/visitor-log.ts';
import type { SiteSettings } from './site-settings.ts';

/** Everything a page or an endpoint may use. Handlers receive it as an argument and never open a store themselves. */
export interface Context {
  readonly catalogue: CatalogueReader;
  readonly currency: RateReader;
  readonly reviews: ReviewReader;
  /** What a review form has to do before it may be sent. */
  readonly botCheck: Pick<BotCheck, 'kind' | 'challenge'>;
  /** Keeps what a visitor wrote, with its images, until somebody reads it. */
  readonly submitReview: SubmitReview;
  readonly reviewImages: ReviewImageReader;
  readonly visitors: VisitorLog;
  readonly site: SiteSettings;
  readonly now: () => Date;
}
