import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { createRateStore } from '#currency/create-rate-store.ts';
import type { Database } from '#database/database.ts';
import { databaseImageStore } from '#reviews/database-image-store.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { openReadings, type DeskReadings } from '#runtime/services/desk/open-readings.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { makeFolder } from './make-folder.ts';

/** What the screens read of a database, without feeds and checks. */
export function readingsOf(database: Database, now: () => Date): DeskReadings {
  return openReadings({
    database,
    siteOrigin: 'https://esim.example',
    dataDir: makeFolder(),
    imageStore: databaseImageStore,
    sources: { file: null, keptFiles: 1, networks: [] },
    feeds: defaultFeedSettings,
    catalogue: createCatalogueReader(database),
    currency: createRateStore(database),
    reviews: createReviewReader(database),
    examine: async () => [],
    now,
  });
}

/** Of a site where nothing has ever happened. */
export const emptyReadings: DeskReadings = {
  siteOrigin: 'https://esim.example',
  today: async () => ({
    waits: [],
    checkedAt: new Date(0),
    ill: [],
    illFeeds: [],
    fine: [],
    earned: { clicks: 0, before: 0, days: [], paying: 0, notPaying: 0, sellers: [], views: 0 },
    since: { lastHere: null, done: [], published: { runs: 0, added: 0, changed: 0 } },
    ending: [],
    missed: [],
  }),
  reportedPlans: async () => ({ plans: [], planCount: 0, reportCount: 0, oldest: null }),
  wrongPrice: async () => null,
  feeds: async () => ({ feeds: [], mistakes: [] }),
  heldRuns: async () => 0,
  feedHistory: async () => [],
  feedRun: async () => null,
  plan: async () => null,
  overrides: async () => [],
  providers: async () => ({
    rows: [],
    counts: { all: 0, feed: 0, unpaid: 0, unsaid: 0, hidden: 0 },
    clicks: 0,
    notPaying: 0,
    mostUnpaid: [],
  }),
  provider: async () => null,
  corrections: async () => [],
  figures: async () => ({ clicks: [], views: [], arrivals: [], searches: [] }),
  illChecks: async () => 0,
  health: async () => {
    const queue = { count: 0, oldest: null, newest: null };
    return {
      at: new Date(0),
      checks: [],
      errors: [],
      rateSources: [],
      newestRates: null,
      mails: queue,
      webhooks: queue,
    };
  },
  waitingReviews: async () => ({ count: 0, flagged: 0, isCapped: false, oldest: null }),
  reviewReports: async () => [],
  reviewReport: async () => null,
  review: async () => null,
  nextReview: async () => null,
  reviewList: async () => ({
    reviews: [],
    next: null,
    waiting: { count: 0, flagged: 0, isCapped: false, oldest: null },
    sellers: new Map(),
    claims: new Map(),
  }),
  reviewPicture: async () => null,
  blurredPicture: async () => null,
  find: async () => ({ plans: [], sellers: [], reviewId: null }),
  csv: () => '',
  logo: async () => null,
};
