import { test as base, expect } from '@playwright/test';

interface VisitorFixtures {
  /** What the browser complained about: console errors, exceptions, failed requests. A test fails when it is not empty. */
  readonly complaints: string[];
}

/** A visit to the running site. Every test fails on anything the browser's console reports as an error. */
export const test = base.extend<VisitorFixtures>({
  // Set by the global setup, after this file's settings are read.
  baseURL: async ({}, use) => use(process.env['BASE_URL']),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // The page itself may be an error page; that its status is 404 is no complaint about what it loads.
        if (message.location().url === page.url() && message.text().startsWith('Failed to load resource')) return;
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText}`));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
