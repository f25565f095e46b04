import { defineConfig } from 'vitest/config';

/** Three distances: rules beside their files, rooms against real stores and answers, and the shape of the whole. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts'] } },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-global-setup.ts'],
        },
      },
    ],
  },
});
