import type { PriceAlerts } from '#alerts/price-alerts.ts';
import type { CatalogueReader } from '#catalogue/read/catalogue-reader.ts';
import type { RateReader } from '#currency/create-rate-store.ts';
import type { VersionReader } from './data-versions.ts';
import type { BotCheck } from '#reviews/bot-check.ts';
import type { ReviewReports } from '#reviews/review-reports.ts';
import type { ReviewReader } from '#reviews/review-reader.ts';
import type { ReviewImageReader, SubmitReview } from '#reviews/review-submission.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { ProviderRuns } from '#feeds/run/provider-runs.ts';
import type { ClientLimits } from '#limits/client-limits.ts';
import type { LimitedPages } from '#limits/limited-pages.ts';
import type { CountryOfAddress } from '#visitors/country-database.ts';
import type { CorrectionReader } from '#visitors/corrections.ts';
import type { VisitorLog } from '#visitors/visitor-log.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import type { SiteFiles } from '#runtime/site-files/site-files.ts';
import type { Scheduler } from './scheduler.ts';

/** Services for pages and endpoints. Handlers receive them as an argument and never open a store themselves. */
export interface Context {
  readonly catalogue: CatalogueReader;
  readonly currency: RateReader;
  readonly reviews: ReviewReader;
  readonly botCheck: Pick<BotCheck, 'kind' | 'challenge'>;
  /** Stores a visitor's review, with its images, for moderation. */
  readonly submitReview: SubmitReview;
  readonly reviewImages: ReviewImageReader;
  readonly reviewReports: ReviewReports;
  /** How the price list of a provider was read. */
  readonly providerRuns: (slug: ProviderSlug) => Promise<ProviderRuns>;
  readonly visitors: VisitorLog;
  readonly corrections: CorrectionReader;
  readonly alerts: PriceAlerts;
  /** Country of an IP address, from the operator's country database; without one always unknown. */
  readonly countryOfAddress: CountryOfAddress;
  /** Rate limits per client, across all processes of the site. */
  readonly limits: ClientLimits;
  /** Pages that were refused because one client asked for too many. */
  readonly limitedPages: LimitedPages;
  /** The settings with the operator's files over them; another object after each change of a file, so never kept. */
  readonly site: SiteSettings;
  readonly siteFiles: SiteFiles;
  /** Current data versions, by which cached pages are validated. */
  readonly versions: VersionReader;
  /** Runs a large computation cooperatively. */
  readonly scheduler: Scheduler;
  readonly now: () => Date;
}
