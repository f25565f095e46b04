import { defineConfig } from 'vitest/config';

/** Tests that take minutes: `npm run test:long`. KILLS, BODIES and others make them shorter, SOAK_MINUTES longer. */
export default defineConfig({
  test: {
    name: 'long',
    include: ['tests/long/**/*.test.ts', 'tests/oracle/**/*.test.ts'],
    globalSetup: ['tests/support/temporary-folder-setup.ts', 'tests/support/database-global-setup.ts'],
    testTimeout: 3_600_000,
    fileParallelism: false,
  },
});
