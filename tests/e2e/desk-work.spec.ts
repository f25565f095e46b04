import type { Page } from '@playwright/test';
import { launchOptions } from '#tests/support/browser-launch.ts';
import { extended } from './extended.ts';
import { findViolationsLightAndDark, sidewaysOverflow } from './axe.ts';
import { shareDesk } from './desk-visit.ts';
import { expect, test } from './visitor.ts';

const desk = shareDesk();

test.use({
  launchOptions: launchOptions({ hasPictures: true }),
  tolerated: /status of 40[349]/,
  hasHiddenBanner: false,
  skipsOutOfSight: true,
});

/** After a new page no key acts for a moment: the clock of the page goes on. */
async function press(page: Page, key: string): Promise<void> {
  // What is pressed while a page is on its way counts for nothing.
  await expect(page.locator('body')).not.toHaveClass(/is-waiting/);
  await page.clock.fastForward(401);
  await page.keyboard.press(key);
}

test('reviews are read and decided by the keyboard alone', async ({ page, pauseClock }) => {
  await desk.enter(page, 'Ana', 'moderator');
  await pauseClock(Date.now());
  await page.goto(`${desk.origin}/reviews`);
  const heading = page.getByRole('heading', { level: 2 }).first();
  const undo = page.locator('.undo');

  await test.step('nothing is decided by Enter or Space, and a review with pictures not before they were opened', async () => {
    const name = await heading.textContent();
    for (const key of ['Enter', 'f']) await press(page, key);
    await expect(heading).toHaveText(String(name));
    await expect(undo).toBeHidden();
    await press(page, 'Space');
    await expect(page.getByText('Open or leave out picture 2 first').last()).toBeVisible();
    await press(page, 'Space');
    await expect(page.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'false');
  });

  await test.step('words are blacked out, and it is published', async () => {
    await press(page, 'b');
    await expect(page.locator('.rv-t')).toContainText('▇▇▇');
    const first = page.url().replace(/\?.*/, '');
    await press(page, 'f');
    await expect(undo).toContainText('published: ');
    await press(page, 'u');
    await expect(page).toHaveURL(first);
    await expect(undo).toBeHidden();
    await press(page, 'b');
    await press(page, 'f');
    await expect(undo).toContainText('published: ');
  });

  await test.step('another one is rejected for a reason, a third one is put off', async () => {
    await press(page, 'd');
    await expect(page.getByRole('group', { name: 'Reject: for what reason?' })).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('group', { name: 'Reject: for what reason?' })).toBeHidden();
    await press(page, 'd');
    await press(page, '2');
    await expect(undo).toContainText('rejected: ');
    const before = page.url();
    await press(page, 's');
    await expect(page).not.toHaveURL(before);
  });

  await test.step('after fifteen seconds it is done', async () => {
    await desk.wait(16_000);
    await desk.carryOut();
    await page.goto(`${desk.origin}/reviews/list?status=published`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.goto(`${desk.origin}/reviews/list?status=rejected`);
    await expect(page.getByRole('row').nth(1)).toContainText('Advertising');
  });
});

test('an owner releases a held feed in part, and answers wrong prices', async ({ page }) => {
  await desk.enter(page, 'Bo');
  await page.goto(`${desk.origin}/`);
  await page.getByRole('link', { name: /^Look/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('example-feed is held');
  await expect(page.getByText('as if cents were whole units.')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Release 3 providers' }).click();
  await expect(page.locator('.undo')).toContainText('released: ');

  await page.goto(`${desk.origin}/prices`);
  const amount = page.getByRole('textbox', { name: 'Price you see there' });
  await amount.fill('5000');
  await expect(page.getByText(/ times what we show/)).toBeVisible();
  await amount.press('Enter');
  await expect(page.getByText('Is that price right?')).toBeVisible();
  await page.goto(`${desk.origin}/prices`);
  const first = page.url();
  const shown = Number((await page.locator('.money').first().innerText()).replaceAll(/[^\d.]/g, ''));
  await amount.fill((shown * 1.36).toFixed(2));
  await expect(page.getByText('36% more than we show')).toBeVisible();
  await page.getByRole('button', { name: /^Show this price/ }).click();
  await expect(page.locator('.undo')).toContainText(', 36% more than we show');
  await page.getByRole('link', { name: 'Publish a correction' }).click();
  await expect(page.getByRole('textbox', { name: /^Plan whose reports/ })).toHaveValue(first.split('/').at(-1) ?? '');
  await page.locator('.undo').getByRole('button', { name: 'Take back' }).click();
  await expect(page).toHaveURL(first);
  await page.getByRole('button', { name: /^The feed is right/ }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.locator('.undo')).toContainText('closed: ');
});

test('a provider is changed without scripts', async ({ page, browser }) => {
  await desk.enter(page, 'Cy');
  await page.goto(`${desk.origin}/providers`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  const path = page.url();
  await using context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(path);
  await plain
    .getByRole('row', { name: /^Registered address/ })
    .getByRole('link', { name: 'Set' })
    .click();
  await plain.getByRole('textbox', { name: 'Registered address' }).fill('1 Harbour Street, Bergen');
  await plain.getByRole('button', { name: 'Save' }).click();
  await expect(plain.locator('.undo')).toContainText('set: ');
  await desk.wait(16_000);
  await desk.carryOut();
  await plain.reload();
  await expect(plain.getByRole('row', { name: /^Registered address/ })).toContainText('1 Harbour Street, Bergen');
});

for (const [name, size] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a narrow rail', { width: 1024, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`every working screen is accessible and fits ${name}, light and dark`, extended, async ({ page }) => {
    await page.setViewportSize(size);
    await desk.enter(page, `Ivy of ${name}`);
    for (const path of [
      '/',
      '/reviews',
      '/reviews/list',
      '/prices',
      '/feeds',
      '/feeds/example-feed',
      '/feeds/runs/1',
      '/feeds/runs/1?asks=all',
      '/providers',
      '/overrides?q=1',
      '/plans/1?edit=hide',
      '/corrections',
      '/figures',
      '/health',
    ]) {
      await page.goto(desk.origin + path);
      expect(await findViolationsLightAndDark(page), path).toEqual([]);
      expect(await sidewaysOverflow(page), path).toBe(0);
    }
    await page.goto(`${desk.origin}/reviews`);
    await page.goto(`${page.url()}?sheet=reasons`);
    expect(await findViolationsLightAndDark(page), 'reasons').toEqual([]);
    await page.goto(`${desk.origin}/providers`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    for (const fact of ['link', 'payment', 'refundRule']) {
      await page.goto(`${page.url().replace(/\?.*/, '')}?edit=${fact}`);
      expect(await findViolationsLightAndDark(page), fact).toEqual([]);
    }
  });
