import { defineConfig } from 'vitest/config';

/** The tests that `npm run test:mutation` runs for each mutant; `tools/mutation/mutated-rooms.ts` chooses among them. */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/temporary-folder-setup.ts'],
    setupFiles: ['tests/support/few-cases-setup.ts'],
    // One worker reads each module once.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'rules', include: ['src/{domain,feeds}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'stores',
          include: ['tests/contract/{lease,corrected-plans,void-statements}-store.test.ts'],
          // Twenty times faster; what differs between the engines is not what mutants change.
          env: { ONLY_SQLITE: '1' },
          // Of work that a mutant never lets begin: each of these tests takes less than a quarter of a second.
          testTimeout: 5_000,
          globalSetup: ['tests/support/database-global-setup.ts'],
        },
      },
    ],
  },
});
