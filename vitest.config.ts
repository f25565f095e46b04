import { defineConfig } from 'vitest/config';

const temporaryFolder = 'tests/support/temporary-folder-setup.ts';

/** Pictures are drawn, whole sites are built, started, filled or rendered, and feeds made up: `npm run verify` leaves that to `npm test`. */
const slow = [
  'src/demo/**/*.test.ts',
  'src/feeds/feed-fuzz.test.ts',
  'src/pictures/share-pictures.test.ts',
  'src/pictures/country/**/*.test.ts',
  'src/runtime/reference-data/check-at-start.test.ts',
  'src/server/routes/*-picture-route.test.ts',
  'src/server/page-cache/page-cache.test.ts',
  'src/web/site.test.ts',
  'tools/start.test.ts',
];

/** Three distances: rules beside their files, rooms against real stores and answers, and the shape of the whole. */
export default defineConfig({
  test: {
    globalSetup: [temporaryFolder],
    // One of two processors would else stay idle: the usual leaves one to an editor.
    maxWorkers: '100%',
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
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts'],
          exclude: slow,
        },
      },
      { extends: true, test: { name: 'slow', isolate: false, include: slow } },
      { extends: true, test: { name: 'architecture', isolate: false, include: ['tests/architecture/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/database-global-setup.ts'],
        },
      },
    ],
  },
});
