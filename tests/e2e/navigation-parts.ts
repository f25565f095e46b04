import { expect, type Page } from '@playwright/test';
import { open, untilLive } from './visitor.ts';

/** Opens a page and waits until the site answers navigations itself. */
export async function openNavigable(page: Page, path: string): Promise<void> {
  await open(page, path);
  await untilNavigable(page);
  if (path === '/region') await unfold(page);
}

/** Opens the folded regions, whose links tests follow. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folded) => folded.forEach((each) => each.setAttribute('open', '')));
}

/** The live region for titles exists once client-side navigation is ready. */
export async function untilNavigable(page: Page): Promise<void> {
  await untilLive(page);
  await page.locator('body > [role=status]').first().waitFor({ state: 'attached' });
}

/** Marks the document, so that `isSameDocument` can tell whether it was reloaded since. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(globalThis, 'isMarked', true));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(globalThis, 'isMarked') === true);
}

/** Paths of all requests from now on, pictures aside. */
export function collectRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/assets/') && pathname !== '/favicon.svg') asked.push(pathname + search);
  });
  return asked;
}

/** Clicks a link by its address, wherever on the page it is. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
}

/** Waits until the page of an address is shown, with its heading. */
export async function expectShown(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  // If the address changes first, both the old page and the new one have a heading.
  await page.waitForFunction(() => !('navigation' in globalThis) || navigation.transition === null);
  await expect(page.locator('main h1')).toHaveCount(1);
}

/** A link that the page does not have, with attributes of its own. */
export async function addLink(
  page: Page,
  href: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.evaluate(
    ([address, more]) => {
      const link = Object.assign(document.createElement('a'), { href: address, id: 'added', textContent: 'Added' });
      for (const [name, value] of Object.entries(more)) link.setAttribute(name, value);
      document.querySelector('main')?.prepend(link);
    },
    [href, attributes] as const,
  );
}
