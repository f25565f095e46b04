import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { phone, quietPage } from './search-parts.ts';
import { questions, sheet, word } from './sentence-parts.ts';
import { expect, open, test } from './visitor.ts';

const { common, search, trip } = messagesFor('en');
const wide = { width: 1440, height: 900 };

function header(page: Page) {
  return page.getByRole('banner');
}

function headerSearch(page: Page) {
  return header(page).getByRole('searchbox', { name: common.nav.search });
}

test('the header of a page with a search', async ({ page }) => {
  await open(page, quietPage);

  await test.step('the logo leads to /', async () => {
    await expect(header(page).locator('a').first()).toHaveAttribute('href', '/');
  });

  await test.step('the header has a search', async () => {
    await expect(header(page).getByRole('search')).toBeVisible();
  });

  await test.step('the header is 64 px high, with a search of 240 px', async () => {
    expect(await header(page).evaluate((element) => element.clientHeight)).toBe(64);
    expect((await header(page).getByRole('search').boundingBox())?.width).toBe(240);
  });

  await test.step('the header stays on top of a page that scrolls', async () => {
    await page.evaluate(() => scrollTo(0, 700));
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await expect(header(page)).toBeInViewport();
    await expect(header(page)).toHaveCSS('position', 'sticky');
    await expect(header(page)).toHaveCSS('backdrop-filter', /blur\(10px\)/);
  });

  await test.step('on phones the header is 56 px high: mark, search, currency, menu', async () => {
    await page.setViewportSize(phone);
    expect(await header(page).evaluate((element) => element.clientHeight)).toBe(56);
    const targets = [
      header(page).getByRole('link', { name: common.homeLink({ siteName: 'Roamchart' }) }),
      header(page).getByRole('button', { name: common.nav.search }),
      header(page).getByRole('button', { name: /^Currency:/ }),
      header(page).getByRole('button', { name: common.nav.menu }),
    ];
    const boxes = await Promise.all(targets.map((target) => target.boundingBox()));
    const starts = boxes.map((box) => box?.x ?? -1);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(boxes.every((box) => box !== null && box.height >= 44)).toBe(true);
    await expect(targets[2] ?? header(page)).toHaveText('USD');
  });
});

