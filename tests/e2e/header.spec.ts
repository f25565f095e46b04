import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { expect, open, test } from './visitor.ts';

const { common, reviews, search } = messagesFor('en');
const phone = { width: 390, height: 844 };

function header(page: Page) {
  return page.getByRole('banner');
}

function headerSearch(page: Page) {
  return header(page).getByRole('searchbox', { name: search.label });
}

for (const [path, home] of [
  ['/germany', '/'],
  ['/ja/germany', '/ja'],
  ['/fr/about', '/fr'],
  ['/no-such-place', '/'],
] as const) {
  test(`the logo on ${path} leads to ${home}`, async ({ page }) => {
    await open(page, path);
    await expect(header(page).locator('a').first()).toHaveAttribute('href', home);
  });
}

const withoutSearch = [
  '/contact',
  '/privacy',
  '/',
  '/terms',
  '/404',
  '/region',
  '/region/europe',
  '/reviews',
  '/about',
];

for (const path of withoutSearch) {
  test(`the header has no search on ${path}`, async ({ page }) => {
    await open(page, path);
    await expect(header(page).getByRole('button', { name: /^Currency:/ })).toBeVisible();
    await expect(headerSearch(page)).toHaveCount(0);
    await page.setViewportSize(phone);
    await expect(header(page).getByRole('button', { name: search.label })).toHaveCount(0);
  });
}

test('the header has no search on the page of a provider in a region', async ({ page }) => {
  const html = await (await page.request.get('/region/europe')).text();
  const [, path = ''] = /href="(\/region\/europe\/[a-z0-9-]+)"/.exec(html) ?? [];
  await open(page, path);
  await expect(headerSearch(page)).toHaveCount(0);
});

for (const path of ['/germany', '/ja/germany', '/global']) {
  test(`the header has a search on ${path}`, async ({ page }) => {
    await open(page, path);
    await expect(header(page).getByRole('search')).toBeVisible();
  });
}

test('the home page has a wide search of its own', async ({ page }) => {
  await open(page, '/');
  const finder = page.getByRole('main').getByRole('search');
  await expect(finder.getByLabel(search.finder.where)).toBeVisible();
  await expect(finder.getByRole('button', { name: search.finder.days })).toBeVisible();
  await expect(finder.getByRole('button', { name: search.finder.data })).toBeVisible();
});

test('on an error page the search and the currency are disabled', async ({ page }) => {
  await open(page, '/no-such-place');
  await expect(headerSearch(page)).toBeDisabled();
  await expect(header(page).getByRole('button', { name: search.label })).toBeDisabled();
  await expect(header(page).getByRole('button', { name: /^Currency:/ })).toBeDisabled();
  await page.keyboard.press('/');
  await header(page).getByRole('search').click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the header stays on top of a page that scrolls', async ({ page }) => {
  await open(page, '/germany');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(header(page)).toBeInViewport();
  await expect(header(page)).toHaveCSS('position', 'sticky');
  await expect(header(page)).toHaveCSS('backdrop-filter', /blur\(10px\)/);
});

test('on the home page the header lies over the sea and scrolls away', async ({ page }) => {
  await open(page, '/');
  await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(header(page)).not.toBeInViewport();
});

test('the current section has a line of 2 px under it', async ({ page }) => {
  await open(page, '/reviews');
  const links = header(page).getByRole('navigation', { name: common.nav.main });
  await expect(links.getByRole('link', { name: common.nav.reviews })).toHaveCSS('box-shadow', /0px -2px 0px 0px inset/);
  await expect(links.getByRole('link', { name: common.nav.about })).toHaveCSS('box-shadow', 'none');
});

test('the header is 64 px high, with a search of 240 px', async ({ page }) => {
  await open(page, '/germany');
  expect(await header(page).evaluate((element) => element.clientHeight)).toBe(64);
  expect((await header(page).getByRole('search').boundingBox())?.width).toBe(240);
});

test('on phones the header is 56 px high: mark, search, currency, menu', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/germany');
  expect(await header(page).evaluate((element) => element.clientHeight)).toBe(56);
  const targets = [
    header(page).getByRole('link', { name: common.homeLink({ siteName: 'Roamchart' }) }),
    header(page).getByRole('button', { name: search.label }),
    header(page).getByRole('button', { name: /^Currency:/ }),
    header(page).getByRole('button', { name: common.nav.menu }),
  ];
  const boxes = await Promise.all(targets.map((target) => target.boundingBox()));
  const starts = boxes.map((box) => box?.x ?? -1);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(boxes.every((box) => box !== null && box.height >= 44)).toBe(true);
  await expect(targets[2] ?? header(page)).toHaveText('USD');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

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
    await finder.getByLabel(search.finder.where).fill('united kingdom');
    await finder.getByRole('button', { name: search.finder.data }).click();
    await page.getByRole('radio', { name: '10' }).check({ force: true });
    await page.keyboard.press('Escape');
    await finder.getByRole('button', { name: search.finder.submit }).click();
    await expect(page).toHaveURL(/\/united-kingdom\?days=\d+&gb=10$/);
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
    await menu.getByRole('button', { name: reviews.write }).click();
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
