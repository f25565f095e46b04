import type { Locator, Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { extendedUnless } from './extended.ts';
import { ReviewFormParts } from './review-form-parts.ts';
import { field, openSearch, options } from './search-parts.ts';
import { expect, open, test } from './visitor.ts';

/** Both orders in which browsers report the key that ends a composition: Safari does after the end of it. */
const reports = [
  { browser: 'Safari', isComposing: false },
  { browser: 'any other browser', isComposing: true },
] as const;

/** The keys that move through an input method's candidates, accept one, or cancel. */
const keys = ['ArrowDown', 'Enter', 'Escape'] as const;

async function pressComposing(control: Locator): Promise<void> {
  for (const key of keys)
    for (const { isComposing } of reports)
      await control.evaluate(
        (node, press) => {
          const options = { ...press, keyCode: 229, bubbles: true, cancelable: true };
          node.dispatchEvent(new KeyboardEvent('keydown', options));
        },
        { key, isComposing },
      );
}

/** A field with a list of options, in which something has been written and found. */
interface Search {
  readonly prepare: (page: Page) => Promise<Locator>;
  readonly text: string;
}

const searches: Readonly<Record<string, Search>> = {
  'the search of the header': {
    text: 'フランス',
    prepare: async (page) => {
      await openSearch(page, 'ja');
      return field(page, 'ja');
    },
  },
  'the finder of the home page': {
    text: 'フランス',
    prepare: async (page) => {
      await open(page, '/ja');
      await page.locator('main input[name=q]').first().focus();
      return page.getByRole('combobox', { name: messagesFor('ja').search.finder.where });
    },
  },
  'a stop of a trip': {
    text: 'フランス',
    prepare: async (page) => {
      await open(page, '/ja/trip');
      await page.locator('[name=place]').first().focus();
      return page.getByRole('combobox', { name: messagesFor('ja').journey.country }).first();
    },
  },
  'the countries of the review form': {
    text: 'フランス',
    prepare: async (page) => {
      const form = new ReviewFormParts(page, 'ja');
      await form.visit('/reviews');
      await form.opener.click();
      await form.country.click();
      return form.country;
    },
  },
  'the currencies': {
    text: 'ユーロ',
    prepare: async (page) => {
      await open(page, '/ja/germany');
      await page.locator('header [popovertarget=currency-panel]:visible').first().click();
      return page.getByRole('combobox', { name: messagesFor('ja').common.currency.search });
    },
  },
};

test.describe('the keys that end a composition are not for the page', () => {
  test.use({ locale: 'ja-JP' });

  for (const [name, { prepare, text }] of Object.entries(searches)) {
    test(`in ${name}`, extendedUnless(name === 'the search of the header'), async ({ page }) => {
      const search = await prepare(page);
      await search.fill(text);
      await expect(options(page).first()).toBeVisible();
      const before = { address: page.url(), active: await search.getAttribute('aria-activedescendant') };
      await pressComposing(search);
      await expect(search).toHaveValue(text);
      await expect(options(page).first()).toBeVisible();
      expect({ address: page.url(), active: await search.getAttribute('aria-activedescendant') }).toEqual(before);
      // The next key is the page's own.
      await search.press('Enter');
      await expect(options(page).first()).toBeHidden();
    });
  }
});