test('the header knows language and kind of page', async ({ page }) => {
  await test.step('/ja/ethiopia: a search, and a logo that leads to /ja', async () => {
    await open(page, `/ja${quietPage}`);
    await expect(header(page).locator('a').first()).toHaveAttribute('href', '/ja');
    await expect(header(page).getByRole('search')).toBeVisible();
  });

  await test.step('/fr/about: a logo that leads to /fr', async () => {
    await open(page, '/fr/about');
    await expect(header(page).locator('a').first()).toHaveAttribute('href', '/fr');
  });

  await test.step('/global: a search', async () => {
    await open(page, '/global');
    await expect(header(page).getByRole('search')).toBeVisible();
  });

  await test.step('/no-such-place: the search and the currency are disabled, the logo leads to /', async () => {
    await open(page, '/no-such-place');
    await expect(header(page).locator('a').first()).toHaveAttribute('href', '/');
    await expect(headerSearch(page)).toBeDisabled();
    await expect(header(page).getByRole('button', { name: common.nav.search })).toBeDisabled();
    await expect(header(page).getByRole('button', { name: /^Currency:/ })).toBeDisabled();
    await page.keyboard.press('/');
    await header(page).getByRole('search').click({ force: true });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

/** Neither on wide screens nor on phones; the screen is a wide one afterwards. */
async function expectNoSearch(page: Page): Promise<void> {
  await expect(header(page).getByRole('button', { name: /^Currency:/ })).toBeVisible();
  await expect(headerSearch(page)).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect(header(page).getByRole('button', { name: common.nav.search })).toHaveCount(0);
  await page.setViewportSize(wide);
}

test('the header has no search where the page is one or needs none', async ({ page }) => {
  await test.step('on /reviews, and the current section has a line of 2 px under it', async () => {
    await open(page, '/reviews');
    await expectNoSearch(page);
    const links = header(page).getByRole('navigation', { name: common.nav.main });
    await expect(links.getByRole('link', { name: common.nav.reviews })).toHaveCSS(
      'box-shadow',
      /0px -2px 0px 0px inset/,
    );
    await expect(links.getByRole('link', { name: common.nav.about })).toHaveCSS('box-shadow', 'none');
  });

  await test.step('on /region/europe', async () => {
    await open(page, '/region/europe');
    await expectNoSearch(page);
  });

  await test.step('on the page of a provider in a region', async () => {
    const path = await page.locator('a[href^="/region/europe/"]').first().getAttribute('href');
    expect(path).toMatch(/^\/region\/europe\/[a-z0-9-]+/);
    await open(page, path ?? '');
    await expect(headerSearch(page)).toHaveCount(0);
  });
});

test('the header of the home page', async ({ page }) => {
  await open(page, '/');

  await test.step('the header has no search', async () => {
    await expectNoSearch(page);
  });

  await test.step('the home page has a wide search of its own', async () => {
    const finder = page.getByRole('main').getByRole('search');
    await expect(finder.getByRole('searchbox', { name: search.finder.where })).toBeVisible();
    await expect(word(page, questions.days)).toBeVisible();
    await expect(word(page, questions.data)).toBeVisible();
  });

  await test.step('the header lies over the sea and scrolls away', async () => {
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(header(page)).not.toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header has no search on pages that need none', async ({ page }) => {
    for (const path of ['/contact', '/privacy', '/terms', '/404', '/region', '/about']) {
      await test.step(`on ${path}`, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expectNoSearch(page);
      });
    }
  });

  test('the search asks the page of all destinations, which opens the only match', async ({ page }) => {
    await page.goto('/germany');
    await headerSearch(page).fill('united kingdom');
    await headerSearch(page).press('Enter');
    await expect(page).toHaveURL('/united-kingdom');
  });

  test('on phones the button leads to the page of all destinations', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/fr/germany');
    await header(page).getByRole('search').getByRole('button').click();
    await expect(page).toHaveURL(/^[^?]*\/fr\/region(\?q=)?$/);
  });

  test('the finder of the home page takes the trip along', async ({ page }) => {
    await page.goto('/');
    const finder = page.getByRole('main').getByRole('search');
    await finder.getByRole('searchbox', { name: search.finder.where }).fill('united kingdom');
    await word(page, questions.data).click();
    await sheet(page).getByRole('radio', { name: '10' }).check({ force: true });
    await word(page, questions.mustHaves).click();
    await sheet(page).getByRole('checkbox', { name: trip.topUp }).check();
    await sheet(page).getByRole('button', { name: trip.sentence.show }).click();
    await expect(page).toHaveURL('/united-kingdom?days=7&gb=10&customer=new&topup=yes');
  });
});

test.describe('the menu on phones', () => {
  test.use({ viewport: phone });

  async function openMenu(page: Page) {
    await open(page, '/germany');
    await header(page).getByRole('button', { name: common.nav.menu }).click();
    return page.locator('#site-menu');
  }

  test('opens the currencies and gives the focus back', async ({ page }) => {
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'USD' }).click();
    const picker = page.getByRole('dialog', { name: common.currency.heading });
    await expect(picker.getByRole('combobox')).toBeFocused();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(header(page).getByRole('button', { name: common.nav.menu })).toBeFocused();
  });

  test('opens the review form', async ({ page }) => {
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: common.nav.writeReview }).click();
    await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
    await expect(menu).toBeHidden();
  });

  test('leads to the other languages and changes the appearance', async ({ page }) => {
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: common.footer.dark }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page).toHaveURL('/germany');
    await header(page).getByRole('button', { name: common.nav.menu }).click();
    await menu.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/germany');
  });
});
