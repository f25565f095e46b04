import { csvLine } from '#domain/kernel/csv-line.ts';
import { readRuns } from '#feeds/run/run-records.ts';
import { parseReportNumber } from '#domain/review/review-report.ts';
import { readReviewReports } from '#reviews/report-reader.ts';
import { readWaitingReviews } from '#reviews/waiting-reviews.ts';
import { createCorrectionDesk } from '#visitors/corrections.ts';
import { deskRules } from '#operators/desk-rules.ts';
import { readFeedList } from './feed-list.ts';
import { openFeedRuns } from './feed-runs.ts';
import { readFigures } from './figures.ts';
import { findItems } from './find-items.ts';
import { readHealth } from './health.ts';
import { readOverrides } from './overrides.ts';
import { readPlanLayers } from './plan-layers.ts';
import { readProviderLayers } from './provider-layers.ts';
import { readProviderList, type ProviderFilter } from './provider-list.ts';
import type { ReadingParts } from './reading-parts.ts';
import { openReviewReadings } from './review-readings.ts';
import { readReportedPlans } from './reported-plans.ts';
import { readSellerLogo } from './seller-logos.ts';
import { openSiteChecks } from './site-checks.ts';
import { readToday } from './today.ts';
import { readWrongPrice } from './wrong-price.ts';

export type { FeedRun } from '#feeds/run/run-records.ts';
export type { ShownFeedRun } from './feed-runs.ts';

/** Reports of reviews between which somebody moves by keys. */
const reportsOfPage = 50;

/** What the screens of the desk show. Methods throw when the database fails; null: there is no such item. */
export type DeskReadings = ReturnType<typeof openReadings>;

export function openReadings(parts: ReadingParts) {
  const { database, sources, dataDir, imageStore, feeds, examine, now } = parts;
  const { queries } = database;
  const withChecks = { ...parts, checks: openSiteChecks(examine, now) };
  return {
    ...openReviewReadings({ database, imageStore, now }),
    /** Of the public site. */
    siteOrigin: parts.siteOrigin,
    /** Of somebody whose session ends then. */
    today: ({ name, endsAt }: { readonly name: string; readonly endsAt: Date }) => {
      const begunAt = new Date(endsAt.getTime() - deskRules.sessionMs);
      return readToday(withChecks, { operator: name, begunAt }, now());
    },
    reportedPlans: () => readReportedPlans(queries),
    wrongPrice: (planId: number) => readWrongPrice(parts, planId, now()),
    feeds: () => readFeedList({ database, sources }, now()),
    ...openFeedRuns(database, feeds.limits),
    /** Newest first. */
    feedHistory: (query: { readonly feed: string; readonly limit: number }) => readRuns(queries, query),
    plan: (planId: number) => readPlanLayers(database, planId, now()),
    overrides: (query: { readonly limit: number }) => readOverrides(queries, query),
    providers: (show: ProviderFilter) => readProviderList(parts, show, now()),
    provider: (slug: string) => readProviderLayers(parts, slug, now()),
    /** Latest day first. */
    corrections: () => createCorrectionDesk(database).list(),
    figures: () => readFigures(database, now()),
    health: () => readHealth(withChecks, now()),
    /** How many checks are not fine. */
    illChecks: async () => (await withChecks.checks()).checks.filter(({ level }) => level !== 'fine').length,
    /** Open ones, oldest first. */
    reviewReports: () => readReviewReports(queries, { status: 'open', limit: reportsOfPage }),
    /** Open or decided. */
    reviewReport: async (given: string) => {
      const number = parseReportNumber(given);
      return number === null ? null : ((await readReviewReports(queries, { number, limit: 1 }))[0] ?? null);
    },
    waitingReviews: () => readWaitingReviews(queries),
    find: (asked: string) => findItems(queries, asked),
    /** A table as a file, its head first. */
    csv: (rows: readonly (readonly (string | number)[])[]) => rows.map((row) => csvLine(row)).join(''),
    /** Picture of a provider, a JPEG. */
    logo: (slug: string) => readSellerLogo({ queries, dataDir }, slug),
  };
}
