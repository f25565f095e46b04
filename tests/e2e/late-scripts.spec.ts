import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { extended } from './extended.ts';
import { ReviewFormParts } from './review-form-parts.ts';
import { closedField, dialog, field, options, phone, quietPage, toggle } from './search-parts.ts';
import { untilIdle } from './visitor-calls.ts';
import { expect, open, test, untilLive } from './visitor.ts';

const { common } = messagesFor('en');

/** Delay of scripts on a slow network, ms. */
const delays = [1200, 2500] as const;

const anyScript = /\/assets\/[^/]*\.js$/;
const searchScript = /\/search-overlay-[^/]*\.js$/;
const formScript = /\/review-form-[^/]*\.js$/;
const pickerScript = /\/currency-picker-[^/]*\.js$/;

/** @returns waits until the script has loaded and run */
async function delay(page: Page, script: RegExp, ms: number): Promise<() => Promise<void>> {
  const arrival = page.waitForResponse(script);
  // The test may end before it resolves.
  arrival.catch(() => undefined);
  await page.route(script, async (route) => {
    await wait(ms);
    await route.continue();
  });
  return async () => {
    const { href } = new URL((await arrival).url());
    await page.evaluate((address) => import(address).then(() => undefined), href);
    await untilIdle(page);
  };
}

/** @returns lets the script arrive */
async function hold(page: Page, script: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

function currency(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Currency:/ });
}

function picker(page: Page) {
  return page.getByRole('dialog', { name: common.currency.heading });
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press(key);
}

for (const ms of delays) {
  test.describe(`scripts that are ${ms} ms late`, extended, () => {
    test('leave the focus where it has gone meanwhile', async ({ page }) => {
      const form = new ReviewFormParts(page);
      await open(page, quietPage);
      const arrived = await delay(page, searchScript, ms);
      await closedField(page).focus();
      // Past the magnifier and the currency.
      await press(page, 'Tab', 3);
      await expect(form.opener).toBeFocused();
      await arrived();
      await expect(dialog(page)).toBeHidden();
      await expect(form.opener).toBeFocused();

      await test.step('and Enter does what it says there', async () => {
        await page.keyboard.press('Enter');
        await expect(form.provider).toBeFocused();
        await expect(page).toHaveURL(quietPage);
      });

      await test.step('and the search can be opened all the same', async () => {
        await page.keyboard.press('Escape');
        await expect(form.opener).toBeFocused();
        await closedField(page).focus();
        await expect(field(page)).toBeFocused();
      });
    });

    test('are waited for by who stays in the field, and writes', async ({ page }) => {
      await open(page, quietPage);
      const arrived = await delay(page, searchScript, ms);
      await closedField(page).focus();
      await page.keyboard.type('south k');
      await arrived();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('south k');
      await expect(options(page)).toHaveCount(1);
    });

    test('open no search under a window, and Escape closes what lies on top', async ({ page }) => {
      await open(page, quietPage);
      const arrived = await delay(page, searchScript, ms);
      await closedField(page).click();
      await currency(page).press('Enter');
      await expect(picker(page).getByRole('combobox')).toBeFocused();
      await arrived();
      await expect(dialog(page)).toBeHidden();
      await expect(picker(page).getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(picker(page)).toBeHidden();
      await expect(currency(page)).toBeFocused();
    });

    test('of a window give the focus to the button that has taken the place of its opener', async ({ page }) => {
      await open(page, quietPage);
      await delay(page, pickerScript, ms);
      await currency(page).press('Enter');
      await expect(picker(page).getByRole('combobox')).toBeFocused();
      await currency(page).evaluate((button) => button.replaceWith(button.cloneNode(true)));
      await page.keyboard.press('Escape');
      await expect(picker(page)).toBeHidden();
      await expect(currency(page)).toBeFocused();
    });

    test('all of them, leave the focus alone', async ({ page }) => {
      await delay(page, anyScript, ms);
      await page.goto(quietPage, { waitUntil: 'domcontentloaded' });
      await closedField(page).focus();
      await press(page, 'Tab', 2);
      await expect(currency(page)).toBeFocused();
      await untilLive(page);
      await expect(currency(page)).toBeFocused();
      await expect(dialog(page)).toBeHidden();
    });
  });
}

test('a window whose script comes after the search has opened closes the search', async ({ page }) => {
  const form = new ReviewFormParts(page);
  await open(page, quietPage);
  const release = await hold(page, formScript);
  await form.opener.press('Enter');
  await closedField(page).focus();
  await expect(options(page).first()).toBeVisible();
  release();
  await expect(form.provider).toBeFocused();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  // What had the focus when the window opened is gone.
  await expect(form.opener).toBeFocused();
});

test.describe('on phones', () => {
  test.use({ viewport: phone });

  test('a late search does not open for who has gone on to the currency', async ({ page }) => {
    await open(page, quietPage);
    const arrived = await delay(page, searchScript, delays[0]);
    await toggle(page).click();
    await page.keyboard.press('Tab');
    await expect(currency(page)).toBeFocused();
    await arrived();
    await expect(dialog(page)).toBeHidden();
    await expect(currency(page)).toBeFocused();
  });
});
