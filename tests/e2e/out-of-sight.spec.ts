import type { Page } from '@playwright/test';
import { browserOrigin } from '#tests/support/browser-site.ts';
import { launchOptions } from '#tests/support/browser-launch.ts';
import { expect, test, untilLive } from './visitor.ts';

test.use({ launchOptions: launchOptions({ hasPictures: true }), skipsOutOfSight: true });

/** How far below the window Chromium loads lazy pictures on a slow connection, in px; on others it is half of that. */
const lazyDistance = 2500;

const phone = { width: 412, height: 823 };

/** Visible texts that are not rendered. */
async function findSkipped(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const skipped: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement, nodeValue } = text;
      if (nodeValue?.trim() === '' || parentElement?.checkVisibility() !== true) continue;
      if (!parentElement.checkVisibility({ contentVisibilityAuto: true })) skipped.push(nodeValue ?? '');
    }
    return skipped;
  });
}

/** Addresses of the visible pictures that begin above a height, in px. */
async function findPicturesAbove(page: Page, height: number): Promise<readonly string[]> {
  return await page.evaluate((end) => {
    const near = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < end,
    );
    return near.map(({ currentSrc, src }) => (currentSrc === '' ? src : currentSrc));
  }, height);
}

test('an untouched page asks only for the pictures near the window', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  await page.setViewportSize(phone);
  await page.clock.install();
  await page.goto('/japan', { waitUntil: 'networkidle' });
  // A minute in which nobody does anything.
  for (let times = 0; times < 6; times += 1) await page.clock.runFor(10_000);
  const near = new Set(await findPicturesAbove(page, phone.height + lazyDistance));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((address) => !near.has(address))).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(near.size);
  expect(near.size).toBeLessThan(await page.locator('img').count());
});

test('a printed page has no blank section', async ({ page }) => {
  await page.goto('/japan');
  await untilLive(page);
  expect(await findSkipped(page)).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await findSkipped(page)).toEqual([]);
});

/** Sheets of A4 with the margins that browsers leave. */
async function countSheets(page: Page): Promise<number> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const path of ['/japan', '/fr/region/europe?days=10&gb=unlimited'])
  test(`on paper ${path} is one sheet with trip, answers and the next twelve sellers`, async ({ page }) => {
    await page.goto(path);
    expect(await countSheets(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`${browserOrigin}${path}`)).toBeVisible();
    await expect(page.locator('[data-pick] h3').filter({ visible: true })).toHaveCount(
      await page.locator('[data-pick]').count(),
    );
    await expect(page.locator('#plans ol > li').filter({ visible: true })).toHaveCount(12);
    await expect(page.getByRole('banner')).toBeHidden();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every text is rendered at once', async ({ page }) => {
    await page.goto('/japan');
    expect(await findSkipped(page)).toEqual([]);
  });
});

test('paper has dark words whatever theme was chosen', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  for (const path of ['/japan', '/methodology', '/prices']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const colour = () => page.locator('main h1').evaluate((heading) => getComputedStyle(heading).color);
    const onScreen = await colour();
    await page.emulateMedia({ media: 'print' });
    // The lightness comes first.
    expect([Number.parseFloat(onScreen.slice(6)) > 0.5, Number.parseFloat((await colour()).slice(6)) > 0.5]).toEqual([
      true,
      false,
    ]);
  }
});
