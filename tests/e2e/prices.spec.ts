import type { Page } from '@playwright/test';
import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { launchOptions } from '#tests/support/browser-launch.ts';
import { extendedUnless } from './extended.ts';
import { expect, open, test } from './visitor.ts';

test.use({ launchOptions: launchOptions({ hasPictures: true }) });

const texts = messagesFor('en').prices;
const basket = { data: '5\u00a0GB', days: '7\u00a0days' };

/** Country by country, as the table has it. */
function table(page: Page) {
  return page.getByRole('table').getByRole('rowheader');
}

test('the map answers to the keyboard and leads to the plans behind a price', async ({ page }) => {
  await open(page, '/prices');
  const source = await page.locator('img[src^="/assets/maps/prices/"]').getAttribute('src');
  expect((await page.request.get(source ?? '')).status()).toBe(200);
  const map = page.locator('figure svg[role="group"]');
  await expect(map).toBeVisible();
  const links = map.getByRole('link');
  const others = page.getByText(texts.table.others(basket)).locator('..').getByRole('listitem');
  await page.locator('table + details summary').click();
  expect(await links.count()).toBe((await table(page).count()) + (await others.count()));
  await links.first().focus();
  await page.keyboard.press('ArrowRight');
  const focused = map.locator('a:focus');
  await expect(focused).toHaveAttribute('aria-label', /^.+\u00a0· ≈?.+\/GB$/u);
  const href = await focused.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
  expect(href).toMatch(/^\/[a-z-]+\?days=7&gb=5$/);
});

test('the map comes to life also when its picture takes its time', async ({ page }) => {
  const { promise: isDrawn, resolve: draw } = Promise.withResolvers<undefined>();
  await page.route('**/assets/maps/prices/**', async (route) => {
    await isDrawn;
    await route.continue();
  });
  await open(page, '/prices');
  draw(undefined);
  await expect(page.locator('figure svg[role="group"]')).toBeVisible();
});

test('the figures are those of the cheapest plan that fits, and say how they come about', async ({ page }) => {
  await open(page, '/prices');
  const [first] = await page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all();
  const cheapest = page.getByRole('heading', { name: texts.ends.cheapest, exact: true }).locator('..');
  await expect(cheapest.getByRole('listitem').first()).toContainText(
    (await first?.getByRole('link').innerText()) ?? '-',
  );
  await expect(page.getByRole('heading', { name: texts.moves.falls })).toBeVisible();
  expect(await page.getByRole('img', { name: / from .+ to / }).count()).toBeGreaterThan(0);
  await page.getByText(texts.method.perGb.question).click();
  await expect(page.getByText(texts.method.perGb.answer(basket))).toBeVisible();
});

test('prices follow the currency', async ({ page }) => {
  await page.context().addCookies([{ name: 'currency', value: 'JPY', url: process.env['BASE_URL'] ?? '' }]);
  await open(page, '/prices');
  await expect(page.getByRole('table')).toContainText('¥');
  await page.context().clearCookies({ name: 'currency' });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap shows place and price, and a link to its plans', async ({ page }) => {
    await open(page, '/prices');
    const readout = page.locator('figure').getByRole('status');
    await expect(readout).toHaveText(texts.map.tap);
    const brazil = page.locator('figure svg a[aria-label^="Brazil"]');
    const [name = '', price = ''] = ((await brazil.getAttribute('aria-label')) ?? '').split('\u00a0· ');
    await brazil.tap();
    await expect(readout).toContainText(name);
    await expect(readout).toContainText(price);
    await expect(page).toHaveURL('/prices');
    await readout.getByRole('link', { name: texts.map.plans }).tap();
    await expect(page).toHaveURL('/brazil?days=7&gb=5');
  });

  test('the table has no scroll of its own, and opens where it is', async ({ page }) => {
    await open(page, '/prices');
    expect(
      await page
        .locator('table')
        .locator('..')
        .evaluate((box) => getComputedStyle(box).overflowY),
    ).toBe('visible');
    const summary = page.locator('table + details summary');
    await summary.scrollIntoViewIfNeeded();
    const last = table(page).nth(19);
    const before = (await last.boundingBox())?.y;
    await summary.tap();
    await expect(page.locator('table + details')).toHaveAttribute('open');
    expect((await last.boundingBox())?.y).toBe(before);
  });

  for (const [path, most] of [
    ['/prices', 6000],
    ['/region', 8000],
  ] as const) {
    for (const locale of locales) {
      test(`${path} is at most ${most} px long, ${locale}`, extendedUnless(locale === 'ja'), async ({ page }) => {
        await open(page, localizePath(path, locale));
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
      });
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a picture with a legend, and its table is sorted by links', async ({ page }) => {
    await page.goto('/fr/prices', { waitUntil: 'domcontentloaded' });
    const fr = messagesFor('fr').prices;
    await expect(page.getByRole('list', { name: fr.map.legend }).getByRole('listitem')).toHaveCount(6);
    await page.getByRole('link', { name: fr.table.sortBy({ column: fr.table.country }) }).click();
    await expect(page).toHaveURL('/fr/prices?sort=name#all');
    await expect(table(page)).toHaveCount(20);
    await page.locator('table + details summary').click();
    const names = await table(page).allInnerTexts();
    expect(names.length).toBeGreaterThan(20);
    const collator = new Intl.Collator('fr-FR');
    expect(names).toEqual(names.toSorted((a, b) => collator.compare(a, b)));
    await expect(page.getByRole('columnheader', { name: fr.table.country })).toHaveAttribute('aria-sort', 'ascending');
  });
});
