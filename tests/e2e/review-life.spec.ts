import { launchOptions } from '#tests/support/browser-launch.ts';
import { findOverlayFaults } from './engines/measure-overlay.ts';
import { picture, ReviewFormParts } from './review-form-parts.ts';
import { shareServer } from './own-server.ts';
import { expect, test, untilLive } from './visitor.ts';

test.use({ launchOptions: launchOptions({ hasPictures: true }) });
const server = shareServer(import.meta.resolve('#tests/e2e/servers/review-life-server.ts'));

test('a review is sent with its screenshot, waits, is published, and is seen at once', async ({ page }) => {
  const form = new ReviewFormParts(page);
  const text = '<img src=x onerror=alert(1)> Fast in Kyoto.\nhttps://example.org is only text.';
  await form.visit(`${server.address}/about`);
  await form.openForm();
  const provider = await form.pickProvider();
  await form.addCountry('japan');
  await form.rate(5);
  await form.text.fill(text);
  await form.attach(await picture('phone.png', { width: 1170, height: 2532 }, '#204060'));
  await expect(form.previews).toHaveCount(1);
  await form.name.fill('Aiko');
  await form.email.fill('aiko@example.org');
  await form.button(form.texts.continue).click();
  await form.button(form.texts.confirm.submit).click();
  await expect(form.dialog).toContainText(form.texts.success.text({ provider }), { timeout: 20_000 });
  await page.goto(`${server.address}/reviews`);
  await expect(page.getByText('Fast in Kyoto.')).toHaveCount(0);
  const told = await server.ask<{ readonly published: { readonly value: readonly string[] } }>('publish');
  expect(told.published.value).toHaveLength(1);
  await page.reload({ waitUntil: 'domcontentloaded' });
  // Until then a link leads to the picture itself.
  await untilLive(page);
  const card = page.locator('main li[id^="review-"]');
  await expect(card.locator('> p')).toHaveText(text);
  await expect(card.locator('> p > *')).toHaveCount(0);
  await expect(card).toContainText('Aiko');
  await expect(page.locator('main')).not.toContainText('aiko@example.org');
  await card.getByRole('link', { name: 'Screenshot 1' }).click();
  const large = page.getByRole('dialog', { name: 'Screenshot 1' }).getByRole('img');
  await expect(large).toBeVisible();
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1500);
  // All of it, not a part that scrolls.
  expect(await page.evaluate(findOverlayFaults, 'dialog[open]')).toEqual([]);
  expect(await large.evaluate((image) => image.parentElement?.scrollHeight === image.parentElement?.clientHeight)).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
});
