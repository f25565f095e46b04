import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser-launch.ts';

/** Visitor journeys in a real browser. `npm test` runs them last, without those tagged `@extended`; all of them: `npx playwright test`. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'var/test/browser',
  globalSetup: './tests/support/browser-global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  // A page opens in a second; on a crowded machine it may take twenty. No test measures time.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    reuseContext: true,
    // It would answer for the network that tests put in its place; its own tests let it in.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
});
