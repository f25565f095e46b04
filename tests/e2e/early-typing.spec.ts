import type { Locator, Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { pagePaths } from '#tests/support/browser-site.ts';
import { options } from './search-parts.ts';
import { expect, test, untilLive } from './visitor.ts';

const { journey, search, trip } = messagesFor('en');

/** Every page type that has a field or a choice of its own, or the search of the header. */
const paths = {
  ...pagePaths,
  follow: '/follow?at=germany',
  compare: '/compare?plans=1,2',
  unknown: '/no-such-place',
};

/** Opens a page whose scripts do not come yet. @returns lets them come */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-painted]').waitFor({ state: 'attached' });
  return held.resolve;
}

/** As a keyboard's suggestion or a paste writes: no key is pressed, the field only hears of the input. */
async function insert(page: Page, field: Locator, text: string): Promise<void> {
  await field.selectText();
  await page.keyboard.insertText(text);
}

const written = 'input:is([type=text], [type=search], [type=email], [type=number], :not([type])):not([readonly])';
const chosen = 'select, input:is([type=checkbox], [type=radio])';

/** Writes into every field in sight and changes every choice. */
async function useEverything(page: Page): Promise<void> {
  for (const field of await page.locator(written).filter({ visible: true }).all()) {
    const least = await field.getAttribute('min');
    await insert(page, field, least === null ? 'Ger' : String(Number(least) + 2));
  }
  await page.locator(chosen).evaluateAll((controls) => {
    for (const control of controls) {
      if (!control.checkVisibility()) continue;
      if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
      else if (!(control as HTMLInputElement).disabled) (control as HTMLInputElement).click();
    }
  });
}

/** What stands in each field of a name, whatever kind of field it has become. */
async function valuesOf(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => {
    const count = new Map<string, number>();
    const named = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]')];
    const seen = named.filter((field) => field.type !== 'hidden' && field.checkVisibility());
    return Object.fromEntries(
      seen.map((field) => {
        const choice = ['checkbox', 'radio'].includes(field.type) ? field.value : '';
        const name = `${field.closest('form')?.getAttribute('aria-label') ?? ''} ${field.name} ${choice}`;
        count.set(name, (count.get(name) ?? 0) + 1);
        const value = choice === '' ? field.value : String((field as HTMLInputElement).checked);
        return [`${name} ${count.get(name)}`, value];
      }),
    );
  });
}

for (const [name, path] of Object.entries(paths)) {
  test(`${name}: what is written and chosen before the scripts come stays`, async ({ page }) => {
    const release = await openWithoutScripts(page, path);
    await useEverything(page);
    const before = await valuesOf(page);
    release();
    await untilLive(page);
    await expect.poll(() => valuesOf(page)).toMatchObject(before);
  });
}

test.describe('what is written before the scripts come is used', () => {
  test('in the stops of a trip', async ({ page }) => {
    const release = await openWithoutScripts(page, '/trip');
    await insert(page, page.locator('[name=place]').nth(0), 'Germany');
    await insert(page, page.locator('[name=days]').nth(0), '4');
    await insert(page, page.locator('[name=place]').nth(1), 'Fran');
    release();
    // The list of countries comes without anything more from the visitor.
    await expect(options(page).getByText('France', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('[name=place]').nth(1)).toHaveValue('France');
    await page.getByRole('button', { name: journey.submit }).click();
    await expect(page).toHaveURL('/trip?stop=germany.4&stop=france.3');
  });

  test('in the finder of the home page', async ({ page }) => {
    const release = await openWithoutScripts(page, '/');
    await insert(page, page.locator('main [name=q]').first(), 'Germ');
    await page.locator('main').evaluate((main) => main.focus());
    release();
    await untilLive(page);
    // The finder is rendered anew.
    await page.getByRole('button', { name: new RegExp(`^${search.finder.days}`) }).click();
    await page.getByRole('button', { name: search.finder.moreDays }).click();
    await page.getByRole('button', { name: search.finder.submit }).click();
    await expect(page).toHaveURL('/germany?days=8');
  });

  test('in the trip and the filters of a destination', async ({ page }) => {
    const release = await openWithoutScripts(page, '/germany');
    await insert(page, page.locator('#trip-days'), '15');
    await page.locator('form:has(#trip-days) label:has([name=hotspot])').click();
    await page.locator('form:has(#trip-days) label:has([value=returning])').click();
    await page.locator('#filters label:has([name=hotspot])').first().click();
    await insert(page, page.locator('#filters [name=min]'), '3');
    release();
    await expect(page).toHaveURL(/min=3/);
    const query = Object.fromEntries(new URL(page.url()).searchParams);
    expect(query).toMatchObject({ days: '15', hotspot: '1', customer: 'returning', min: '3' });
    expect(new URL(page.url()).searchParams.getAll('hotspot')).toHaveLength(2);
    await expect(page.getByRole('spinbutton', { name: trip.daysIn({ name: 'Germany' }) })).toHaveValue('15');
    await page.goBack({ waitUntil: 'domcontentloaded' });
  });

  test('in the estimate of data', async ({ page }) => {
    const release = await openWithoutScripts(page, '/data-use');
    await insert(page, page.locator('#use-days'), '21');
    release();
    await expect(page).toHaveURL(/days=21/);
  });
});
