import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { success, type Result } from '#domain/kernel/result.ts';
import { launchOptions } from '#tests/support/browser-launch.ts';
import type { EngineTab } from './engines/engine-tab.ts';
import { puppeteerTab } from './engines/puppeteer-tab.ts';
import { WebDriverSession } from './engines/webdriver-session.ts';
import { startWebKit } from './engines/webkit-browser.ts';
import { webKitTab } from './engines/webkit-tab.ts';
import { findProgram } from '#tools/find-program.ts';
import { allHydrated, firstHydrated, isTakenOver } from '#tools/until-live.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

interface Engine {
  /** @param complaints receives the browser's errors and warnings, if the driver reports them */
  readonly openTab: (complaints: string[]) => Promise<EngineTab>;
  readonly close: () => Promise<void>;
}

// Playwright drives a Firefox and a WebKit of its own making, which not every machine can get; its way to the Firefox that
// visitors have begins with a command that this one does not know (emulation.setMediaFeaturesOverride). Puppeteer drives it
// over WebDriver BiDi, and WebKit's own driver speaks plain WebDriver (decision 0048).

/**
 * A visit with one of three browsers, by a returning visitor. As with Playwright's Chromium, a test fails on any
 * error that Chromium and Firefox report; WebKit's driver reports none. Without the browser the test is skipped, with
 * instructions.
 */
export const test = base.extend<{ tab: EngineTab }, { engineName: EngineName; engine: Result<Engine> }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await starts[engineName]();
      await use(engine);
      if (engine.ok) await engine.value.close();
    },
    // The first start on a busy machine is slow.
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ engine, engineName }, use, testInfo) => {
    testInfo.skip(!engine.ok, engine.ok ? '' : engine.reason);
    if (!engine.ok) return;
    const complaints: string[] = [];
    const tab = await engine.value.openTab(complaints);
    // The privacy banner was hidden on an earlier visit.
    await tab.goTo(`${process.env['BASE_URL']}/robots.txt`);
    await tab.ask(() => localStorage.setItem('cookie:accepted', 'true'));
    await use(tab);
    if (testInfo.errors.length > 0) await keepPicture(tab, { engineName, name: `failed-${testInfo.testId}` });
    await tab.close();
    expect(complaints).toEqual([]);
  },
});

const starts: Record<EngineName, () => Promise<Result<Engine>>> = {
  chromium: async () => {
    const { executablePath = '', args = [] } = launchOptions({ hasPictures: true });
    return success(await startPuppeteer({ browser: 'chrome', executablePath, args }));
  },
  firefox: async () => {
    const found = findProgram('Firefox');
    return found.ok ? success(await startPuppeteer({ browser: 'firefox', executablePath: found.value })) : found;
  },
  webkit: async () => {
    const driver = findProgram('WebKit driver');
    if (!driver.ok) return driver;
    const display = findProgram('Xvfb');
    if (!display.ok) return display;
    const browser = await startWebKit({ driver: driver.value, display: display.value });
    const openTab = async (): Promise<EngineTab> => webKitTab(await WebDriverSession.start(browser.driver));
    return success({ openTab, close: browser.close });
  },
};

async function startPuppeteer(options: Parameters<typeof launch>[0]): Promise<Engine> {
  const browser = await launch(options);
  return {
    openTab: async (complaints) => {
      const visit = await browser.createBrowserContext();
      const page = await visit.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // Following a link aborts pictures that are still loading.
        if (!/^(NS_BINDING_ABORTED|net::ERR_ABORTED)$/.test(reason)) complaints.push(`${request.url()} ${reason}`);
      });
      return puppeteerTab(page, visit);
    },
    close: () => browser.close(),
  };
}

/** Opens a page and waits for hydration and, where the browser supports it, for client-side navigation. */
export async function open(tab: EngineTab, path: string): Promise<void> {
  await tab.goTo(`${process.env['BASE_URL']}${path}`);
  await untilLive(tab);
}

/** Waits for hydration and, where the browser supports it, for client-side navigation. */
export async function untilLive(tab: EngineTab): Promise<void> {
  await until(tab, isTakenOver, firstHydrated);
  await tab.ask(() => void dispatchEvent(new Event('scroll')));
  await until(tab, isTakenOver, allHydrated);
  // The live region for titles exists from then on.
  if (await hasNavigation(tab)) await until(tab, isThere, 'body > [role=status]');
  await tab.ask(() => document.fonts.ready.then(() => undefined));
  // Global listeners, such as keys, are attached when React is idle.
  await tab.ask(() => new Promise<void>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(() => resolve())));
}

/** Stores a screenshot for inspection after a run. */
export async function keepPicture(
  tab: EngineTab,
  { engineName, name }: { readonly engineName: EngineName; readonly name: string },
): Promise<void> {
  const folder = join('var', 'test', engineName);
  mkdirSync(folder, { recursive: true });
  // What has just changed is on the screen with the frame after the next.
  await tab.ask(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  writeFileSync(join(folder, `${name}.png`), await tab.screenshot());
}

/** Polls a condition in the page, more often than Playwright would. */
export async function until(tab: EngineTab, question: (detail: string) => boolean, detail: string): Promise<void> {
  await expect
    .poll(() => tab.ask(question, detail), { intervals: [30], message: `${question.name} ${detail}` })
    .toBe(true);
}

/** To be run in the page. */
export function isThere(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

/** False: this browser is from before the Navigation API, and links are ordinary loads. */
export function hasNavigation(tab: EngineTab): Promise<boolean> {
  return tab.ask(() => 'NavigationPrecommitController' in globalThis);
}

/** Path and query of the page that is shown. */
export function addressOf(tab: EngineTab): Promise<string> {
  return tab.ask(() => location.pathname + location.search);
}

/** What an element reads, as a visitor sees it; empty: it is not there. */
export function textOf(tab: EngineTab, selector: string): Promise<string> {
  return tab.ask((at) => document.querySelector<HTMLElement>(at)?.innerText ?? '', selector);
}

export { expect };
