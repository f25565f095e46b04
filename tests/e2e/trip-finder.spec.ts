import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { findViolations } from './axe.ts';
import { list, options, phone } from './search-parts.ts';
import { questions, sheet, word } from './sentence-parts.ts';
import { expect, open, test } from './visitor.ts';

const { search, trip } = messagesFor('en');

async function pressTwice(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.keyboard.press(key);
}

test.describe('the finder of the home page', () => {
  function finder(page: Page) {
    return page.getByRole('main').getByRole('search');
  }

  function where(page: Page) {
    return finder(page).getByRole('combobox', { name: search.finder.where });
  }

  async function openFinder(page: Page): Promise<void> {
    await open(page, '/');
    await page.keyboard.press('/');
    await expect(where(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
  }

  test('offers destinations below its cell, in its full width or wide enough for names and prices', async ({
    page,
  }) => {
    await openFinder(page);
    for (const [width, least] of [
      [390, 0],
      [1440, 380],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await where(page).fill('so');
      const panel = await page.getByRole('listbox').boundingBox();
      const cell = await where(page).locator('..').boundingBox();
      expect(Math.abs((panel?.width ?? 0) - Math.max(least, cell?.width ?? 0))).toBeLessThan(5);
      expect(Math.abs((panel?.x ?? 0) - (cell?.x ?? 0))).toBeLessThan(3);
    }
  });

  test('an empty submit puts the focus into "Where"', async ({ page }) => {
    await open(page, '/');
    await finder(page).getByRole('button', { name: search.finder.submit }).click();
    await expect(where(page)).toBeFocused();
    await expect(page).toHaveURL('/');
  });

  test('leads to a result at once, with days and data', async ({ page, context }) => {
    await openFinder(page);
    await word(page, questions.days).click();
    // By the keyboard: a press of the pointer that is let go of late counts several times.
    await sheet(page).getByRole('button', { name: trip.moreDays }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(word(page, questions.days)).toContainText('8');
    await word(page, questions.data).click();
    await sheet(page).getByRole('radio', { name: trip.unlimited }).check({ force: true });
    // In a sheet the button shows what was chosen; it does not search.
    await sheet(page).getByRole('button', { name: trip.sentence.show }).click();
    await expect(word(page, questions.data)).toBeFocused();
    await expect(word(page, questions.data)).toContainText(trip.unlimited);
    await where(page).fill('united k');

    await test.step('in another tab by a click with Ctrl, which closes the list and clears the query', async () => {
      const other = context.waitForEvent('page');
      await options(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] });
      await expect(await other).toHaveURL('/united-kingdom?days=8&gb=unlimited');
      await (await other).close();
      await expect(list(page)).toBeHidden();
      await expect(where(page)).toHaveValue('');
    });

    await test.step('by a click', async () => {
      await where(page).fill('united k');
      await options(page).first().click();
      await expect(page).toHaveURL('/united-kingdom?days=8&gb=unlimited');
    });
  });

  test('needs no more than a place', async ({ page }) => {
    await openFinder(page);
    await where(page).fill('united k');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/united-kingdom');
  });

  test('says which place is opening until its page is there', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/_payload.json*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await openFinder(page);
    await where(page).fill('united k');
    await page.keyboard.press('Enter');
    const button = finder(page).getByRole('button', { name: search.finder.opening({ place: 'United Kingdom' }) });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(where(page)).toHaveValue('United Kingdom');
    held.resolve();
    await expect(page).toHaveURL('/united-kingdom');
    await page.goBack();
    await expect(finder(page).getByRole('button', { name: search.finder.submit })).toBeVisible();
  });

  test('takes what is written along to days and data', async ({ page }) => {
    await openFinder(page);
    await where(page).fill('united k');
    await word(page, questions.days).click();
    await expect(list(page)).toBeHidden();
    await sheet(page).getByRole('button', { name: trip.moreDays }).press('Enter');
    await sheet(page).getByRole('button', { name: trip.sentence.show }).click();
    await expect(where(page)).toHaveValue('united k');
    await finder(page).getByRole('button', { name: search.finder.submit }).click();
    await expect(page).toHaveURL('/united-kingdom?days=8&gb=5');
  });

  test('asks the page of all destinations for what was only written', async ({ page }) => {
    await openFinder(page);
    await where(page).fill('atlantis');
    // A lost focus with nothing found clears the query, but the press on the button comes before.
    await expect(page.getByText(search.none.text({ query: 'atlantis' }))).toBeVisible();
    await finder(page).getByRole('button', { name: search.finder.submit }).click();
    await expect(page).toHaveURL('/region?q=atlantis');
  });

  test('does so on Enter, too, though the first button of the form is in a sheet', async ({ page }) => {
    await openFinder(page);
    await where(page).fill('atlantis');
    await expect(page.getByText(search.none.text({ query: 'atlantis' }))).toBeVisible();
    await where(page).press('Enter');
    await expect(page).toHaveURL('/region?q=atlantis');
  });

  test('takes days that are written beside the place', async ({ page }) => {
    await openFinder(page);
    await where(page).fill('germany 12');
    await expect(options(page).first()).toContainText('Germany');
    await where(page).press('Enter');
    await expect(page).toHaveURL(/\/germany\?days=12/);
  });

  test('closes its list and clears the query, as the header does', async ({ page }) => {
    await openFinder(page);
    for (const [how, query, close] of [
      ['on Escape', 'so', () => page.keyboard.press('Escape')],
      ['on a click outside', 'so', () => page.locator('main h1').click()],
      ['with Shift and Tab, which goes back to what precedes', 'so', () => page.keyboard.press('Shift+Tab')],
      ['with Tab and no results, past the way on', 'atlantis', () => pressTwice(page, 'Tab')],
      ['on blur with no results', 'atlantis', () => where(page).blur()],
    ] as const) {
      await test.step(how, async () => {
        await where(page).fill(query);
        if (query === 'so') await expect(options(page).first()).toBeVisible();
        else await expect(page.getByText(search.none.text({ query }))).toBeVisible();
        await close();
        await expect(list(page)).toBeHidden();
        await expect(page.getByText(search.none.text({ query }))).toBeHidden();
        await expect(where(page)).toHaveValue('');
      });
    }

    await test.step('not on blur with results, but then on Escape, wherever the focus is', async () => {
      await where(page).fill('so');
      await where(page).blur();
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
      await expect(where(page)).toHaveValue('');
    });

    await test.step('when the page goes to another address', async () => {
      await page.evaluate(() => history.pushState(null, '', '?utm_source=mail'));
      await where(page).fill('so');
      await page.evaluate(() => history.back());
      await expect(list(page)).toBeHidden();
      await expect(where(page)).toHaveValue('');
    });
  });

  for (const viewport of [
    { width: 390, height: 1200 },
    { width: 1440, height: 1400 },
  ]) {
    test(`has a panel of at most 600 px on ${viewport.width} px, which a press outside closes`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openFinder(page);
      await expect(options(page)).toHaveCount(14);
      const panel = page.locator('main [popover=manual]:popover-open');
      expect((await panel.boundingBox())?.height).toBe(600);
      await page.locator('main h1').click();
      await expect(list(page)).toBeHidden();
    });
  }

  test.describe('on phones', () => {
    test.use({ viewport: phone, hasTouch: true });

    test('a tap outside closes its list and clears the query', async ({ page }) => {
      await open(page, '/');
      await finder(page).getByRole('searchbox').or(where(page)).tap();
      await where(page).fill('so');
      await expect(options(page).first()).toBeVisible();
      await page.locator('main h1').tap();
      await expect(list(page)).toBeHidden();
      await expect(where(page)).toHaveValue('');
    });
  });

  test('a place within a country keeps its name, and must-haves come along', async ({ page }) => {
    await openFinder(page);
    await word(page, questions.mustHaves).click();
    await sheet(page).getByRole('checkbox', { name: trip.phoneNumber }).check();
    await sheet(page).getByRole('button', { name: trip.sentence.show }).click();
    await where(page).fill('bavaria');
    await expect(options(page).first()).toContainText('Bavaria');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/germany?in=bavaria&days=7&gb=5&phone=yes');
    await expect(page.locator('h1')).toContainText('Bavaria');
  });

  test('begins with the trip of an earlier visit', async ({ page }) => {
    await open(page, '/germany?days=12&gb=20');
    await open(page, '/');
    await expect(word(page, questions.days)).toContainText('12');
    await expect(word(page, questions.data)).toContainText('20');
  });

  test('has no violation while its list is open', async ({ page }) => {
    await openFinder(page);
    await where(page).fill('so');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await findViolations(page), colorScheme).toEqual([]);
    }
  });
});
