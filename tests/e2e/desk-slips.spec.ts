import type { Page } from '@playwright/test';
import { launchOptions } from '#tests/support/browser-launch.ts';
import { addAuthenticator, shareDesk } from './desk-visit.ts';
import { expect, test } from './visitor.ts';

const desk = shareDesk();

test.use({
  launchOptions: launchOptions({ hasPictures: true }),
  tolerated: /status of 409/,
  hasHiddenBanner: false,
  skipsOutOfSight: true,
});

/** Decisions that wait, one a line. */
async function decisions(): Promise<readonly string[]> {
  const said = await desk.run('decisions');
  return said === 'No decisions are waiting.\n' ? [] : said.trim().split('\n');
}

/** The oldest review, whose picture is open: a key would publish it. */
async function openReview(page: Page): Promise<void> {
  await page.goto(`${desk.origin}/reviews`);
  await page.clock.fastForward(401);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'false');
}

/** Lets requests of these addresses wait. */
async function hold(page: Page, addresses: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const requests: string[] = [];
  await page.route(addresses, async (route) => {
    requests.push(route.request().url());
    await promise;
    await route.continue();
  });
  return { requests, release: resolve };
}

test('nothing is decided by accident', async ({ page, pauseClock }) => {
  await desk.sendReviews(8);
  await desk.enter(page, 'Ana');
  await pauseClock(Date.now());

  await test.step('a key that is held for ten seconds, since before the review came', async () => {
    await openReview(page);
    await page.keyboard.down('f');
    for (let held = 0; held < 10; held += 1) {
      await page.clock.fastForward(1000);
      await page.keyboard.down('f');
    }
    await page.keyboard.up('f');
    expect(await decisions()).toEqual([]);
  });

  await test.step('Enter, wherever the focus is but on a button', async () => {
    await openReview(page);
    for (let stops = 0; stops < 12; stops += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => document.activeElement?.tagName ?? '');
      if (name !== 'BUTTON' && name !== 'A') await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { level: 2 }).first().click();
    await page.clock.fastForward(401);
    await page.keyboard.press('Enter');
    expect(await decisions()).toEqual([]);
  });

  await test.step('two quick keys decide once, and the second one is not sent', async () => {
    await openReview(page);
    const { release, requests } = await hold(page, '**/do/review/approve');
    await page.clock.fastForward(401);
    for (const key of ['f', 'f', 'd', 'j']) await page.keyboard.press(key);
    release();
    await expect(page.locator('.undo')).toContainText('published: ');
    expect(requests).toHaveLength(1);
    expect(await decisions()).toHaveLength(1);
  });

  await test.step('a key while the next page is on its way', async () => {
    await openReview(page);
    const { release, requests } = await hold(page, '**/reviews/*sheet=reasons*');
    await page.clock.fastForward(401);
    for (const key of ['d', 'f', '2', 'Enter']) await page.keyboard.press(key);
    release();
    await expect(page.locator('.reasons')).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(await decisions()).toHaveLength(1);
  });
});

test('of two people one decides on a review, and the other one is told', async ({ page, browser }) => {
  await desk.sendReviews(2);
  await desk.enter(page, 'Bo');
  await using context = await browser.newContext();
  const other = await context.newPage();
  await addAuthenticator(other);
  await other.goto(await desk.invite('Cy', 'moderator'));
  await other.getByRole('button', { name: 'Make a key' }).click();
  await expect(other).toHaveURL(`${desk.origin}/`);

  const before = (await decisions()).length;
  await page.goto(`${desk.origin}/reviews`);
  const path = page.url();
  await page.goto(`${path}?sheet=reasons`);
  await other.goto(path);
  await expect(other.getByText('Bo opened this review')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await other.getByRole('link', { name: 'Take it over' }).click();
  await other.goto(`${path}?sheet=reasons`);
  const pages = [page, other];
  await Promise.all(pages.map((each) => each.getByRole('button', { name: 'Advertising' }).click()));
  const counts = await Promise.all(
    pages.map(async (each) => {
      const told = each.getByText('nothing that you decided was counted');
      await expect(each.locator('.undo').or(told)).toBeVisible();
      return told.count();
    }),
  );
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await decisions()).toHaveLength(before + 1);
});
