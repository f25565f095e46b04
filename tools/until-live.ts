import type { Page } from '@playwright/test';

/** What hydrates by itself; everything else waits for the visitor. */
export const firstHydrated = '#root > header, #root > main';

/** What has hydrated when the visitor has acted. */
export const allHydrated = '#root > *, main section, main form';

/** Shows the page that somebody is there, and waits until React has taken all of it over. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver, firstHydrated);
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await page.waitForFunction(isTakenOver, allHydrated);
  // Until its own letters are there, the page may move under a click.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // What listens to the whole page, such as a key, is there when React has nothing more to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));
}

/** To be asked in the page: whether it is all there, and React answers for all elements of a kind. */
export function isTakenOver(selector: string): boolean {
  // Anyone who has just followed a link may ask a document that has no elements yet.
  if (document.readyState === 'loading') return false;
  return [...document.querySelectorAll(selector)].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );
}
