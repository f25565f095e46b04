import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const temporaryFolder = 'tests/support/temporary-folder-setup.ts';
const emptyPage = 'tests/support/empty-page-setup.ts';

/**
 * Pictures are drawn, whole pages are rendered, servers asked, sites filled, searches and journeys compared by the thousand,
 * and feeds made up or damaged: `npm run verify` leaves that to `npm test`.
 */
const slow = [
  'src/api/**/*.test.ts',
  'src/demo/**/*.test.ts',
  'src/domain/journey/plan-journey.test.ts',
  'src/domain/place/nearest-destinations.test.ts',
  'src/domain/place/search.test.ts',
  'src/feeds/adapters/api-rows.test.ts',
  'src/feeds/canonical-export/canonical-entry.test.ts',
  'src/feeds/row/csv-table.test.ts',
  'src/feeds/adapters/feed-fuzz.test.ts',
  'src/feeds/adapters/impossible-dates.test.ts',
  'src/feeds/read/read-json-parts.test.ts',
  'src/feeds/run/run-feed.test.ts',
  'src/feeds/sources/download-pages.test.ts',
  'src/pictures/country/**/*.test.ts',
  'src/pictures/share-pictures.test.ts',
  'src/reviews/make-review-image.test.ts',
  'src/runtime/reference-data/check-at-start.test.ts',
  'src/server/**/*.test.ts',
  'src/i18n/say-purchase.test.ts',
  'src/web/answer/document/document-head.test.ts',
  'src/web/features/place/regions/load.test.ts',
  'src/web/site.test.ts',
  'src/web/stray-keys.test.ts',
  'src/web/answer/document/structured-data.test.ts',
  'tests/architecture/search-queries.test.ts',
  'tests/architecture/search-typed.test.ts',
];

/**
 * Every name of every place is searched for, whole sites move, real files are read, and processes are started, installed, killed
 * or starved: `npm test` leaves that to `npm run test:extended`.
 */
const extended = [
  'src/feeds/table/seller-places.test.ts',
  'tests/architecture/search-names.test.ts',
  'tests/architecture/search-slips.test.ts',
  'tests/contract/backup-maintenance-store.test.ts',
  'tests/contract/backup-store.test.ts',
  'tests/contract/backup-while-writing-store.test.ts',
  'tests/contract/bidi-texts.test.ts',
  'tests/contract/encrypted-backup-store.test.ts',
  'tests/contract/every-statement-store.test.ts',
  'tests/contract/export-store.test.ts',
  'tests/contract/former-release-store.test.ts',
  'tests/contract/from-price-store.test.ts',
  'tests/contract/full-disk-store.test.ts',
  'tests/contract/fuzz.test.ts',
  'tests/contract/hostile-bodies-store.test.ts',
  'tests/contract/import-command.test.ts',
  'tests/contract/import-real-files.test.ts',
  'tests/contract/killed-*-store.test.ts',
  'tests/contract/launcher.test.ts',
  'tests/contract/move-database-store.test.ts',
  'tests/contract/nginx.test.ts',
  'tests/contract/operator-deliveries-store.test.ts',
  'tests/contract/pooler-store.test.ts',
  'tests/contract/postgres-away.test.ts',
  'tests/contract/shared-cache.test.ts',
  'tests/contract/started-together-store.test.ts',
  'tests/contract/taken-back-feeds-store.test.ts',
  'tools/start.test.ts',
];

const databases = ['tests/support/database-global-setup.ts'];

/** Pages are rendered as visitors get them; React's version for development takes longer, and no test reads its warnings. */
const rendered = { extends: true, oxc: { jsx: { development: false } } } as const;
const production = { NODE_ENV: 'production' };

/** Three distances: rules beside their files, rooms against real stores and answers, and the shape of the whole. */
export default defineConfig({
  test: {
    globalSetup: [temporaryFolder],
    // One more than processors, since suites often wait for PostgreSQL and mail servers.
    maxWorkers: availableParallelism() + 1,
    // Nothing is timed here: a busy machine must not turn a test red.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // One worker reads each module once: half of the time went into reading them again for every file.
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: [emptyPage],
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts'],
          exclude: [...slow, ...extended],
        },
      },
      { ...rendered, test: { name: 'slow', isolate: false, env: production, include: slow } },
      {
        extends: true,
        test: {
          name: 'architecture',
          isolate: false,
          include: ['tests/architecture/**/*.test.ts'],
          exclude: [...slow, ...extended],
        },
      },
      {
        ...rendered,
        test: {
          name: 'contract',
          isolate: false,
          env: production,
          include: ['tests/contract/**/*.test.ts'],
          exclude: extended,
          globalSetup: databases,
        },
      },
      { ...rendered, test: { name: 'extended', env: production, include: extended, globalSetup: databases } },
    ],
  },
});
