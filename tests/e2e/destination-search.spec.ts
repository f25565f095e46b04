import type { Page } from '@playwright/test';
import { locales } from '#domain/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { sidewaysOverflow } from '#tests/support/axe.ts';
import { closedField, dialog, field, openSearch, options, phone, quietPage, toggle } from './search-parts.ts';
import { expect, open, test } from './visitor.ts';

const { search } = messagesFor('en');

test.describe('the search opens', () => {
  test('on a click', async ({ page }) => {
    await open(page, quietPage);
    await closedField(page).click();
    await expect(field(page)).toBeFocused();
  });

  test('on the focus', async ({ page }) => {
    await open(page, quietPage);
    await closedField(page).focus();
    await expect(field(page)).toBeFocused();
  });

  test('with /', async ({ page }) => {
    await open(page, quietPage);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  test('not with a / that belongs to a text', async ({ page }) => {
    await openSearch(page);
    await field(page).pressSequentially('a/b');
    await expect(field(page)).toHaveValue('a/b');
  });

  test('in place of the button, twice as wide', async ({ page }) => {
    await openSearch(page);
    await expect(toggle(page)).toBeHidden();
    await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(480);
  });

  test('and closes without moving the page under it', async ({ page }) => {
    await open(page, '/germany');
    await page.evaluate(() => scrollTo(0, 700));
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(closedField(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });

  test('for who was faster than the scripts, with what was typed', async ({ page }) => {
    await page.route(/live-search-/, async (route) => {
      await page.getByRole('banner').getByRole('searchbox').pressSequentially('sou');
      await route.continue();
    });
    await open(page, quietPage);
    await closedField(page).focus();
    await expect(field(page)).toHaveValue('sou');
    await page.keyboard.type('th k');
    await expect(field(page)).toHaveValue('south k');
    await expect(options(page)).toHaveCount(1);
  });

  test('and is loaded only then', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const isOfSearch = (path: string): boolean => /live-search|\/api\/(countries|regions)/.test(path);
    await open(page, quietPage);
    expect(asked.filter(isOfSearch)).toEqual([]);
    await page.keyboard.press('/');
    await expect(options(page).first()).toBeVisible();
    expect(asked.filter(isOfSearch)).not.toEqual([]);
  });
});

test.describe('the search closes', () => {
  test('on Escape, and gives the focus back without opening again', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(closedField(page)).toBeFocused();
  });

  test('on a click outside', async ({ page }) => {
    await openSearch(page);
    await page.locator('main').click({ position: { x: 5, y: 5 } });
    await expect(dialog(page)).toBeHidden();
  });

  test('on selecting a result', async ({ page }) => {
    await openSearch(page);
    // The page stays, so that what closes is the search and not the page.
    await page.route('**/south-korea', (route) => route.fulfill({ status: 204 }));
    await field(page).fill('south k');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
  });

  test('on blur with no results', async ({ page }) => {
    await openSearch(page);
    await field(page).fill('atlantis');
    await expect(dialog(page)).toContainText(search.none.heading);
    await field(page).blur();
    await expect(dialog(page)).toBeHidden();
  });

  test('not on blur with results', async ({ page }) => {
    await openSearch(page);
    await field(page).fill('so');
    await field(page).blur();
    await expect(options(page).first()).toBeVisible();
  });

  test('with Tab, which goes on to what follows', async ({ page }) => {
    await openSearch(page);
    await field(page).fill('so');
    await page.keyboard.press('Tab');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Currency:/ })).toBeFocused();
  });

  test('with Shift and Tab, which goes back to what precedes', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.press('Shift+Tab');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('navigation').getByRole('link').last()).toBeFocused();
  });

  test('when the page goes to another address', async ({ page }) => {
    await open(page, quietPage);
    await page.evaluate(() => history.pushState(null, '', '?days=9'));
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.evaluate(() => history.back());
    await expect(dialog(page)).toBeHidden();
  });

  for (const [how, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click outside', (page: Page) => page.locator('main').click({ position: { x: 5, y: 5 } })],
    ['Tab', (page: Page) => page.keyboard.press('Tab')],
  ] as const) {
    test(`and ${how} clears the query`, async ({ page }) => {
      await openSearch(page);
      await field(page).fill('so');
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(closedField(page)).toHaveValue('');
      // Out of the field, where `/` would be a letter.
      await page.locator('main').focus();
      await page.keyboard.press('/');
      await expect(field(page)).toHaveValue('');
    });
  }
});

