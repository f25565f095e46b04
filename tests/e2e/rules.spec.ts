import { messagesFor } from '#i18n/messages.ts';
import { findViolations, sidewaysOverflow } from './axe.ts';
import { expect, open, test } from './visitor.ts';

const { rules: texts } = messagesFor('fr');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rules of countries are narrowed to one kind, and lead to their sources and to the plans', async ({
    page,
  }) => {
    await page.goto('/fr/rules', { waitUntil: 'domcontentloaded' });
    await page.getByLabel(texts.filter.label).selectOption('delay');
    await page.getByRole('button', { name: texts.filter.submit }).click();
    await expect(page).toHaveURL('/fr/rules?q=&kind=delay');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Russie']);
    await expect(page.locator('#ru').getByRole('link', { name: 'Asia-Plus' })).toHaveAttribute('href', /^https:/);
    await page.getByLabel(texts.filter.label).selectOption('');
    await page.getByLabel(texts.filter.country).fill('rus');
    await page.getByRole('button', { name: texts.filter.submit }).click();
    await expect(page).toHaveURL('/fr/rules?q=rus&kind=');
    await page.locator('#ru').getByRole('link', { name: 'Russie' }).click();
    await expect(page.locator('#rules')).toContainText(texts.kinds.delay);
  });
});

test('the rules have no violation on a phone and do not make it scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/fr/rules');
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});
