import type { Locator, Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { testedPages } from '#tests/support/browser-site.ts';
import { extendedUnlessMain } from './extended.ts';
import { options } from './search-parts.ts';
import { questions, sheet, word } from './sentence-parts.ts';
import { expect, open, test, untilLive } from './visitor.ts';

const { compare, journey, search, trip } = messagesFor('en');

/**
 * Opens a page with delayed scripts.
 * @returns releases them
 */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-painted]').waitFor({ state: 'attached' });
  return release;
}

/** @returns releases them */
async function holdScripts(page: Page, files = '*'): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/assets/${files}.js`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Like a keyboard's suggestion or a paste: no key is pressed, the field only gets an input event. */
async function insert(page: Page, field: Locator, text: string): Promise<void> {
  await field.selectText();
  await page.keyboard.insertText(text);
}

test('a key of a number field that is pressed before the page is hydrated counts', async ({ page }) => {
  const release = await holdScripts(page, 'later-*');
  await page.goto('/data-use');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: messagesFor('en').estimator.moreDays }).click();
  await expect(page.locator('#use-days')).toHaveValue('7');
  release();
  await expect(page.locator('#use-days')).toHaveValue('8');
});

const written = 'input:is([type=text], [type=search], [type=email], [type=number], :not([type])):not([readonly])';
// Boxes of tickets leave with them when the list changes, and the country of the own SIM with its answer; they have tests of their own.
const chosen = 'select:not([name=home]), input:is([type=checkbox], [type=radio]):not([form=compared])';

/**
 * Fills in every visible field and changes every choice; linked fields, such as a trip condition that is a filter
 * too, only once.
 */
async function useEverything(page: Page): Promise<void> {
  for (const field of await page.locator(written).filter({ visible: true }).all()) {
    const least = await field.getAttribute('min');
    await insert(page, field, least === null ? 'Ger' : String(Number(least) + 2));
  }
  await page.locator(chosen).evaluateAll((controls) => {
    const used = new Set<string>();
    for (const control of controls as (HTMLInputElement | HTMLSelectElement)[]) {
      const choice = `${control.name} ${control.value}`;
      if (!control.checkVisibility() || used.has(choice)) continue;
      used.add(choice);
      if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
      else control.click();
    }
  });
}

/** The value of each field, whatever its kind. */
async function valuesOf(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]')];
    const seen = named.filter(
      (field) =>
        field.type !== 'hidden' && field.form?.id !== 'compared' && field.checkVisibility({ visibilityProperty: true }),
    );
    const isChoice = (field: Element): field is HTMLInputElement => field.matches('[type=checkbox], [type=radio]');
    const texts = Object.groupBy(
      seen.filter((field) => !isChoice(field)),
      ({ name }) => name,
    );
    const choices = Object.groupBy(seen.filter(isChoice), ({ name, value }) => `${name} ${value}`);
    return Object.fromEntries([
      ...Object.entries(texts).map(([name, fields = []]) => [name, fields.map(({ value }) => value)] as const),
      ...Object.entries(choices).map(([name, boxes]) => [name, [String(boxes?.[0]?.checked)]] as const),
    ]);
  });
}

for (const { name, path } of testedPages) {
  test(
    `${name}: what is written and chosen before the scripts come stays`,
    extendedUnlessMain(name),
    async ({ page }) => {
      const release = await openWithoutScripts(page, path);
      await useEverything(page);
      const before = await valuesOf(page);
      release();
      // Filters of reviews lead to another page at once, by the browser where the rules of navigation have not come yet.
      await expect(async () => {
        await untilLive(page);
        expect(await valuesOf(page)).toMatchObject(before);
      }).toPass();
    },
  );
}

test('what is pressed on a ticket before the page is hydrated happens in place', async ({ page }) => {
  const release = await holdScripts(page, 'later-*');
  await page.goto('/germany');
  await page.waitForLoadState('networkidle');
  const ticket = page.locator('[data-pick=cheapest]');
  await ticket.getByRole('checkbox').check();
  await ticket.getByRole('link', { name: /^Details/ }).click();
  release();
  await expect(ticket.getByRole('link', { name: /^Details/ })).toHaveAttribute('aria-expanded', 'true');
  await expect(ticket.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('region', { name: compare.tray.label })).toBeVisible();
  await expect(page).toHaveURL('/germany');
});

test.describe('what is written before the scripts come is used', () => {
  test('in the stops of a trip', async ({ page }) => {
    const release = await openWithoutScripts(page, '/trip?place=&days=3&gb=&add=1');
    await insert(page, page.locator('[name=place]').nth(0), 'Germany');
    await insert(page, page.locator('[name=days]').nth(0), '4');
    await insert(page, page.locator('[name=place]').nth(1), 'Fran');
    release();
    // The list of countries comes without anything more from the visitor.
    await expect(options(page).getByText('France', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('[name=place]').nth(1)).toHaveValue('france');
    await page.getByRole('region', { name: journey.route }).getByRole('button', { name: trip.sentence.show }).click();
    await expect(page).toHaveURL('/trip?stop=germany.4&stop=france.3');
  });

  test('in the finder of the home page', async ({ page }) => {
    const release = await openWithoutScripts(page, '/');
    await insert(page, page.locator('main [name=q]').first(), 'Germ');
    await page.locator('main').evaluate((main) => main.focus());
    release();
    await untilLive(page);
    // The finder is rendered again.
    await word(page, questions.days).click();
    await sheet(page).getByRole('button', { name: trip.moreDays }).click();
    await sheet(page).getByRole('button', { name: trip.sentence.show }).click();
    await page.getByRole('button', { name: search.finder.submit }).click();
    await expect(page).toHaveURL('/germany?days=8&gb=5');
  });

  test('in the trip and the filters of a destination', async ({ page }) => {
    const release = await openWithoutScripts(page, '/germany');
    const openWord = (field: string): Promise<void> =>
      page.locator(`main details[name=trip]:has(${field}) > summary`).click();
    await openWord('#trip-days');
    await insert(page, page.locator('#trip-days'), '15');
    await openWord('[value=returning]');
    await page.locator('form:has(#trip-days) label:has([value=returning])').click();
    await openWord('[name=hotspot]');
    await page.locator('form:has(#trip-days) label:has([name=hotspot])').click();
    await page.locator('#filters label:has([name=kind])').first().click();
    await insert(page, page.locator('#filters [name=min]'), '3');
    release();
    await expect(page).toHaveURL(/min=3/);
    const { searchParams } = new URL(page.url());
    const said = ['days', 'customer', 'min', 'hotspot', 'kind'].map((name) => searchParams.getAll(name).sort());
    expect(said).toEqual([['15'], ['returning'], ['3'], ['1'], ['total']]);
    await expect(page.locator('#trip-days')).toHaveValue('15');
    // The state that the server has shown is one of the history, too.
    for (let steps = said.flat().length; steps > 0; steps -= 1) {
      if (new URL(page.url()).search === '') break;
      await page.goBack({ waitUntil: 'domcontentloaded' });
    }
    await expect(page).toHaveURL('/germany');
    await expect(page.locator('#trip-days')).toHaveValue('7');
  });

  test('in the question for the country of the own SIM', async ({ page }) => {
    const release = await openWithoutScripts(page, '/italy');
    await page.locator('select[name=home]').selectOption('DE');
    release();
    const row = page.getByText(messagesFor('en').list.ownSim.name, { exact: true });
    await row.click();
    await expect(page).toHaveURL('/italy');
    await page.locator('select[name=home]').selectOption('none');
    await expect(row).toBeHidden();
  });

  test('in the estimate of data', async ({ page }) => {
    const release = await openWithoutScripts(page, '/data-use');
    await insert(page, page.locator('#use-days'), '21');
    release();
    await expect(page).toHaveURL(/days=21/);
  });
});

test('what the browser fills in again on the way back is no choice', async ({ page }) => {
  await open(page, '/germany');
  await page.locator('#filters label:has([name=kind])').first().click();
  await expect(page).toHaveURL(/kind=total/);
  await page.locator('#plans select[name=sort]').selectOption({ index: 2 });
  await expect(page).toHaveURL(/sort=/);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  // In a task of its own: the answer would not outlive its document.
  await page.evaluate(() => void setTimeout(() => history.go(-3)));
  await page.waitForURL('/germany', { waitUntil: 'domcontentloaded' });
  await untilLive(page);
  await expect(page.locator('#filters [name=kind]').first()).not.toBeChecked();
  await expect(page.locator('#plans select[name=sort]')).toHaveValue('trip');
  await expect(page).toHaveURL('/germany');
});

test('a page that is left for an earlier state before it is hydrated shows that state', async ({ page }) => {
  await open(page, '/germany');
  await page.locator('#filters label:has([name=kind])').first().click();
  await expect(page).toHaveURL(/kind=total/);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL('/germany');
  release();
  await untilLive(page);
  await expect(page.locator('#filters [name=kind]').first()).not.toBeChecked();
  await page.goForward({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('#filters [name=kind]').first()).toBeChecked();
});

test('a filter of reviews that is chosen before the page is hydrated keeps the focus', async ({ page }) => {
  const texts = messagesFor('en').reviews.filters;
  const release = await openWithoutScripts(page, '/reviews');
  const language = page.getByRole('search', { name: texts.label }).locator('[name=language]');
  await language.selectOption('ja');
  release();
  await expect(page).toHaveURL('/reviews?language=ja');
  await expect(language).toHaveValue('ja');
  await expect(language).toBeFocused();
});

test.describe('the button of the filters on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const { filters } = messagesFor('en').list;

  test('leads to them at once, and to their sheet as soon as it can be opened', async ({ page }) => {
    const release = await openWithoutScripts(page, '/germany');
    const button = page.getByRole('link', { name: filters.button({ count: 0 }) });
    const column = page.locator('#filters');
    await expect(column).toBeHidden();
    await button.click();
    await expect(column).toBeInViewport();
    await column.locator('label:has([name=kind])').first().click();
    release();
    const sheet = page.getByRole('dialog', { name: filters.heading });
    await expect(sheet).toBeVisible();
    await expect(column).toBeHidden();
    await expect(sheet.locator('[name=kind]').first()).toBeChecked();
    await expect(page).toHaveURL(/\?[^#]*kind=total$/);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('link', { name: filters.button({ count: 1 }) })).toBeFocused();
  });

  test('opens their sheet for one tap', async ({ page }) => {
    const release = await openWithoutScripts(page, '/germany');
    await page.getByRole('link', { name: filters.button({ count: 0 }) }).click();
    await expect(page.locator('#filters')).toBeInViewport();
    release();
    await expect(page.getByRole('dialog', { name: filters.heading })).toBeVisible();
    await expect(page).toHaveURL('/germany');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the form', async ({ page }) => {
      await page.goto('/germany');
      await page.getByRole('link', { name: filters.button({ count: 0 }) }).click();
      await expect(page.locator('#filters')).toBeInViewport();
      await page.locator('#filters label:has([name=kind])').first().click();
      await page.getByRole('button', { name: filters.apply }).click();
      await expect(page).toHaveURL(/kind=total/);
    });
  });
});
