import type { Page } from '@playwright/test';
import { locales } from '#domain/kernel/locale.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { findViolations, sidewaysOverflow } from './axe.ts';
import { browserOrigin } from '#tests/support/browser-site.ts';
import { extendedUnless } from './extended.ts';
import { questions, sheet, word } from './sentence-parts.ts';
import { expect, open, reload, test } from './visitor.ts';

const { journey, common, trip, plan, search } = messagesFor('en');
const route = '/trip?stop=germany.3.3&stop=france.4.4&stop=germany.2.2';
const plain = '/trip?stop=germany.3&stop=france.4';

function form(page: Page) {
  return page.getByRole('region', { name: journey.route });
}

/** The fields of stops without a country, and the hidden ones of the others. */
function countries(page: Page) {
  return form(page).locator('[name=place]');
}

/** Those of the stops. */
function days(page: Page) {
  return form(page).getByRole('listitem').getByRole('spinbutton');
}

/** Those of the whole trip. */
function total(page: Page) {
  return form(page).getByRole('spinbutton', { name: journey.allDays });
}

/** The name of the way that costs least, of a trip with a gigabyte a day. */
function lowestFor(count: number): string {
  return journey.names.cheapest({ days: formatDays(count, 'en'), data: formatDataAmount(count * 1000, 'en') });
}

