import type { PriceAlerts } from '#alerts/price-alerts.ts';
import type { CatalogueReader } from '#catalogue/catalogue-reader.ts';
import type { RateReader } from '#currency/rate-store.ts';
import type { VersionReader } from './data-versions.ts';
import type { BotCheck } from '#reviews/bot-check.ts';
import type { ReviewReader } from '#reviews/review-reader.ts';
import type { ReviewImageReader, SubmitReview } from '#reviews/review-submission.ts';
import type { ClientLimits } from '#limits/client-limits.ts';
import type { CountryOfAddress } from '#visitors/country-database.ts';
import type { CorrectionReader } from '#visitors/corrections.ts';
import type { VisitorLog } from '#visitors/visitor-log.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import type { Turns } from './turns.ts';

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
  /** What the operator has put right. */
  readonly corrections: CorrectionReader;
  /** Mails about prices that fall. */
  readonly alerts: PriceAlerts;
  /** By the operator's country database; without one no address is known. */
  readonly countryOfAddress: CountryOfAddress;
  /** How often each client may do what is limited, over all processes of the site. */
  readonly limits: ClientLimits;
  readonly site: SiteSettings;
  /** What readers see now: by it kept pages know whether they are still right. */
  readonly versions: VersionReader;
  /** Runs work on a large list so that others are answered meanwhile. */
  readonly turns: Turns;
  readonly now: () => Date;
}
