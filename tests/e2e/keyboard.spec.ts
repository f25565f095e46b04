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

test('a chosen language is kept for the next visit', async ({ page, context }) => {
  await open(page, '/region/europe');
  await page.getByRole('contentinfo').locator('a[data-locale="it"]').click();
  await expect(page).toHaveURL('/it/region/europe');
  await page.goto('/');
  await expect(page).toHaveURL('/it');
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'locale', value: 'it', sameSite: 'Lax' });
});
