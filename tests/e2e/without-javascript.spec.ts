import { messagesFor } from '#i18n/messages.ts';
import { expect, test } from './visitor.ts';

const { common, list } = messagesFor('en');

test.use({ javaScriptEnabled: false, locale: 'ja-JP' });

test('a list is read page by page', async ({ page }) => {
  await page.goto('/germany');
  const first = await page.locator('main').innerText();
  await page.getByRole('link', { name: common.paging.next }).click();
  await expect(page).toHaveURL('/germany?page=2');
  // The address changes before the styles load, without which a text has other lines.
  await page.waitForLoadState();
  expect(await page.locator('main').innerText()).not.toBe(first);
  await page.getByRole('link', { name: common.paging.previous }).click();
  await expect(page).toHaveURL('/germany');
  await page.waitForLoadState();
  expect(await page.locator('main').innerText()).toBe(first);
});

test('a closed group of filters is a link to the page that has it', async ({ page }) => {
  await page.goto('/germany?sort=price');
  const boxes = page.locator('#filters input[name=provider]');
  await expect(boxes).toHaveCount(0);
  await page.locator('#filters').getByRole('link', { name: list.facets.provider }).click();
  await expect(page).toHaveURL(/sort=price&open=provider#open-provider$/);
  const value = await boxes.nth(20).getAttribute('value');
  await boxes.nth(20).check();
  await page.locator('#filters').getByRole('button', { name: list.filters.apply }).click();
  await expect(page).toHaveURL(new RegExp(`provider=${value}`));
  await expect(page.locator('#plans details[name=plan]').first()).toBeVisible();
});

test('a link of the language switch leads to the same page in the other language', async ({ page }) => {
  await page.goto('/germany?page=2');
  await page.getByRole('contentinfo').locator('a[data-locale="fr"]').click();
  await expect(page).toHaveURL('/fr/germany?page=2');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('English can be chosen on the home page by a visitor whose browser speaks another language', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/ja');
  await page.getByRole('contentinfo').locator('a[data-locale="en"]').click();
  await expect(page).toHaveURL('/');
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a currency is chosen with a form, which comes back to the page', async ({ page, context }) => {
  await page.goto('/germany?page=2');
  await page.getByRole('button', { name: /^Currency:/ }).click();
  await page.getByLabel(common.currency.label).selectOption('EUR');
  await page.getByRole('button', { name: common.currency.submit }).click();
  await expect(page).toHaveURL('/germany?page=2');
  await expect(page.locator('main')).toContainText('€');
  expect(await context.cookies()).toEqual([
    expect.objectContaining({ name: 'currency', value: 'EUR', httpOnly: false, sameSite: 'Lax' }),
  ]);
});

test('light and dark are chosen with buttons', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: common.footer.dark }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: common.footer.system }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('every page shows its content', async ({ page }) => {
  for (const path of [
    '/ja',
    '/region',
    '/germany',
    '/region/europe',
    '/global',
    '/about',
    '/terms',
    '/reviews',
    '/trip',
    '/data-use',
    '/prices',
    '/follow?at=germany',
    '/rules',
  ]) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toBeVisible();
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(100);
  }
});
