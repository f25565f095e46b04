import type { Database } from '#database/database.ts';
import type { StoredCorrection } from '#domain/site/correction.ts';
import { csvLine } from '#feeds/read/csv-line.ts';
import { readRuns, type FeedRun } from '#feeds/run/run-records.ts';
import type { ImageStore } from '#reviews/image-store.ts';
import { readWaitingReviews, type WaitingReviews } from '#reviews/waiting-reviews.ts';
import type { Context } from '#runtime/services/context.ts';
import type { FeedSettings } from '#runtime/settings/feed-settings.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';
import { createCorrectionDesk } from '#visitors/corrections.ts';
import { deskRules } from '#operators/desk-rules.ts';
import { readFeedList, readHeldRuns, type FeedList } from './feed-list.ts';
import { openFeedRunReader, type FeedRunReader } from './feed-runs.ts';
import { readFigures, type Figures } from './figures.ts';
import { findItems, type FoundItems } from './find-items.ts';
import { readHealth, type Health } from './health.ts';
import { readOverrides, type LaidOver } from './overrides.ts';
import { readPlanLayers, type PlanLayers } from './plan-layers.ts';
import { readProviderLayers, type ProviderLayers } from './provider-layers.ts';
import { readProviderList, type ProviderFilter, type ProviderList } from './provider-list.ts';
import { openReviewReadings, type ReviewReadings } from './review-readings.ts';
import { readReportedPlans, type ReportedPlans } from './reported-plans.ts';
import { readSellerLogo } from './seller-logos.ts';
import { openSiteChecks, type SiteCheck } from './site-checks.ts';
import { readToday, type Today } from './today.ts';
import { readWrongPrice, type WrongPrice } from './wrong-price.ts';

export type { FeedRun } from '#feeds/run/run-records.ts';
export type { ShownFeedRun } from './feed-runs.ts';

/** What the screens of the desk show. Methods throw when the database fails; null: there is no such item. */
export interface DeskReadings extends ReviewReadings {
  /** Of the public site. */
  readonly siteOrigin: string;
  /** Of somebody whose session ends then. */
  today(viewer: { readonly name: string; readonly endsAt: Date }): Promise<Today>;
  reportedPlans(): Promise<ReportedPlans>;
  wrongPrice(planId: number): Promise<WrongPrice | null>;
  feeds(): Promise<FeedList>;
  /** How many runs wait for a decision. */
  heldRuns(): Promise<number>;
  /** Newest first. */
  feedHistory(query: { readonly feed: string; readonly limit: number }): Promise<readonly FeedRun[]>;
  feedRun: FeedRunReader;
  plan(planId: number): Promise<PlanLayers | null>;
  overrides(query: { readonly limit: number }): Promise<readonly LaidOver[]>;
  providers(show: ProviderFilter): Promise<ProviderList>;
  provider(slug: string): Promise<ProviderLayers | null>;
  /** Latest day first. */
  corrections(): Promise<readonly StoredCorrection[]>;
  figures(): Promise<Figures>;
  health(): Promise<Health>;
  /** How many checks are not fine. */
  illChecks(): Promise<number>;
  waitingReviews(): Promise<WaitingReviews>;
  find(asked: string): Promise<FoundItems>;
  /** A table as a file, its head first. */
  csv(rows: readonly (readonly (string | number)[])[]): string;
  /** Picture of a provider, a JPEG. */
  logo(slug: string): Promise<Uint8Array | null>;
}

export interface ReadingParts extends Pick<Context, 'catalogue' | 'currency' | 'reviews'> {
  readonly database: Database;
  readonly sources: SourceSettings;
  readonly siteOrigin: string;
  readonly dataDir: string;
  readonly imageStore: ImageStore;
  readonly feeds: FeedSettings;
  /** The site's doctor. */
  readonly examine: (now: Date) => Promise<readonly SiteCheck[]>;
  readonly now: () => Date;
}

export function openReadings(parts: ReadingParts): DeskReadings {
  const { database, dataDir, feeds, examine, now } = parts;
  const { queries } = database;
  const withChecks = { ...parts, checks: openSiteChecks(examine, now) };
  return {
    siteOrigin: parts.siteOrigin,
    today: ({ name, endsAt }) => {
      const begunAt = new Date(endsAt.getTime() - deskRules.sessionMs);
      return readToday(withChecks, { operator: name, begunAt }, now());
    },
    reportedPlans: () => readReportedPlans(queries),
    wrongPrice: (planId) => readWrongPrice(parts, planId, now()),
    feeds: () => readFeedList(parts, now()),
    heldRuns: async () => (await readHeldRuns(queries)).size,
    feedHistory: (query) => readRuns(queries, query),
    feedRun: openFeedRunReader(database, feeds.limits),
    plan: (planId) => readPlanLayers(parts, planId, now()),
    overrides: (query) => readOverrides(queries, query),
    providers: (show) => readProviderList(parts, show, now()),
    provider: (slug) => readProviderLayers(parts, slug, now()),
    corrections: () => createCorrectionDesk(database).list(),
    figures: () => readFigures(database, now()),
    illChecks: async () => (await withChecks.checks()).checks.filter(({ level }) => level !== 'fine').length,
    health: () => readHealth(withChecks, now()),
    ...openReviewReadings({ database, imageStore: parts.imageStore, now }),
    waitingReviews: () => readWaitingReviews(queries),
    find: (asked) => findItems(queries, asked),
    csv: (rows) => rows.map((row) => csvLine(row)).join(''),
    logo: (slug) => readSellerLogo({ queries, dataDir }, slug),
  };
}
