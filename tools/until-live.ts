import type { Page } from '@playwright/test';

/** What hydrates without an interaction; everything else waits for the visitor. */
export const firstHydrated = '#root > header, #root > main';

/** What has hydrated after the first interaction. */
export const allHydrated = '#root > *, main section, main form';

/** Triggers the first interaction, and waits until React has hydrated everything. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver, firstHydrated);
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await page.waitForFunction(isTakenOver, allHydrated);
  // Until the web fonts have loaded, the page may move under a click.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Global listeners, such as keys, are attached when React is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));
}

/** To be run in the page: whether it is complete, and React has hydrated all elements of a kind. */
export function isTakenOver(selector: string): boolean {
  // Right after following a link the document may have no elements yet.
  if (document.readyState === 'loading') return false;
  return [...document.querySelectorAll(selector)].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );
}
