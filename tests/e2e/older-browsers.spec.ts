import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { newerFunctions, newerGlobals } from '#tools/lint/newer-functions.ts';
import { ReviewFormParts } from './review-form-parts.ts';
import { field, openSearchHere, options, phone, searchHere } from './search-parts.ts';
import { expect, open, test } from './visitor.ts';

const { common, list, plan, search } = messagesFor('en');

/** Takes away what the oldest browsers lack: what the linter refuses, and what the code asks for before it uses it. */
async function takeAway(page: Page): Promise<void> {
  const askedFor = ['showPopover', 'hidePopover', 'popover', 'startViewTransition', 'role'];
  const taken = {
    functions: [...newerFunctions, ...askedFor.map((property) => ({ object: '', property }))].map(
      ({ object = '', property }) => ({ object, property }),
    ),
    // The test itself waits by `scheduler`.
    globals: [...newerGlobals, 'NavigationPrecommitController'].filter((name) => name !== 'scheduler'),
  };
  await page.addInitScript(({ functions, globals }) => {
    const owners = [String, Set, Map, Uint8Array, Document, Element, HTMLElement, HTMLDialogElement];
    for (const { object, property } of functions) {
      const own: unknown = Reflect.get(globalThis, object);
      const holders = object === '' ? owners.map(({ prototype }) => prototype) : [Object(own) as object];
      for (const holder of holders) Reflect.deleteProperty(holder, property);
    }
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    for (const name of globals) Reflect.deleteProperty(globalThis, name);
    // Firefox before 116.
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
      construct: (target, [tag, options]: ConstructorParameters<typeof Intl.NumberFormat>) => {
        if (options?.signDisplay === 'negative') throw new RangeError('signDisplay');
        return new target(tag, options);
      },
    });
    // As a browser without popovers shows such elements.
    const styles = new CSSStyleSheet();
    styles.replaceSync('[role=listbox], [popover]:has([role=listbox]):not([hidden]) { display: block !important }');
    document.adoptedStyleSheets.push(styles);
  }, taken);
}

test.beforeEach(({ page }) => takeAway(page));

test('the list of plans sorts and filters, and says what is in a row', async ({ page }) => {
  await open(page, '/germany');
  const plans = page.locator('#plans');
  await plans.getByLabel(list.sort.label).selectOption('data');
  await expect(page).toHaveURL(/sort=data/);
  await page.locator('#filters label:has(input[name=kind][value=payg])').click();
  await expect(page).toHaveURL(/kind=payg/);
  await page.getByRole('link', { name: list.filters.clear }).first().click();
  await expect(page).not.toHaveURL(/kind|\?$/);
  await plans.locator('details[name=plan] > summary').first().click();
  await expect(plans.getByRole('region', { name: plan.history.heading })).toBeVisible();
});

test('the currency is changed, and the search leads on', async ({ page }) => {
  await open(page, '/germany');
  await page.getByRole('button', { name: /^Currency:/ }).click();
  const picker = page.getByRole('dialog', { name: common.currency.heading });
  await picker.getByRole('combobox').fill('EUR');
  await expect(picker.getByRole('option').first()).toContainText('EUR');
  await page.keyboard.press('Enter');
  await expect(page.locator('#plans details[name=plan] > summary').first()).toContainText('€');
  await openSearchHere(page);
  await expect(options(page).first()).toBeVisible();
  expect(await searchHere(page, 'japan', 'en')).toContain('/japan');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
});

test('the finder of the home page shows places while it is open', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: search.finder.where })).toBeFocused();
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
});

test('filters open over a phone, and a tip is shown', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/germany');
  await page.locator('#plans a[href="#filters"]').click();
  await expect(page.getByRole('dialog', { name: list.filters.heading })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/region/europe');
  await page.locator('[data-tip]:visible').first().hover();
  await expect(page.getByRole('tooltip')).toHaveText(/./);
});

test('the review form opens, and takes a text', async ({ page }) => {
  const form = new ReviewFormParts(page);
  await form.visit('/about');
  await form.opener.click();
  await form.text.fill('Fine.');
  await expect(form.text).toHaveValue('Fine.');
});

test('colours of style sheets do without light-dark()', async ({ page }) => {
  const sheets: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') sheets.push(response.url());
  });
  await page.goto('/germany');
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) expect(await (await page.request.get(sheet)).text()).not.toMatch(/[:,( ]light-dark\(/);
});
