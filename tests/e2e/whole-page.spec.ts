import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { launchOptions } from '#tests/support/browser-launch.ts';
import { extended, extendedUnless } from './extended.ts';
import { addLink, openNavigable } from './navigation-parts.ts';
import { expect, open, test } from './visitor.ts';

// Pictures out of sight are requested when those before them have come.
test.use({ launchOptions: launchOptions({ hasPictures: true }), skipsOutOfSight: true });

/** One of each page type. */
const paths = [
  '/',
  '/japan',
  '/region/europe',
  '/region',
  '/reviews',
  '/trip?stop=japan.7.7&stop=south-korea.4.4',
  '/prices',
  '/data-use',
  '/rules',
  '/blog',
];

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/**
 * Gaps of a full-page screenshot: visible texts that are not rendered, and lazy pictures. Their loading attribute is checked,
 * because pictures of places are left out.
 */
async function findGaps(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const gaps: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement, nodeValue } = text;
      if (nodeValue?.trim() === '' || parentElement?.checkVisibility() !== true) continue;
      if (!parentElement.checkVisibility({ contentVisibilityAuto: true })) gaps.push(nodeValue ?? '');
    }
    for (const image of document.images) if (image.checkVisibility() && image.loading === 'lazy') gaps.push(image.src);
    return gaps;
  });
}

/** Nobody has scrolled: until the page rests, something is missing; then nothing. */
async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => findGaps(page)).toEqual([]);
}

for (const viewport of windows) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const path of paths) {
      const details = extendedUnless(path === '/japan' && viewport.width === 390);
      test(
        `${path} is rendered to its end when it rests, and keeps its length while it is read`,
        details,
        async ({ page }) => {
          await expectWholeAt(page, path);
        },
      );
    }

    test('so is the page of a provider', extended, async ({ page, request }) => {
      const html = await (await request.get('/japan')).text();
      const [, provider = ''] = /href="(\/japan\/[a-z0-9-]+)[?"]/.exec(html) ?? [];
      await expectWholeAt(page, provider);
    });
  });
}

async function expectWholeAt(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expectWhole(page);
  await startMap(page);
  expect(await lengthsWhileRead(page)).toHaveLength(1);
}

/** The lead of a map gets its second sentence with the first use of the page (decision 0050), not while it is read. */
async function startMap(page: Page): Promise<void> {
  const map = page.locator('#coverage');
  if ((await map.count()) === 0) return;
  await map.scrollIntoViewIfNeeded();
  await expect(map).toContainText(messagesFor('en').coverage.networksLead);
}

/** Every page height, in px, while scrolling from top to bottom. */
async function lengthsWhileRead(page: Page): Promise<readonly number[]> {
  return await page.evaluate(async () => {
    const { documentElement } = document;
    const seen = new Set([documentElement.scrollHeight]);
    for (let top = 0; top < documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      seen.add(documentElement.scrollHeight);
    }
    return [...seen];
  });
}

test('so is what comes later', extended, async ({ page }) => {
  await openNavigable(page, '/about');
  await addLink(page, '/japan');
  await page.locator('#added').click();
  await expect(page).toHaveURL('/japan');
  await expectWhole(page);
  const rows = page.locator('#plans ol > li');
  const texts = await rows.allInnerTexts();
  await page.locator('#plans select[name=sort]').selectOption({ index: 1 });
  await expect.poll(() => rows.allInnerTexts()).not.toEqual(texts);
  await expectWhole(page);
});

test('a press finds the page as light as it was loaded, and of the same length', extended, async ({ page }) => {
  await open(page, '/japan');
  const length = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  await expectWhole(page);
  const before = await length();
  await page.keyboard.press('Shift');
  await expect.poll(() => findGaps(page)).not.toEqual([]);
  expect(await length()).toBe(before);
  await expectWhole(page);
});

test('a press at once reaches what it points at', async ({ page }) => {
  await open(page, '/japan');
  await expectWhole(page);
  const question = page.locator('#questions summary').first();
  await question.scrollIntoViewIfNeeded();
  const reached = await question.evaluate(async (summary) => {
    const { left, top, height } = summary.getBoundingClientRect();
    const isReached = (): boolean =>
      document.elementFromPoint(left + 5, top + height / 2)?.closest('summary') === summary;
    summary.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    // A tap on a trackpad ends in the same frame.
    const inSameFrame = isReached();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return { inSameFrame, afterIt: isReached() };
  });
  expect(reached).toEqual({ inSameFrame: true, afterIt: true });
});

test('pictures out of sight are requested a few at a time', async ({ page }) => {
  await page.addInitScript(() => {
    const batches: number[] = [];
    Object.assign(globalThis, { batches });
    new MutationObserver((changes) => batches.push(changes.length)).observe(document, {
      attributeFilter: ['loading'],
      subtree: true,
    });
  });
  await page.goto('/region/europe');
  await expectWhole(page);
  const batches = await page.evaluate(() => (globalThis as typeof globalThis & { batches: number[] }).batches);
  expect(batches.length).toBeGreaterThan(10);
  expect(Math.max(...batches)).toBeLessThanOrEqual(6);
});

test('on paper nothing is left out, however early', async ({ page }) => {
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  await page.goto('/japan', { waitUntil: 'load' });
  const skipped = page.locator('#questions h2');
  const isRendered = (): Promise<boolean> =>
    skipped.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isRendered()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isRendered()).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every text is rendered at once', async ({ page }) => {
    await page.goto('/japan');
    const questions = page.locator('#questions');
    expect(await questions.evaluate((section) => getComputedStyle(section).contentVisibility)).toBe('visible');
  });
});
