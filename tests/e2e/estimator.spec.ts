import type { Page } from '@playwright/test';
import { estimateDataUse, usualAmounts } from '#domain/trip/data-use.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { messagesFor } from '#i18n/messages.ts';
import { expect, open, test } from './visitor.ts';

const texts = messagesFor('en').estimator;
const result = (page: Page) => page.getByRole('region', { name: texts.result.label });

test('what is entered counts at once, by keyboard, stays in the address, and leads to plans of that size', async ({
  page,
}) => {
  await open(page, '/data-use?days=7&videoHd=0');
  await expect(result(page)).toContainText(texts.result.none);
  await test.step('a step of the keyboard counts', async () => {
    const field = page.getByRole('spinbutton', { name: texts.activities.videoHd.name });
    await field.focus();
    await page.keyboard.press('PageUp');
    // An hour of HD video a day: 3 GB at most, and a tenth for the network.
    await expect(result(page)).toContainText('You need about 24 GB');
    await expect(page).toHaveURL('/data-use?days=7&videoHd=60');
  });
  await test.step('a reload shows the same', async () => {
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(result(page)).toContainText('You need about 24 GB');
  });
  await test.step('every figure has a source', async () => {
    await page.getByText(texts.formula.columns.figures).first().click();
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    for (const row of await rows.all()) await expect(row.getByRole('link').first()).toHaveAttribute('href', /^https:/);
  });
  await test.step('the answer goes along to a destination', async () => {
    const [link] = await result(page).getByRole('link').all();
    await link?.click();
    await expect(page).toHaveURL(/\/[a-z-]+\?days=7&gb=24$/);
    await expect(page.locator('#trip-days')).toHaveValue('7');
  });
});

test('the trip form of a destination leads to it with the days of the trip', async ({ page }) => {
  await open(page, '/germany?days=4&gb=5');
  const { trip } = messagesFor('en');
  await page.locator('main summary', { hasText: trip.sentence.questions.data }).click();
  await page.getByRole('link', { name: trip.estimate.more }).click();
  await expect(page).toHaveURL('/data-use?days=4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form answers, and says what it could not read', async ({ page }) => {
    await page.goto('/data-use?days=7', { waitUntil: 'domcontentloaded' });
    await page.locator('input[name="videoHd"]').fill('60', { force: true });
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page).toHaveURL(/videoHd=60/);
    const { planMb } = estimateDataUse({ days: 7, amounts: { ...usualAmounts, videoHd: 60 } });
    await expect(result(page)).toContainText(texts.result.plan({ amount: formatDataAmount(planMb ?? 0, 'en') }));
    const refused = await page.goto('/ja/data-use?days=0&maps=9999', { waitUntil: 'domcontentloaded' });
    expect(refused?.status()).toBe(200);
    const ja = messagesFor('ja').estimator;
    await expect(page.getByText(ja.refused({ names: `${ja.days}、${ja.activities.maps.name}` }))).toBeVisible();
  });

  test('the finder opens the destination with the answer', async ({ page }) => {
    await page.goto('/data-use?days=7&videoHd=60', { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox', { name: texts.result.finder.label }).fill('japan');
    await page.getByRole('button', { name: texts.result.finder.submit }).click();
    await expect(page).toHaveURL('/japan?days=7&gb=24');
  });
});
