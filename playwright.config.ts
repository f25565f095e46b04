import { defineConfig } from '@playwright/test';
import { findChromium } from '#tools/find-chromium.ts';

const chromium = findChromium();
if (!chromium.ok) throw new Error(chromium.reason);

/** Chromium refuses its sandbox to root. */
const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Visitor journeys in a real browser. `npm test` runs them last; alone: `npx playwright test`. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'var/test/browser',
  globalSetup: './tests/support/browser-global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  timeout: 30_000,
  use: {
    viewport: { width: 1440, height: 900 },
    reuseContext: true,
    launchOptions: {
      executablePath: chromium.value,
      args: [
        ...rootFlags,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
