import type { Page } from '@playwright/test';
import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { expect, open, test, untilLive } from './visitor.ts';

function opener(page: Page) {
  return page.getByRole('banner').locator('button[popovertarget=currency-panel]').filter({ visible: true });
}

async function storeSettings(page: Page, text: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('settings', value), text);
}

function readStored(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? 'null') as unknown);
}

test('prices are in US dollars until somebody picks a currency, whatever else is stored', async ({ page }) => {
  await open(page, '/ethiopia');
  await expect(opener(page)).toHaveText('USD');

  for (const text of ['{', '[]', 'null', '"EUR"', '{"currency":{}}', '{"currency":"euro"}']) {
    await test.step(`stored settings that say ${text} do no harm`, async () => {
      await page.evaluate((value) => localStorage.setItem('settings', value), text);
      await open(page, '/about');
      await expect(opener(page)).toHaveText('USD');
    });
  }
});

test('the cookie wins over other settings, since the server went by it', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'currency', value: 'JPY', url: baseURL ?? '' }]);
  await storeSettings(page, '{"acceptPrivacy":true,"showPromoPrice":true,"currency":"EUR"}');
  await open(page, '/ethiopia');
  await expect(opener(page)).toHaveText('JPY');
  await expect.poll(() => readStored(page)).toMatchObject({ currency: 'JPY', showPromoPrice: true });
});

test('the settings bring back a cookie that is gone', async ({ page, context }) => {
  await storeSettings(page, '{"currency":"EUR"}');
  await open(page, '/ethiopia');
  await expect(opener(page)).toHaveText('EUR');
  expect(await context.cookies()).toEqual([expect.objectContaining({ name: 'currency', value: 'EUR' })]);
});

test('a currency that nobody knows leaves the default, and the page does not load for ever', async ({ page }) => {
  await storeSettings(page, '{"currency":"XXQ"}');
  await open(page, '/ethiopia');
  await expect(opener(page)).toHaveText('USD');
});

test('an error page is not loaded again for the sake of a currency', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await storeSettings(page, '{"currency":"EUR"}');
  await open(page, '/no-such-place');
  await expect(opener(page)).toBeDisabled();
  // It hydrates before its last file has loaded.
  await page.waitForLoadState();
  await expect.poll(() => loads).toBe(1);
});

test('a page from the history shows the currency of now', async ({ page }) => {
  await open(page, '/ethiopia');
  await page.goto('/about');
  await page.evaluate(() => {
    document.cookie = 'currency=GBP; Path=/';
  });
  await page.goBack();
  await expect(page).toHaveURL('/ethiopia');
  await expect(opener(page)).toHaveText('GBP');
});

test('picking a language in the footer stores it for a year and keeps the page', async ({ page, context }) => {
  await open(page, '/fr/about');
  for (const locale of [...locales.filter((other) => other !== 'fr'), 'fr'] as const) {
    await test.step(locale, async () => {
      await page.getByRole('contentinfo').locator(`a[data-locale="${locale}"]`).click();
      await expect(page).toHaveURL(localizePath('/about', locale));
      const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
      expect(cookie).toMatchObject({ value: locale, path: '/', sameSite: 'Lax' });
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
      await untilLive(page);
    });
  }
});

test.describe('a browser that speaks French', () => {
  test.use({ locale: 'fr-CA' });

  test('is led to French at / only, and to the language that was picked', async ({ page }) => {
    await test.step('is led to French at / only', async () => {
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expect(page).toHaveURL('/fr');
      await open(page, '/ethiopia');
      await expect(page).toHaveURL('/ethiopia');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });

    await test.step('is led to the language that was picked', async () => {
      await page.getByRole('contentinfo').locator('a[data-locale="it"]').click();
      await expect(page).toHaveURL('/it/ethiopia');
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expect(page).toHaveURL('/it');
    });
  });
});
