import type { Page } from '@playwright/test';
import type { Locale } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { expect, open } from './visitor.ts';

// The parts of destination search as a visitor finds them, shared by the tests of its rules.

/** A page with a search in its header and next to nothing else to load. */
export const quietPage = '/ethiopia';

export const phone = { width: 390, height: 844 };

export function dialog(page: Page, locale: Locale = 'en') {
  return page.getByRole('dialog', { name: messagesFor(locale).common.nav.search });
}

export function field(page: Page, locale: Locale = 'en') {
  return dialog(page, locale).getByRole('combobox');
}

/** The list of whichever search is open; the page has other choices of its own. */
export function list(page: Page) {
  return page.getByRole('listbox');
}

export function options(page: Page) {
  return list(page).getByRole('option');
}

/** The header's button until the search is opened. */
export function closedField(page: Page) {
  return page.getByRole('banner').getByRole('searchbox');
}

export function toggle(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: messagesFor('en').common.nav.search });
}

export async function openSearch(page: Page, locale: Locale = 'en'): Promise<void> {
  await open(page, localizePath(quietPage, locale));
  await openSearchHere(page, locale);
  await expect(options(page)).toHaveCount(14);
}

/** Opens the search of the current page, wherever the focus is. */
export async function openSearchHere(page: Page, locale: Locale = 'en'): Promise<void> {
  // Out of any field, where `/` would be a letter.
  await page.locator('main').evaluate((main) => main.focus({ preventScroll: true }));
  await page.keyboard.press('/');
  await expect(field(page, locale)).toBeFocused();
}

export async function searchFor(page: Page, query: string, locale: Locale = 'en'): Promise<readonly string[]> {
  await openSearch(page, locale);
  return searchHere(page, query, locale);
}

/** Where the results of a query in the open search lead. */
export async function searchHere(page: Page, query: string, locale: Locale): Promise<readonly string[]> {
  await field(page, locale).fill(query);
  const rows = await options(page).all();
  return Promise.all(rows.map(async (row) => (await row.getAttribute('href')) ?? ''));
}

export async function activeName(page: Page): Promise<string> {
  // In one step: between two queries the list may change.
  return field(page).evaluate((input) => {
    const option = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    return option?.textContent ?? '';
  });
}
