import type { Page } from '@playwright/test';
import { testedPages } from '#tests/support/browser-site.ts';
import { addElements, changeTexts, translatePage } from './change-page.ts';
import { firstHydrated, isTakenOver } from '#tools/until-live.ts';
import { extendedUnless, extendedUnlessMain } from './extended.ts';
import { expect, test, untilLive } from './visitor.ts';

/** Runs before the page's scripts, when all of its HTML is there. */
async function changeEarly(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${change.toString()})`);
}

/** Runs when the page's content has been read, before its own scripts look for changes. */
async function changeUnseen(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`new MutationObserver((_, observer) => {
    if (document.getElementById('payload') === null) return;
    observer.disconnect();
    (${change.toString()})();
  }).observe(document, { childList: true, subtree: true })`);
}

/** Waits until React has hydrated what needs no interaction, and is idle. */
async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(isTakenOver, firstHydrated);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));
}

/** Text by text, including hidden ones; React omits what is for browsers without scripts. */
async function textOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.querySelector('#root') ?? document, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
      if (walk.currentNode.parentElement?.closest('noscript') === null)
        texts.push(...(walk.currentNode.nodeValue ?? '').split(/\s+/));
    return texts.filter((text) => text !== '');
  });
}

/** What a page shows without a change that it no longer shows with one. */
async function missingTexts(page: Page, plain: readonly string[]): Promise<readonly string[]> {
  const shown = (await textOf(page)).map((text) => text.replaceAll('¤', ''));
  const counts = new Map<string, number>();
  for (const text of shown) counts.set(text, (counts.get(text) ?? 0) + 1);
  return plain.filter((text) => {
    const left = (counts.get(text) ?? 0) - 1;
    counts.set(text, left);
    return left < 0;
  });
}

// React reports changes made before hydration.
test.use({ tolerated: /Minified React error #418/ });

for (const { name, path } of testedPages) {
  test(`${name}: what others change before hydration costs no text`, extendedUnlessMain(name), async ({ page }) => {
    await openUntouched(page, path);
    const untouched = await textOf(page);
    await untilLive(page);
    const live = await textOf(page);
    // What is for browsers without scripts is gone once the page is live.
    const replaced = await missingTexts(page, untouched);
    const lost = async () => (await missingTexts(page, untouched)).filter((text) => !replaced.includes(text));

    await test.step('what has been seen is undone', async () => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await changeEarly(page, translatePage);
      await changeEarly(page, addElements);
      await openUntouched(page, path);
      expect(await lost()).toEqual([]);
      await untilLive(page);
      expect(await textOf(page)).toEqual(live);
      expect(errors).toEqual([]);
    });

    await test.step('what has not been seen costs its piece of the page', async () => {
      await changeUnseen(page, changeTexts);
      await openUntouched(page, path);
      expect(Number(await page.locator('html').getAttribute('data-changes'))).toBeGreaterThan(3);
      await expect.poll(lost).toEqual([]);
      await untilLive(page);
      expect(await missingTexts(page, live)).toEqual([]);
    });
  });
}

/** Everything visible on the page, and the values of its fields. */
async function shownOn(page: Page): Promise<readonly string[]> {
  const values = await page
    .locator('main')
    .locator('input, select')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  return [...(await textOf(page)), ...values];
}

interface Touch {
  readonly path: string;
  /** What the visitor does. */
  readonly act: (page: Page) => Promise<void>;
  /** Tells that the change is shown. */
  readonly seen: (page: Page) => Promise<void>;
  /** In `npm test`. */
  readonly isKept?: boolean;
}

const touches: Readonly<Record<string, Touch>> = {
  'another order': {
    path: '/germany',
    act: async (page) => void (await page.locator('#plans select[name=sort]').selectOption({ index: 2 })),
    seen: (page) => expect(page).toHaveURL(/sort=/),
  },
  'other days': {
    path: '/germany',
    act: async (page) => {
      await page.locator('main details:has(#trip-days) > summary').click();
      await page.locator('#trip-days').fill('15');
    },
    seen: (page) => expect(page).toHaveURL(/days=15/),
  },
  'a filter': {
    path: '/germany',
    act: (page) => page.locator('#filters label:has(input[name=kind])').first().click(),
    seen: (page) => expect(page).toHaveURL(/kind=/),
    isKept: true,
  },
  'further rows': {
    path: '/germany',
    act: (page) => page.locator('#plans nav button').last().click(),
    seen: (page) => expect(page.locator('#plans ol > li:has(> details)')).toHaveCount(40),
  },
  'another currency': {
    path: '/germany',
    act: async (page) => {
      await page.locator('header [popovertarget=currency-panel]:visible').first().click();
      await page.getByRole('option', { name: /EUR/ }).first().click();
    },
    seen: (page) => expect(page.locator('header [popovertarget=currency-panel]:visible').first()).toHaveText('EUR'),
  },
  'a further stop': {
    path: '/trip?stop=germany.3',
    act: (page) => page.getByRole('button', { name: 'Add a country' }).click(),
    seen: (page) => expect(page.locator('main [name=place]')).toHaveCount(2),
  },
};

test.describe('a page that the browser translates', () => {
  for (const [name, { path, act, seen, isKept = false }] of Object.entries(touches)) {
    test(`shows ${name} as another page does`, extendedUnless(isKept), async ({ page, browser, baseURL, viewport }) => {
      // What is chosen on one page is remembered for the next.
      const elsewhere = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        viewport,
        serviceWorkers: 'block',
      });
      const untranslated = await elsewhere.newPage();
      for (const each of [untranslated, page]) {
        await each.goto(path, { waitUntil: 'domcontentloaded' });
        await untilLive(each);
        if (each === page) await page.evaluate(translatePage);
        await act(each);
        await seen(each);
      }
      await expect.poll(() => shownOn(page)).toEqual(await shownOn(untranslated));
      await elsewhere.close();
    });
  }
});
