import { test as base, expect, type Page } from '@playwright/test';
import { untilLive } from '#tools/until-live.ts';

/**
 * A visit to the running site. A test that opens a page fails on anything the browser complains about: console errors and
 * warnings (a difference between server and browser is one), exceptions, files that do not load.
 */
export const test = base.extend<{
  tolerated: RegExp | null;
  hasHiddenBanner: boolean;
  skipsOutOfSight: boolean;
  pauseClock: (at: number) => Promise<void>;
}>({
  /** What a test brings about itself and the browser rightly complains of. */
  tolerated: [null, { option: true }],
  /** Whether the privacy banner was hidden on an earlier visit; else it comes when the page is idle. */
  hasHiddenBanner: [true, { option: true }],
  /**
   * Whether content out of sight is skipped as for visitors. Playwright scrolls and presses within a frame, and what the
   * browser renders in it moves what is pressed.
   */
  skipsOutOfSight: [false, { option: true }],
  // Set by the global setup, after Playwright has read its settings.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  baseURL: async ({}, use) => use(process.env['BASE_URL']),
  page: async ({ page, tolerated, hasHiddenBanner, skipsOutOfSight }, use) => {
    const complaints = collectComplaints(page);
    if (hasHiddenBanner) await hidePrivacyBanner(page);
    if (!skipsOutOfSight) await renderOutOfSight(page);
    await use(page);
    // A navigation that is still in flight would interrupt the one with which Playwright resets the page for the next test.
    await page.close();
    expect(complaints.filter((complaint) => tolerated?.test(complaint) !== true)).toEqual([]);
  },
  /**
   * Stops the clock of the page at this time, ms, until the test ends. Left to itself Playwright sets it going again without
   * waiting for it, and a part of its clock may stay for the next test in the same context.
   */
  pauseClock: async ({ page }, use) => {
    let isPaused = false;
    await use(async (at) => {
      await page.clock.pauseAt(at);
      isPaused = true;
    });
    if (isPaused) await page.clock.resume();
  },
});

function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // An error page has an error status, which is not a failed resource.
    if (message.location().url === page.url() && message.text().startsWith('Failed to load resource')) return;
    // Playwright's own word.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Following a link aborts pictures that are still loading.
    if (reason === 'net::ERR_ABORTED') return;
    complaints.push(`${request.url()} ${reason}`);
  });
  return complaints;
}

/** Opens a page and waits for hydration, so that its warnings are recorded. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await untilLive(page);
}

/** Reloads the page; what is typed before hydration is only appended to what a field holds. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await untilLive(page);
}

/** Opens a page and waits until its layout is final, with styles and fonts; pictures have reserved space. */
export async function openLaidOut(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-painted]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

/** As if the visitor had hidden the banner on an earlier visit. */
export async function hidePrivacyBanner(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // An empty page has no storage.
    if (origin !== 'null') localStorage.setItem('cookie:accepted', 'true');
  });
}

/** Not as a style element, which the content security policy refuses. */
async function renderOutOfSight(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(':not([data-arriving] *) { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(styles);
  });
}

export { expect, untilLive };
