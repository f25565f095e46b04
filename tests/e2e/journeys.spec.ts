import type { Locator, Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { extended } from './extended.ts';
import { options, phone } from './search-parts.ts';
import { questions, sheet, word } from './sentence-parts.ts';
import { expect, open, test } from './visitor.ts';

/*
 * What travellers come for, from the home page to a seller's button on a phone. Presses of a finger are counted, typing is
 * not; each journey is also made with the keyboard alone, and without scripts.
 */
const { common, home, journey, plan, search, trip } = messagesFor('en');

/** Counts the presses of a visitor. */
function fingerOn(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    type: async (text: string) => page.keyboard.type(text),
    enter: async () => page.keyboard.press('Enter'),
  };
}

function where(page: Page) {
  return page
    .getByRole('main')
    .getByRole('search')
    .getByRole('searchbox')
    .or(page.getByRole('main').getByRole('search').getByRole('combobox'));
}

function answer(page: Page) {
  return page.locator('[data-pick=cheapest]');
}

function toSeller(page: Page) {
  return answer(page).locator('a[href^="/go/"]');
}

test.use({ viewport: phone });

test('five days in Hawaii with heavy use, in yen: six presses to a seller', async ({ page }) => {
  await open(page, '/');
  const { tap, type, enter, taps } = fingerOn(page);
  await tap(page.getByRole('button', { name: /^Currency:/ }));
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await type('yen');
  await expect(page.getByRole('option').first()).toContainText('JPY');
  await enter();
  await expect(page.getByRole('button', { name: /^Currency:/ })).toHaveText('JPY');
  await tap(where(page));
  await type('Hawaii');
  await expect(options(page).first()).toContainText('Hawaii');
  await enter();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hawaii');
  await tap(word(page, questions.days));
  await tap(sheet(page).getByRole('radio', { name: '5 days' }));
  await enter();
  await tap(word(page, questions.data));
  await tap(sheet(page).getByText(trip.estimate.heavy));
  await page.keyboard.press('Escape');
  await expect(word(page, questions.days)).toContainText('5 days');
  await expect(answer(page).locator('p b').first()).toContainText('¥');
  await expect(toSeller(page)).toBeInViewport();
  expect(taps()).toBeLessThanOrEqual(6);
});

test('one night in Dubai with a phone number: seven presses, and the answer names the number', async ({ page }) => {
  await open(page, '/');
  const { tap, type, enter, taps } = fingerOn(page);
  await tap(where(page));
  await type('Dubai');
  await expect(options(page).first()).toContainText('Dubai');
  await enter();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dubai');
  await tap(word(page, questions.days));
  await sheet(page).getByRole('spinbutton').fill('2');
  await enter();
  await tap(word(page, questions.mustHaves));
  await tap(sheet(page).getByText(trip.sentence.words.phoneNumber));
  await tap(sheet(page).getByRole('button', { name: trip.sentence.show }));
  await expect(word(page, questions.mustHaves)).toContainText(trip.sentence.words.phoneNumber);
  await expect(answer(page)).toContainText(plan.detail.phoneNumber);
  await expect(answer(page)).not.toContainText('No number');
  await expect(toSeller(page)).toBeInViewport();
  expect(taps()).toBeLessThanOrEqual(7);
});

test('Italy, Switzerland and France in 14 days: eight presses to a way', async ({ page }) => {
  await open(page, '/');
  const { tap, type, enter, taps } = fingerOn(page);
  await tap(page.getByRole('main').getByRole('link', { name: home.severalCountries.link }));
  const form = page.getByRole('region', { name: journey.route });
  const typeDays = async (field: number, days: string): Promise<void> => {
    await tap(form.getByRole('spinbutton').nth(field));
    await type(days);
  };
  await typeDays(0, '14');
  const stops = [
    ['Italy', '5'],
    ['Switzerland', '4'],
    // The last stop has the rest.
    ['France', null],
  ] as const;
  for (const [index, [place, days]] of stops.entries()) {
    const field = form.locator('[name=place]:not([type=hidden])').first();
    // The new stop has the focus.
    if (index > 0) await tap(form.getByRole('button', { name: journey.add }));
    else await tap(field);
    await expect(field).toBeFocused();
    await type(place);
    await expect(page.getByRole('option').first()).toContainText(place);
    await enter();
    if (days !== null) await typeDays(index + 1, days);
  }
  await expect(page.getByRole('main').getByText(journey.placed({ days: '14\u00a0days' }))).toBeVisible();
  await expect(page.locator('[data-way] a[href^="/go/"]').first()).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(8);
});

