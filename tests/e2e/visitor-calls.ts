import type { Page, Request } from '@playwright/test';

export const arrivals = '/api/tracking/set';
export const errors = '/api/events/log/error';
export const views = '/api/events/view';
export const searches = '/api/events/search';
export const location = '/api/utils/is-europe';

/** The calls that a page makes from now on, by path. */
export function watchCalls(page: Page): (path: string) => readonly Request[] {
  const made: Request[] = [];
  page.on('request', (request) => made.push(request));
  return (path) => made.filter((request) => new URL(request.url()).pathname === path);
}

/** Paths of documents that are loaded from now on. */
export function collectLoads(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

export function bodies(requests: readonly Request[]): unknown[] {
  return requests.map((request) => request.postDataJSON() as unknown);
}

/** Answers a call in place of the site. */
export async function answer(
  page: Page,
  path: string,
  response: { readonly status?: number; readonly json?: unknown },
): Promise<void> {
  await page.route(`**${path}?*`, (route) => route.fulfill({ status: 200, ...response }));
}

/** Waits until the browser is idle. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));
}

/** Waits for the end of a visit's start: the location check is the last request. */
export async function untilVisited(page: Page): Promise<void> {
  await page.waitForResponse(`**${location}?*`);
  await untilIdle(page);
}
