import { messagesFor } from '#i18n/messages.ts';
import { expect, open, test } from './visitor.ts';

const { common } = messagesFor('en');

test('the first key press offers to skip to the content, the second does', async ({ page }) => {
  await open(page, '/germany');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: common.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a currency is chosen without a pointer', async ({ page }) => {
  await open(page, '/germany');
  await page.getByRole('button', { name: /^Currency:/ }).focus();
  await page.keyboard.press('Enter');
  const choice = page.getByLabel(common.currency.label);
  await choice.focus();
  await choice.selectOption('JPY');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Currency:/ })).toHaveText('JPY');
  await expect(page).toHaveURL('/germany');
});

test('the currency panel closes with Escape and gives the focus back', async ({ page }) => {
  await open(page, '/germany');
  const button = page.getByRole('button', { name: /^Currency:/ });
  await button.click();
  const choice = page.getByLabel(common.currency.label);
  await expect(choice).toBeVisible();
  await choice.focus();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(button).toBeFocused();
});

test('a chosen language is kept for the next visit', async ({ page, context }) => {
  await open(page, '/region/europe');
  await page.locator('a[data-locale="it"]').click();
  await expect(page).toHaveURL('/it/region/europe');
  await page.goto('/');
  await expect(page).toHaveURL('/it');
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'locale', value: 'it', sameSite: 'Lax' });
});
