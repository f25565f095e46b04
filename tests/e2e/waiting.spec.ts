import type { Locator, Page } from '@playwright/test';
import { locales } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { reviewForm as en } from '#i18n/languages/en/review-form.ts';
import { extendedUnless } from './extended.ts';
import { ReviewFormParts } from './review-form-parts.ts';
import { closedField, options, quietPage } from './search-parts.ts';
import { expect, open, test } from './visitor.ts';

/** A field whose suggestions are fetched. */
interface Waiting {
  readonly path: string;
  /** What is fetched last before there are suggestions. */
  readonly held: string;
  /** Puts the focus into it. */
  readonly begin: (page: Page) => Promise<void>;
  readonly note?: string;
}

const { common } = messagesFor('en');

async function openReviewForm(page: Page): Promise<ReviewFormParts> {
  const form = new ReviewFormParts(page);
  await form.opener.click();
  await expect(form.heading).toBeVisible();
  return form;
}

const fields: Readonly<Record<string, Waiting>> = {
  'the search of the header, for its code': {
    path: quietPage,
    held: '**/assets/search-overlay-*.js',
    begin: (page) => closedField(page).focus(),
  },
  'the search of the header, for the destinations': {
    path: quietPage,
    held: '**/api/countries?*',
    begin: (page) => closedField(page).focus(),
  },
  'the finder of the home page, for its code': {
    path: '/',
    held: '**/assets/where-combobox-*.js',
    begin: (page) => page.locator('main [name=q]').first().focus(),
  },
  'the finder of the home page, for the destinations': {
    path: '/',
    held: '**/api/countries?*',
    begin: (page) => page.locator('main [name=q]').first().focus(),
  },
  'a stop of a trip, for its code': {
    path: '/trip',
    held: '**/assets/country-combobox-*.js',
    begin: (page) => page.locator('[name=place]').first().focus(),
  },
  'a stop of a trip, for the countries': {
    path: '/trip',
    held: '**/api/countries?*',
    begin: (page) => page.locator('[name=place]').first().focus(),
  },
  'the countries of the review form': {
    path: '/reviews',
    held: '**/api/countries?*',
    begin: async (page) => (await openReviewForm(page)).country.click(),
  },
  'the providers of the review form': {
    path: '/reviews',
    held: '**/api/providers*',
    begin: async (page) => (await openReviewForm(page)).provider.click(),
    note: en.fields.providers.loading,
  },
  'the currencies': {
    path: quietPage,
    held: '**/api/currencies*',
    begin: (page) => page.locator('header [popovertarget=currency-panel]:visible').first().click(),
  },
};

/** The visible and the announced texts. */
function notes(page: Page, note: string): { readonly seen: Locator; readonly spoken: Locator } {
  return {
    seen: page.getByText(note, { exact: true }).filter({ visible: true }),
    spoken: page.getByRole('status').filter({ hasText: note }),
  };
}

/**
 * Delays a field's response.
 * @returns releases it
 */
async function hold(
  page: Page,
  held: string,
): Promise<{ readonly asked: Promise<void>; readonly release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await page.route(held, async (route) => {
    asked.resolve();
    await gate.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: gate.resolve };
}

for (const [name, { path, held, begin, note = common.loadingSuggestions }] of Object.entries(fields)) {
  test(
    `${name}: a long wait is said after 300 ms and not before`,
    extendedUnless(name.startsWith('the search of the header')),
    async ({ page, pauseClock }) => {
      const { asked, release } = await hold(page, held);
      await open(page, path);
      const { seen, spoken } = notes(page, note);
      await pauseClock((await page.evaluate(() => Date.now())) + 60_000);
      await begin(page);
      await asked;
      await expect(seen).toHaveCount(0);
      await page.clock.runFor(290);
      await expect(seen).toHaveCount(0);
      await expect(spoken).toHaveCount(0);
      await page.clock.runFor(310);
      await expect(seen.first()).toBeVisible();
      await expect(spoken).toHaveCount(1);
      release();
      await expect(options(page).first()).toBeVisible();
      await expect(seen).toHaveCount(0);
      await expect(spoken).toHaveCount(0);
    },
  );
}

for (const locale of locales) {
  test(`a phone in ${locale} shows the whole note`, extendedUnless(locale === 'ja'), async ({ page, pauseClock }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await hold(page, '**/assets/search-overlay-*.js');
    await open(page, localizePath(quietPage, locale));
    await pauseClock((await page.evaluate(() => Date.now())) + 60_000);
    await page
      .getByRole('banner')
      .getByRole('button', { name: messagesFor(locale).common.nav.search })
      .click();
    await page.clock.runFor(600);
    const { seen } = notes(page, messagesFor(locale).common.loadingSuggestions);
    await expect(seen).toBeInViewport({ ratio: 1 });
  });
}
