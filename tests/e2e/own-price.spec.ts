import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { findViolations } from './axe.ts';
import { expect, open, test } from './visitor.ts';

const { ruler } = messagesFor('en').list;

async function check(page: Page, offer: string): Promise<void> {
  await page.getByRole('textbox', { name: ruler.field }).fill(offer);
  await page.getByRole('button', { name: ruler.check }).first().click();
}

const answer = (page: Page) => page.locator('#trip').getByRole('status');

test('an own price is asked about, answered and left again', async ({ page }) => {
  await open(page, '/germany?sort=price');
  await page.getByRole('link', { name: ruler.heading, exact: true }).click();
  await expect(page).toHaveURL(/offer=/);
  await expect(page.getByRole('textbox', { name: ruler.field })).toBeFocused();
  await check(page, '30 days $900');
  await expect(page.getByRole('textbox', { name: 'Data' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Data' }).fill('5');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText(/Higher than (\d+) of \1 sellers/);
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page, 'all', '#trip')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.getByRole('link', { name: ruler.close }).click();
  await expect(page.locator('[data-pick=cheapest]')).toBeVisible();
  await expect(page).not.toHaveURL(/offer/);
});

test('another trip brings the answers back, and its address has no own price', async ({ page }) => {
  await open(page, '/germany?offer=5+GB+30+days+%249');
  await expect(answer(page)).not.toBeEmpty();
  await page.locator('main details[name=trip]:has([name=gb]) > summary').click();
  await page.locator('label:has(input[name=gb][value="20"])').click();
  await expect(page.locator('[data-pick=cheapest]')).toBeVisible();
  await expect(page).toHaveURL(/gb=20/);
  await expect(page).not.toHaveURL(/offer/);
  await page.goBack();
  await expect(answer(page)).not.toBeEmpty();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an own price is asked about and answered', async ({ page }) => {
    await page.goto('/germany?days=10&gb=3');
    await page.getByRole('link', { name: ruler.heading, exact: true }).click();
    await check(page, '3 GB 30 days $900');
    await expect(answer(page)).toContainText('Higher than');
    await expect(page).toHaveURL(/days=10/);
  });
});
