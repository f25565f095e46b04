import type { Page } from '@playwright/test';
import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { findViolations, sidewaysOverflow } from '#tests/support/axe.ts';
import { browserOrigin } from '#tests/support/browser-site.ts';
import { expect, open, test } from './visitor.ts';

const { journey, common, plan } = messagesFor('en');
const route = '/trip?stop=germany.3.3&stop=france.4.4&stop=germany.2.2';

function form(page: Page) {
  return page.getByRole('form', { name: journey.route });
}

function countries(page: Page) {
  // The list under a field has the same name.
  return form(page).locator('[name=place]');
}

function ways(page: Page) {
  return page.locator('[data-way]');
}

function cheapest(page: Page) {
  return page.locator('[data-way=cheapest]');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a route is built with buttons, corrected and answered', async ({ page }) => {
    await page.goto('/trip');
    await countries(page).first().fill('Germany');
    await form(page).getByLabel(journey.days).first().fill('3');
    await form(page).getByRole('button', { name: journey.add }).click();
    await expect(countries(page)).toHaveCount(3);
    await expect(countries(page).first()).toHaveValue('Germany');
    await form(page)
      .getByRole('button', { name: journey.remove({ number: 3 }) })
      .click();
    await expect(countries(page)).toHaveCount(2);
    await countries(page).nth(1).fill('Atlantis');
    await form(page).getByRole('button', { name: journey.submit }).click();
    await expect(page.getByText(journey.errors['place-unknown'])).toBeVisible();
    await expect(countries(page).nth(1)).toHaveAttribute('aria-invalid', 'true');
    await expect(countries(page).first()).toHaveValue('Germany');
    await countries(page).nth(1).fill('france');
    await form(page).getByRole('button', { name: journey.submit }).click();
    await expect(page).toHaveURL('/trip?stop=germany.3&stop=france.3');
    await expect(cheapest(page)).toContainText(journey.names.cheapest);
    // How it adds up opens without scripts, and the calendar has a table.
    await cheapest(page).getByText(journey.why.heading).click();
    await expect(cheapest(page).getByText(journey.why.cheapest)).toBeVisible();
    await cheapest(page).getByText(journey.chart.table).click();
    await expect(cheapest(page).getByRole('rowheader', { name: 'France' })).toBeVisible();
  });

  test('Enter in a field asks for the answer, it does not take a stop away', async ({ page }) => {
    await page.goto('/trip?stop=germany.3&stop=france.4&add=1');
    await form(page)
      .getByRole('button', { name: journey.remove({ number: 3 }) })
      .click();
    await countries(page).first().press('Enter');
    await expect(page).toHaveURL('/trip?stop=germany.3&stop=france.4');
  });

  test('a filled journey is not for search engines, the planner is', async ({ page }) => {
    await page.goto(route);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.goto('/trip');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${browserOrigin}/trip`);
  });
});

test('is filled in with the keyboard alone', async ({ page }) => {
  await open(page, '/trip');
  await countries(page).first().focus();
  await page.keyboard.type('germ');
  await expect(page.getByRole('option', { name: /Germany/ })).toBeVisible();
  await expect(page.getByRole('group', { name: messagesFor('en').search.groups.regions })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(countries(page).first()).toHaveValue('Germany');
  await expect(page.getByRole('listbox')).toBeHidden();
  await form(page).getByRole('button', { name: journey.add }).focus();
  await page.keyboard.press('Enter');
  await expect(countries(page)).toHaveCount(3);
  await expect(countries(page).nth(2)).toBeFocused();
  await form(page)
    .getByRole('button', { name: journey.remove({ number: 3 }) })
    .press('Enter');
  await expect(countries(page)).toHaveCount(2);
  await countries(page).nth(1).focus();
  await page.keyboard.type('france');
  // Until there is a list, Enter submits the form.
  await expect(page.getByRole('option', { name: /France/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/trip?stop=germany.3&stop=france.5');
  await expect(page.getByRole('heading', { level: 3, name: journey.names.cheapest })).toBeVisible();
});

test('a list of countries that comes late does not call back who has gone on', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/country-combobox-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, '/trip');
  await countries(page).first().focus();
  await page.keyboard.type('Germany');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1');
  held.resolve();
  await expect(form(page).getByRole('combobox')).toHaveCount(1);
  await page.keyboard.type('2');
  await expect(form(page).getByLabel(journey.days).first()).toHaveValue('12');
  await expect(form(page).getByLabel(journey.days).first()).toBeFocused();
  await expect(countries(page).first()).toHaveValue('Germany');
});

test('an answer says what to buy, where it is used and where it leads', async ({ page }) => {
  await open(page, route);
  const first = ways(page).first();
  const link = first.getByRole('link', { name: /^View plan: / }).first();
  await expect(link).toHaveAttribute('href', /^\/go\/\d+$/);
  // No seller of the examples pays for links.
  await expect(link).toHaveAttribute('rel', 'nofollow noopener');
  await expect(page.getByText(plan.notes.sponsored)).toHaveCount(0);
  // The same country twice: the table shows both stays.
  await first.getByText(journey.chart.table).click();
  await expect(first.getByRole('rowheader', { name: 'Germany' })).toHaveCount(2);
});

test('leads from the home page, the foot and a destination, whose trip it takes along', async ({ page }) => {
  await open(page, '/germany?days=6&gb=2');
  await page.getByRole('link', { name: journey.further.link }).click();
  await expect(page).toHaveURL(/\/trip\?stop=germany\.6\.2&add=1$/);
  await expect(countries(page)).toHaveCount(2);
  await expect(countries(page).first()).toHaveValue('Germany');
  await page.getByRole('contentinfo').getByRole('link', { name: common.nav.planner }).click();
  await expect(page).toHaveURL('/trip');
  await open(page, '/');
  await page
    .getByRole('link', { name: messagesFor('en').homeTools.planner.title })
    .first()
    .click();
  await expect(page).toHaveURL('/trip');
});

test('on paper there is the answer without the form and the links', async ({ page }) => {
  await open(page, route);
  await page.emulateMedia({ media: 'print' });
  await expect(form(page)).toBeHidden();
  await expect(ways(page).first()).toBeVisible();
  await expect(
    ways(page)
      .first()
      .getByRole('link', { name: /^View plan: / })
      .first(),
  ).toBeHidden();
});

for (const locale of locales) {
  test(`an answer in ${locale} has no violation, narrow and wide, light and dark, and never scrolls sideways`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await open(page, localizePath(route, locale));
    for (const [width, colorScheme, scope] of [
      [390, 'light', 'all'],
      [390, 'dark', 'colour'],
      [1440, 'light', 'all'],
      [1440, 'dark', 'colour'],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      expect(await findViolations(page, scope), `${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}
