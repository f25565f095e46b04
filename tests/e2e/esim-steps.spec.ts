import { findViolations, sidewaysOverflow } from './axe.ts';
import { stepTexts } from '#web/features/arrival/step-texts-of.ts';
import { messagesFor } from '#i18n/messages.ts';
import { openNavigable } from './navigation-parts.ts';
import { expect, test } from './visitor.ts';

const address = '?plan=1&land=2026-12-12T14:20&bought=2026-11-28';

for (const path of [`/arrival${address}`, `/ja/arrival${address}`, `/fr/arrival${address}&phone=android`])
  test(`the steps at ${path} are accessible on a phone, and one sheet on paper`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      expect(await findViolations(page)).toEqual([]);
    }
    expect(await sidewaysOverflow(page)).toBe(0);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

test('the link of an opened plan leads to its steps', async ({ page }) => {
  await openNavigable(page, '/japan');
  const row = page.locator('#plans li details').first();
  await row.locator('summary').first().click();
  await row.getByRole('link', { name: messagesFor('en').plan.detail.steps }).click();
  await expect(page.getByRole('heading', { name: stepTexts.en.stages.trouble })).toBeVisible();
});

test('the head is as high as on every page, and leads back', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about');
    const usual = await page.locator('header').evaluate((header) => header.getBoundingClientRect().height);
    await page.goto('/arrival?plan=1&stop=japan.7');
    expect((await page.locator('header').boundingBox())?.height).toBe(usual);
  }
  await page.locator('main a[href="/japan"]').click();
  await expect(page).toHaveURL('/japan');
});
