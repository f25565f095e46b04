import { defineConfig } from 'vitest/config';

const sampled = [
  'src/domain/place/destination-name.test.ts',
  'src/feeds/canonical-export/canonical-entry.test.ts',
  'src/feeds/row/csv-table.test.ts',
  'src/feeds/adapters/feed-fuzz.test.ts',
  'src/feeds/adapters/impossible-dates.test.ts',
  'tests/architecture/search-slips.test.ts',
  'tests/contract/damaged-prices-store.test.ts',
  'tests/contract/fuzz.test.ts',
  'tests/contract/hostile-bodies-store.test.ts',
  'tests/contract/operator-deliveries-store.test.ts',
  'tests/contract/paid-links-order-store.test.ts',
  'tests/contract/taken-back-feeds-store.test.ts',
];

/** Tests that take minutes: `npm run test:long`. TRIPS and others make them shorter, SOAK_MINUTES longer. */
export default defineConfig({
  test: {
    name: 'long',
    include: [
      'tests/long/**/*.test.ts',
      'tests/oracle/**/*.test.ts',
      // Also in `npm test`, which tries a sample.
      ...sampled,
    ],
    env: { FULL_SIZE: '1' },
    globalSetup: ['tests/support/database-global-setup.ts'],
    testTimeout: 3_600_000,
    fileParallelism: false,
  },
});
