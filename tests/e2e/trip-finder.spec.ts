import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { findViolations } from '#tests/support/axe.ts';
import { options } from './search-parts.ts';
import { expect, open, test } from './visitor.ts';

const { search } = messagesFor('en');

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

  test('offers destinations in the full width of its cell', async ({ page }) => {
    await openFinder(page);
    await where(page).fill('so');
    const panel = await page.getByRole('listbox').boundingBox();
    const label = await where(page).locator('..').boundingBox();
    expect(Math.abs((panel?.width ?? 0) - (label?.width ?? 0))).toBeLessThan(4);
  });

  test('an empty submit puts the focus into "Where"', async ({ page }) => {
    await open(page, '/');
    await finder(page).getByRole('button', { name: search.finder.submit }).click();
    await expect(where(page)).toBeFocused();
    await expect(page).toHaveURL('/');
  });

  test('leads to the destination with days and data', async ({ page }) => {
    await openFinder(page);
    await where(page).fill('united k');
    await page.keyboard.press('Enter');
    await expect(where(page)).toHaveValue('United Kingdom');
    await expect(page.getByRole('listbox')).toBeHidden();
    await finder(page).getByRole('button', { name: search.finder.days }).click();
    // By the keyboard: a press of the pointer that is let go of late counts several times.
    await page.getByRole('button', { name: search.finder.moreDays }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(finder(page).getByRole('button', { name: search.finder.days })).toContainText('8');
    await finder(page).getByRole('button', { name: search.finder.data }).click();
    await page.getByRole('radio', { name: search.finder.unlimited }).check({ force: true });
    await page.keyboard.press('Escape');
    await finder(page).getByRole('button', { name: search.finder.submit }).click();
    await expect(page).toHaveURL('/united-kingdom?days=8&gb=unlimited');
  });

  test('needs no more than a place', async ({ page }) => {
    await openFinder(page);
    await where(page).fill('united k');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/united-kingdom');
  });

  test('asks the page of all destinations for what was only written', async ({ page }) => {
    await openFinder(page);
    await where(page).fill('atlantis');
    await finder(page).getByRole('button', { name: search.finder.submit }).click();
    await expect(page).toHaveURL('/region?q=atlantis');
  });

  test('Escape closes its list and clears the query', async ({ page }) => {
    await openFinder(page);
    await where(page).fill('so');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(where(page)).toHaveValue('');
  });

  test('what was chosen can be taken back', async ({ page }) => {
    await open(page, '/');
    await finder(page).getByRole('button', { name: search.finder.days }).click();
    await page.getByRole('button', { name: search.finder.lessDays }).click();
    await page.getByRole('button', { name: search.finder.anyLength, exact: true }).click();
    await expect(finder(page).getByRole('button', { name: search.finder.days })).toContainText(search.finder.anyLength);
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
