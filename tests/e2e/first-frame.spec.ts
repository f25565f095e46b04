import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { addLink, expectShown, openNavigable } from './navigation-parts.ts';
import { expect, test } from './visitor.ts';

test.use({ skipsOutOfSight: true });

const { reviews } = messagesFor('en');

/** What the first frame of a visit held. */
interface FirstFrame {
  readonly title: string;
  /** Whether each requested part was rendered. */
  readonly rendered: readonly (boolean | undefined)[];
}

/** Looks at the first frame after the address changed. @param selectors of parts of the page */
async function firstFrame(page: Page, selectors: readonly string[], go: () => Promise<void>): Promise<FirstFrame> {
  await page.evaluate((wanted) => {
    const before = document.getElementById('main');
    const seen = new Promise<FirstFrame>((resolve) => {
      const look = (): void => {
        if (document.getElementById('main') === before) return void requestAnimationFrame(look);
        const isRendered = (selector: string) =>
          document.querySelector(selector)?.checkVisibility({ contentVisibilityAuto: true });
        resolve({ title: document.title, rendered: wanted.map(isRendered) });
      };
      requestAnimationFrame(look);
    });
    Reflect.set(globalThis, 'firstFrame', seen);
  }, selectors);
  await go();
  // The address may change before the page; and not the state of an earlier visit.
  return await page.evaluate(() => Reflect.get(globalThis, 'firstFrame') as Promise<FirstFrame>);
}

/** Checked parts: the trip's form, its answers, the list and the market's ruler. */
const parts = ['main form', '#trip ul', '#plans ol', '#market [role=img]'];

test('the first frame of a visit holds the first view, and the next ones the rest', async ({ page }) => {
  await openNavigable(page, '/region');
  const visit = async (path: string): Promise<void> => {
    await addLink(page, path);
    await page.locator('#added').click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('#root[data-arriving]')).toHaveCount(0);
    await expect(page.locator('#plans ol')).toBeVisible();
  };
  const renderedAtFirst = async (go: () => Promise<void>) => (await firstFrame(page, parts, go)).rendered;
  expect(await renderedAtFirst(() => visit('/germany'))).toEqual([true, true, false, false]);
  expect(await renderedAtFirst(() => visit('/japan#plans')), 'a place on it').toEqual([true, true, true, false]);
  const goBack = async (): Promise<void> => {
    await page.goBack();
    await expect(page).toHaveURL('/germany');
  };
  expect(await renderedAtFirst(goBack), 'a return').toEqual([true, true, true, false]);
  await page.locator('#added').evaluate((link) => link.remove());
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await renderedAtFirst(() => visit('/france'))).slice(1), 'a phone').toEqual([true, false, false]);
  await page.setViewportSize({ width: 1440, height: 1400 });
  expect(await renderedAtFirst(() => visit('/italy')), 'a high window').toEqual([true, true, true, false]);
});

/**
 * Waits until React has prerendered a page that is not in the document yet.
 * @param go triggers it
 */
async function untilPrerendered(page: Page, go: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const made: Element[] = [];
    const create = document.createElement.bind(document) as (name: string) => HTMLElement;
    const createAndKeep = (name: string): HTMLElement => {
      const element = create(name);
      made.push(element);
      return element;
    };
    Object.assign(document, { createElement: createAndKeep });
    Reflect.set(globalThis, 'made', made);
  });
  await go();
  await page.waitForFunction(() =>
    (Reflect.get(globalThis, 'made') as readonly Element[]).some(
      (element) => element.id === 'root' && element.querySelector('main h1') !== null,
    ),
  );
}

test('a prerendered page is shown before React hears of it, and lives right after', async ({ page }) => {
  await openNavigable(page, '/region');
  const title = await page.title();
  const link = page.locator('main a[href="/germany"]').first();
  await untilPrerendered(page, () => link.hover());
  const frame = await firstFrame(page, ['main h1'], async () => {
    await link.click();
    await expect(page).toHaveTitle(/Germany/);
  });
  expect(frame).toEqual({ title, rendered: [true] });
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('body > [role=status]').first()).toHaveText(await page.title());
  await expect(page.locator('#root')).toHaveCount(1);
  const box = page.locator('#plans').getByRole('checkbox').first();
  await box.check();
  await page.waitForFunction(() => location.search !== '');

  await test.step('also when the visitor goes on before that', async () => {
    await addLink(page, '/about');
    await untilPrerendered(page, () => page.locator('#added').hover());
    await page.evaluate(async () => {
      const changed = (): Promise<unknown> =>
        new Promise((resolve) => navigation.addEventListener('currententrychange', resolve, { once: true }));
      // Delayed frames simulate a visitor who is faster than the browser.
      const frame = requestAnimationFrame;
      const waiting: FrameRequestCallback[] = [];
      Object.assign(globalThis, { requestAnimationFrame: (work: FrameRequestCallback) => waiting.push(work) });
      const left = changed();
      document.getElementById('added')?.click();
      await left;
      const next = changed();
      navigation.navigate('/reviews');
      await next;
      Object.assign(globalThis, { requestAnimationFrame: frame });
      for (const work of waiting) frame(work);
      await new Promise((resolve) => frame(() => setTimeout(() => frame(resolve))));
    });
    await expectShown(page, '/reviews');
    await expect(page).toHaveTitle(new RegExp(`^${reviews.title}`));
    await expect(page.locator('#root')).toHaveCount(1);
    await expect(page.locator('#main')).toBeFocused();
    await page.goBack();
    await expectShown(page, '/about');
    await expect(page).toHaveTitle(/About/);
    await page.goBack();
    await expect(page).toHaveURL(/\/germany\?/);
    await expect(box).toBeChecked();
    await box.uncheck();
  });
});