test.describe('the toggle', () => {
  const start = new Date('2026-11-20T10:00:00Z');

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(phone);
    await page.clock.setFixedTime(start);
    await open(page, quietPage);
  });

  test('does nothing for a second click within 200 ms', async ({ page }) => {
    await toggle(page).click();
    await expect(field(page)).toBeFocused();
    await page.clock.setFixedTime(start.getTime() + 199);
    await page.getByRole('button', { name: search.cancel }).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('closes after 200 ms', async ({ page }) => {
    await toggle(page).click();
    await expect(field(page)).toBeFocused();
    await page.clock.setFixedTime(start.getTime() + 200);
    await page.getByRole('button', { name: search.cancel }).click();
    await expect(dialog(page)).toBeHidden();
  });

  test('does not open again within 200 ms', async ({ page }) => {
    await toggle(page).click();
    await expect(field(page)).toBeFocused();
    await page.clock.setFixedTime(start.getTime() + 200);
    await page.getByRole('button', { name: search.cancel }).click();
    await expect(dialog(page)).toBeHidden();
    await toggle(page).click();
    await expect(dialog(page)).toBeHidden();
    await page.clock.setFixedTime(start.getTime() + 400);
    await toggle(page).click();
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe('on phones', () => {
  test.use({ viewport: phone });

  test('the search fills the screen, with the field on top, and the page behind does not scroll', async ({ page }) => {
    await open(page, quietPage);
    await toggle(page).click();
    await expect(field(page)).toBeFocused();
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    expect((await field(page).boundingBox())?.y).toBeLessThan(60);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  test('the list scrolls under the field', async ({ page }) => {
    await open(page, quietPage);
    await toggle(page).click();
    await expect(options(page).first()).toBeVisible();
    await options(page).last().scrollIntoViewIfNeeded();
    await expect(field(page)).toBeInViewport();
  });

  test('"Cancel" closes it and gives the focus back', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T10:00:00Z');
    await open(page, quietPage);
    await toggle(page).click();
    await field(page).fill('so');
    await page.clock.setFixedTime('2026-11-20T10:00:01Z');
    await page.getByRole('button', { name: search.cancel }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.clock.setFixedTime('2026-11-20T10:00:02Z');
    await toggle(page).click();
    await expect(field(page)).toHaveValue('');
  });

  test('Escape closes it', async ({ page }) => {
    await open(page, quietPage);
    await toggle(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });
});

test.describe('the list of countries', () => {
  const start = new Date('2026-11-20T10:00:00Z').getTime();

  async function countCalls(page: Page): Promise<() => number> {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/countries') calls.push(request.url());
    });
    await page.clock.setFixedTime(start);
    await open(page, quietPage);
    return () => calls.length;
  }

  async function openAndClose(page: Page): Promise<void> {
    await page.keyboard.press('/');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    // Out of the field, where `/` would be a letter.
    await page.locator('main').focus();
  }

  test('is kept for ten minutes, and then asked for again', async ({ page }) => {
    const calls = await countCalls(page);
    await openAndClose(page);
    await page.clock.setFixedTime(start + 10 * 60 * 1000);
    await openAndClose(page);
    expect(calls()).toBe(1);
    await page.clock.setFixedTime(start + 10 * 60 * 1000 + 1);
    await page.keyboard.press('/');
    await expect.poll(calls).toBe(2);
  });

  test('is asked for once at a time', async ({ page }) => {
    const calls = await countCalls(page);
    const gate = Promise.withResolvers<undefined>();
    await page.route('**/api/countries*', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.locator('main').focus();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    gate.resolve(undefined);
    await expect(options(page).first()).toBeVisible();
    expect(calls()).toBe(1);
  });

  for (const locale of locales) {
    test(`is asked for in the language of the page, ${locale}`, async ({ page }) => {
      const call = page.waitForRequest('**/api/countries*');
      await openSearch(page, locale);
      expect(new URL((await call).url()).searchParams.get('locale')).toBe(locale);
    });
  }
});
