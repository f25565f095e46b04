import { messagesFor } from '#i18n/messages.ts';
import { ratingWeight } from '#domain/listing/provider-rating.ts';
import { inEveryLanguage } from '#tests/support/browser-site.ts';
import { expect, open, test } from './visitor.ts';

for (const { locale, path } of inEveryLanguage('/methodology')) {
  test(`the method in ${locale} tells its rules, what became of reviews, and that nothing was corrected yet`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const texts = messagesFor(locale).methodology;
    expect(html).toContain(texts.ratings.formula({ weight: String(ratingWeight) }));
    expect(html).toContain(texts.corrections.none);
    expect(html).toContain('id="corrections"');
    expect(html).not.toContain('name="robots"');
  });
}

test('the reason of a row leads to the rules it follows, by the keyboard', async ({ page }) => {
  await open(page, '/germany');
  const { plan, methodology } = messagesFor('en');
  const row = page.locator('#plans li summary').first();
  await row.focus();
  await page.keyboard.press('Enter');
  await page.locator('#plans details[open] summary', { hasText: plan.detail.smallPrint }).focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: plan.detail.method }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/methodology#order');
  await expect(page.getByRole('heading', { name: methodology.order.heading })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents lead to the corrections, and the figures of reviews to the about page', async ({ page }) => {
    const texts = messagesFor('en').methodology;
    await page.goto('/methodology');
    await page.getByRole('link', { name: texts.corrections.heading }).click();
    await expect(page.getByRole('heading', { name: texts.corrections.heading })).toBeInViewport();
    await page.getByRole('link', { name: texts.reviews.more }).click();
    await expect(page).toHaveURL('/about#figures');
  });
});