function names(page: Page) {
  return form(page).locator('summary b');
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
    await total(page).fill('3');
    await form(page).getByRole('button', { name: trip.sentence.show }).click();
    await form(page).getByRole('button', { name: journey.add }).click();
    await expect(countries(page)).toHaveCount(2);
    await expect(names(page)).toHaveText(['Germany']);
    await form(page).getByRole('button', { name: journey.add }).click();
    await form(page)
      .getByRole('button', { name: journey.remove({ number: 3 }) })
      .click();
    await expect(countries(page)).toHaveCount(2);
    await countries(page).nth(1).fill('Atlantis');
    await form(page).getByRole('button', { name: trip.sentence.show }).click();
    await expect(page.getByText(journey.errors['place-unknown'])).toBeVisible();
    await expect(countries(page).nth(1)).toHaveAttribute('aria-invalid', 'true');
    await expect(names(page)).toHaveText(['Germany']);
    await countries(page).nth(1).fill('france');
    await form(page).getByRole('button', { name: trip.sentence.show }).click();
    await expect(page).toHaveURL('/trip?stop=germany.3&stop=france.3');
    await expect(cheapest(page)).toContainText(lowestFor(6));
    // How it adds up opens without scripts.
    await cheapest(page).getByText(journey.why.heading).click();
    await expect(cheapest(page).getByText(journey.why.cheapest)).toBeVisible();
  });

  test('Enter in a field asks for the answer, it does not take a stop away', async ({ page }) => {
    await page.goto(`${plain}&add=1`);
    await form(page)
      .getByRole('button', { name: journey.remove({ number: 3 }) })
      .click();
    await days(page).first().press('Enter');
    await expect(page).toHaveURL(plain);
  });

  test('stops move, have data of their own and lead to their plans', async ({ page }) => {
    await page.goto(plain);
    await names(page).nth(1).click();
    await form(page).getByRole('textbox', { name: journey.gbLabel }).fill('2');
    await form(page).getByRole('button', { name: journey.up, exact: true }).click();
    await expect(names(page)).toHaveText(['France', 'Germany']);
    await names(page).first().click();
    await expect(form(page).getByRole('link', { name: journey.plansAt({ name: 'France' }) })).toHaveAttribute(
      'href',
      '/france',
    );
    await form(page).getByRole('button', { name: trip.sentence.show }).click();
    await expect(page).toHaveURL('/trip?stop=france.4.2&stop=germany.3');
  });

  test('the sentence changes data, must-haves and customer', async ({ page }) => {
    await page.goto(plain);
    await word(page, questions.data).click();
    await sheet(page).getByRole('radio', { name: '20\u00a0GB' }).check();
    await sheet(page).getByRole('button', { name: trip.sentence.show }).click();
    await expect(page).toHaveURL(`${plain}&total=20`);
    await word(page, questions.data).click();
    await sheet(page).getByRole('textbox', { name: journey.total }).fill('7.5');
    await sheet(page).getByRole('button', { name: trip.sentence.show }).click();
    await expect(page).toHaveURL(`${plain}&total=7.5`);
    await expect(word(page, questions.data)).toContainText('7.5\u00a0GB');
    await word(page, questions.mustHaves).click();
    await sheet(page).getByRole('checkbox', { name: trip.topUp }).check();
    await sheet(page).getByRole('button', { name: trip.sentence.show }).click();
    await expect(page).toHaveURL(`${plain}&total=7.5&topup=yes`);
  });

  test('a filled journey is not for search engines, the planner is', async ({ page }) => {
    await page.goto(route);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.goto('/trip');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${browserOrigin}/trip`);
  });
});

test('is filled in with the keyboard alone, and answers while it changes', async ({ page }) => {
  await open(page, '/trip');
  await countries(page).first().focus();
  await page.keyboard.type('germ');
  await expect(form(page).getByRole('option', { name: /Germany/ })).toBeVisible();
  await expect(page.getByRole('group', { name: messagesFor('en').search.groups.regions })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Germany']);
  await expect(days(page).first()).toBeFocused();
  await expect(page).toHaveURL('/trip?stop=germany.3');
  const add = form(page).getByRole('button', { name: journey.add });
  await add.press('Enter');
  await form(page)
    .getByRole('button', { name: journey.remove({ number: 2 }) })
    .press('Enter');
  await expect(countries(page)).toHaveCount(1);
  await add.press('Enter');
  await expect(countries(page).nth(1)).toBeFocused();
  await page.keyboard.type('france');
  await expect(form(page).getByRole('option', { name: /France/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(days(page).nth(1)).toBeFocused();
  // What is there is selected: no 35 days.
  await page.keyboard.type('5');
  await expect(page).toHaveURL('/trip?stop=germany.3&stop=france.5');
  await expect(page.getByRole('heading', { level: 3, name: lowestFor(8) })).toBeVisible();
  await expect(days(page).nth(1)).toBeFocused();
});

test('the total comes first: the last stop takes what is left, what is typed by hand stays', async ({ page }) => {
  await open(page, plain);
  const status = form(page).getByText(journey.left({ days: formatDays(2, 'en') }));
  await total(page).click();
  await page.keyboard.type('14');
  await expect(days(page).nth(1)).toHaveValue('11');
  await expect(form(page).getByText(journey.placed({ days: formatDays(14, 'en') }))).toBeVisible();
  await days(page).nth(1).click();
  await page.keyboard.type('6');
  await expect(days(page).first()).toHaveValue('8');
  await days(page).first().click();
  await page.keyboard.type('6');
  await expect(status).toBeVisible();
  await expect(page).toHaveURL('/trip?stop=germany.6&stop=france.6&all=14');
  await reload(page);
  await expect(status).toBeVisible();
  await days(page).nth(1).click();
  await page.keyboard.type('9');
  await expect(days(page).first()).toHaveValue('5');
  await days(page).first().click();
  await page.keyboard.type('8');
  await form(page)
    .getByRole('button', { name: journey.takeDays({ days: formatDays(17, 'en') }) })
    .click();
  await expect(total(page)).toHaveValue('17');
  await expect(page).toHaveURL('/trip?stop=germany.8&stop=france.9');
});

test.describe('where the list of countries fails', () => {
  test.use({ tolerated: /503/ });

  test('a country to add is a neighbour, and none that is there; a list that failed is tried again', async ({
    page,
  }) => {
    let isUp = false;
    await page.route('**/api/**/countries*', (route) => (isUp ? route.continue() : route.fulfill({ status: 503 })));
    await open(page, plain);
    await form(page).getByRole('button', { name: journey.add }).click();
    const retry = form(page).getByRole('button', { name: search.retry });
    await expect(retry).toBeVisible();
    isUp = true;
    await retry.click();
    await expect(form(page).getByRole('option').first()).toContainText('Spain');
    await expect(form(page).getByRole('option', { name: /^(Germany|France)/ })).toHaveCount(0);
  });
});

test('a stop moves with the arrow keys and with the pointer', async ({ page }) => {
  await open(page, plain);
  const handle = (name: string, number: number) =>
    form(page).getByRole('button', { name: journey.move({ name, number, count: 2 }) });
  await handle('Germany', 1).press('ArrowDown');
  await expect(names(page)).toHaveText(['France', 'Germany']);
  await expect(handle('Germany', 2)).toBeFocused();
  await expect(form(page).getByText(journey.moved({ name: 'Germany', number: 2 }))).toBeAttached();
  await expect(page).toHaveURL('/trip?stop=france.4&stop=germany.3');
  await handle('Germany', 2).hover();
  await page.mouse.down();
  const above = await names(page).first().boundingBox();
  await page.mouse.move(0, above?.y ?? 0, { steps: 4 });
  await page.mouse.up();
  await expect(names(page)).toHaveText(['Germany', 'France']);
  await expect(page).toHaveURL(plain);
});

test.describe('without a connection', () => {
  test.use({ tolerated: /_payload\.json|ERR_FAILED/ });

  test('says that a change has no answer, keeps the route and offers the button again', async ({ page }) => {
    await open(page, plain);
    await page.route('**/_payload.json*', (route) => route.abort());
    await days(page).first().focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(journey.failed)).toBeVisible();
    await expect(days(page).first()).toHaveValue('4');
    await expect(page).toHaveURL(plain);
    await page.unroute('**/_payload.json*');
    await form(page).getByRole('button', { name: trip.sentence.show }).click();
    await expect(page).toHaveURL('/trip?stop=germany.4&stop=france.4');
  });
});

test('on a phone answer or button are on the first screen, and twelve stops fit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/trip');
  await expect(form(page).getByRole('button', { name: trip.sentence.show })).toBeInViewport({ ratio: 1 });
  await open(page, '/trip?stop=germany.5&stop=france.4&stop=germany.5');
  await expect(ways(page).first().locator('b').first()).toBeInViewport({ ratio: 1 });
  const twelve = Array.from({ length: 12 }, (_none, index) => `stop=${index % 2 === 0 ? 'germany' : 'france'}.2`);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `/trip?${twelve.join('&')}`);
    await expect(names(page)).toHaveCount(12);
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
  }
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
  await total(page).focus();
  await page.keyboard.type('1');
  held.resolve();
  await expect(form(page).getByRole('combobox')).toHaveCount(1);
  await page.keyboard.type('2');
  await expect(total(page)).toHaveValue('12');
  await expect(total(page)).toBeFocused();
  await expect(countries(page).first()).toHaveValue('Germany');
});

test('an answer says what to buy, where it is used and where it leads', async ({ page }) => {
  await open(page, route);
  const first = ways(page).first();
  const link = first.getByRole('link', { name: /^Go to / }).first();
  await expect(link).toHaveAttribute('href', /^\/go\/\d+$/);
  // No seller of the examples pays for links.
  await expect(link).toHaveAttribute('rel', 'nofollow noopener');
  await expect(first).not.toContainText(trip.picks.paid);
  await expect(page.getByText(plan.notes.sponsored)).toHaveCount(0);
  await expect(first.getByRole('link', { name: 'Germany', exact: true }).first()).toHaveAttribute('href', '/germany');
});

test('leads from the home page, the foot and a destination, whose trip it takes along', async ({ page }) => {
  await open(page, '/germany?days=6&gb=2');
  await page.getByRole('link', { name: journey.further.link }).click();
  await expect(page).toHaveURL(/\/trip\?stop=germany\.6\.2&add=1$/);
  await expect(countries(page)).toHaveCount(2);
  await expect(names(page)).toHaveText(['Germany']);
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
      .getByRole('link', { name: /^Go to / })
      .first(),
  ).toBeHidden();
});

for (const locale of locales) {
  test(
    `an answer in ${locale} has no violation, narrow and wide, light and dark, and never scrolls sideways`,
    extendedUnless(locale === 'ja'),
    async ({ page }) => {
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
    },
  );
}