test.describe('with the keyboard alone', () => {
  /** As far as the focus is moved by the keys of a keyboard. */
  async function tabTo(page: Page, target: Locator): Promise<void> {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The Tab key does not lead there.');
  }

  test('Hawaii, in yen', extended, async ({ page }) => {
    await open(page, '/');
    await tabTo(page, page.getByRole('button', { name: /^Currency:/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('yen');
    await expect(page.getByRole('option').first()).toContainText('JPY');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Currency:/ })).toHaveText('JPY');
    await page.keyboard.press('/');
    await page.keyboard.type('Hawaii');
    await expect(options(page).first()).toContainText('Hawaii');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hawaii');
    await tabTo(page, word(page, questions.days));
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByRole('radio', { name: '7 days' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(word(page, questions.days)).toContainText('5 days');
    await tabTo(page, toSeller(page));
  });

  test('Dubai, with a phone number', extended, async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('/');
    await page.keyboard.type('Dubai');
    await expect(options(page).first()).toContainText('Dubai');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dubai');
    await tabTo(page, word(page, questions.mustHaves));
    await page.keyboard.press('Enter');
    await tabTo(page, sheet(page).getByRole('checkbox', { name: trip.sentence.words.phoneNumber }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(word(page, questions.mustHaves)).toContainText(trip.sentence.words.phoneNumber);
    await expect(answer(page)).not.toContainText('No number');
    await tabTo(page, toSeller(page));
  });

  test('three countries', extended, async ({ page }) => {
    await open(page, '/trip');
    const form = page.getByRole('region', { name: journey.route });
    for (const [index, place] of ['Italy', 'Switzerland', 'France'].entries()) {
      if (index > 0) {
        await tabTo(page, form.getByRole('button', { name: journey.add }));
        await page.keyboard.press('Enter');
      }
      await tabTo(page, form.locator('[name=place]:not([type=hidden])').first());
      await page.keyboard.type(place);
      await expect(page.getByRole('option').first()).toContainText(place);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, page.locator('[data-way] a[href^="/go/"]').first());
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('five days in Hawaii, in yen', extended, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Currency:/ }).click();
    await page.getByLabel(common.currency.label).selectOption('JPY');
    await page.getByRole('button', { name: common.currency.submit }).click();
    await where(page).fill('Hawaii');
    await page.getByRole('main').getByRole('search').getByRole('button', { name: search.finder.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hawaii');
    await word(page, questions.days).click();
    await page.locator('main details[name=trip][open]').getByRole('spinbutton').fill('5');
    await page.locator('main details[name=trip][open]').getByRole('button', { name: trip.sentence.show }).click();
    await expect(page).toHaveURL(/in=hawaii/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hawaii');
    await expect(word(page, questions.days)).toContainText('5 days');
    await expect(answer(page).locator('p b').first()).toContainText('¥');
    await expect(toSeller(page)).toBeVisible();
  });

  test('Dubai, with a phone number', extended, async ({ page }) => {
    await page.goto('/');
    await where(page).fill('Dubai');
    await page.getByRole('main').getByRole('search').getByRole('button', { name: search.finder.submit }).click();
    await word(page, questions.mustHaves).click();
    await page
      .locator('main details[name=trip][open]')
      .getByRole('checkbox', { name: trip.sentence.words.phoneNumber })
      .check();
    await page.locator('main details[name=trip][open]').getByRole('button', { name: trip.sentence.show }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dubai');
    await expect(answer(page)).not.toContainText('No number');
    await expect(toSeller(page)).toBeVisible();
  });

  test('three countries', async ({ page }) => {
    await page.goto('/trip');
    const form = page.getByRole('region', { name: journey.route });
    const places = form.locator('[name=place]:not([type=hidden])');
    await places.nth(0).fill('Italy');
    await form.getByRole('button', { name: trip.sentence.show }).click();
    for (const name of ['Switzerland', 'France']) {
      await form.getByRole('button', { name: journey.add }).click();
      await places.nth(0).fill(name);
    }
    await form.getByRole('button', { name: trip.sentence.show }).click();
    await expect(page.locator('[data-way] a[href^="/go/"]').first()).toBeVisible();
  });
});
