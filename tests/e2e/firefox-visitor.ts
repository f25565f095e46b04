import { test as base, expect } from '@playwright/test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import type { Result } from '#domain/result.ts';
import { findFirefox } from '#tools/find-firefox.ts';
import { isTakenOver } from '#tools/until-live.ts';

// Playwright drives a Firefox of its own making, which not every machine can get; its way to the one that visitors have
// begins with a command that this one does not know (emulation.setMediaFeaturesOverride). Puppeteer drives it over WebDriver
// BiDi. Elements are found by selectors: by role and name Firefox takes seconds to find one on a page of plans.

/**
 * A visit with Firefox, by somebody who was here before. As with Chromium, a test fails on anything the browser complains
 * about. Without a Firefox the test is skipped, and says what to do.
 */
export const test = base.extend<{ tab: Page }, { firefox: Result<Browser> }>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const found = findFirefox();
      if (!found.ok) return use(found);
      const browser = await launch({ browser: 'firefox', executablePath: found.value });
      await use({ ok: true, value: browser });
      await browser.close();
    },
    // A machine that is busy, or has never started it, takes its time.
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ firefox }, use, testInfo) => {
    testInfo.skip(!firefox.ok, firefox.ok ? '' : firefox.reason);
    if (!firefox.ok) return;
    const visit = await firefox.value.createBrowserContext();
    const tab = await visit.newPage();
    // Sooner than the test, so that what was waited for is named.
    tab.setDefaultTimeout(10_000);
    const complaints = collectComplaints(tab);
    await tab.evaluateOnNewDocument(() => {
      // An empty page has no storage.
      if (origin !== 'null') localStorage.setItem('cookie:accepted', 'true');
    });
    await use(tab);
    await visit.close();
    expect(complaints).toEqual([]);
  },
});

function collectComplaints(tab: Page): string[] {
  const complaints: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
  });
  tab.on('pageerror', (error) => complaints.push(String(error)));
  tab.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Who follows a link before every picture is there breaks off the rest.
    if (reason !== 'NS_BINDING_ABORTED') complaints.push(`${request.url()} ${reason}`);
  });
  return complaints;
}

/** Opens a page and waits until React has taken it over and, where Firefox can, the site answers navigations itself. */
export async function open(tab: Page, path: string): Promise<void> {
  // Not until "load": a picture may still have to be drawn.
  await tab.goto(`${process.env['BASE_URL']}${path}`, { waitUntil: 'domcontentloaded' });
  await tab.waitForFunction(isTakenOver, {}, '#root > *');
  await tab.evaluate(() => dispatchEvent(new Event('scroll')));
  await tab.waitForFunction(isTakenOver, {}, 'main section, main form');
  // The region that speaks titles is there from then on.
  if (await hasNavigation(tab)) await tab.waitForSelector('body > [role=status]');
  // What listens to the whole page, such as a key, is there when React has nothing more to do.
  await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));
}

/** False: this Firefox is from before the Navigation API, and links are ordinary loads. */
export function hasNavigation(tab: Page): Promise<boolean> {
  return tab.evaluate(() => 'NavigationPrecommitController' in globalThis);
}

/** Path and query of the page that is shown. */
export function addressOf(tab: Page): string {
  const { pathname, search } = new URL(tab.url());
  return pathname + search;
}

/** What an element reads, as a visitor sees it; empty: it is not there. */
export function textOf(tab: Page, selector: string): Promise<string> {
  return tab.evaluate((at) => document.querySelector<HTMLElement>(at)?.innerText ?? '', selector);
}

export { expect };
