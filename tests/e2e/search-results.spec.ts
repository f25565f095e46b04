import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { findViolations } from '#tests/support/axe.ts';
import { activeName, dialog, field, list, openSearch, options, phone, quietPage, searchFor } from './search-parts.ts';
import { expect, open, test } from './visitor.ts';

const { search } = messagesFor('en');

test.describe('an empty query', () => {
  test('offers the first 14 active countries', async ({ page }) => {
    const answer = await page.request.get('/api/countries');
    const countries = (await answer.json()) as { name: string; providerNumber: number; path: string }[];
    const active = countries.filter(({ providerNumber }) => providerNumber > 0);
    await openSearch(page);
    await expect(list(page).getByRole('group')).toHaveCount(1);
    await expect(list(page).getByRole('group', { name: search.groups.popular })).toBeVisible();
    const hrefs = await options(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('href')));
    expect(hrefs).toEqual(active.slice(0, 14).map(({ path }) => path));
  });

  test('has no results', async ({ page }) => {
    await openSearch(page);
    await field(page).fill('   ');
    await expect(list(page).getByRole('group', { name: search.groups.countries })).toHaveCount(0);
    await expect(list(page).getByRole('group', { name: search.groups.regions })).toHaveCount(0);
    await expect(dialog(page)).not.toContainText(search.none.heading);
    await expect.poll(() => activeName(page)).toBe('');
  });
});

/** What a query finds first; no two neighbours find the same, so that each has to change the list. */
const rules = [
  ['the start of a name', 'germ', '/germany'],
  ['a later word of a name', 'kingdom', '/united-kingdom'],
  ['a name whatever its case', 'GERMANY', '/germany'],
  ['a word behind a bracket', 'north am', '/region/north-america'],
  ['a name in French', 'allemagne', '/germany'],
  ['a slug', 'united-k', '/united-kingdom'],
  ['a name in Spanish', 'Alemania', '/germany'],
  ['a name without its accents', 'turkiye', '/turkey'],
  ['a name in Italian', 'Germania', '/germany'],
  ['a further term of a country', 'UK', '/united-kingdom'],
  ['a name in Japanese', 'ドイツ', '/germany'],
  ['a further term of a region', 'EU', '/region/europe'],
  ['a Japanese name in hiragana', 'どいつ', '/germany'],
  ['a further term of the world', 'worldwide', '/global'],
] as const;

test.describe('the results', () => {
  test('match the starts of words, in every language, with or without accents', async ({ page }) => {
    await openSearch(page);
    for (const [rule, query, path] of rules) {
      await field(page).fill(query);
      await expect(options(page).first(), rule).toHaveAttribute('href', path);
    }
    await field(page).fill('ermany');
    await expect(options(page), 'no part of a word but its start').toHaveCount(0);
  });

  for (const [locale, query] of [
    ['en', 'japan'],
    ['ja', '日本'],
    ['fr', 'japon'],
    ['es', 'japón'],
    ['it', 'giappone'],
  ] as const) {
    test(`match names of the language, ${locale}, and lead to it`, async ({ page }) => {
      expect((await searchFor(page, query, locale))[0]).toBe(localizePath('/japan', locale));
    });
  }

  test('match a Japanese query by its katakana and by the reading of kanji', async ({ page }) => {
    expect(await searchFor(page, 'にほん', 'ja')).toEqual(['/ja/japan']);
    await field(page, 'ja').fill('とる');
    await expect(options(page).first()).toHaveAttribute('href', '/ja/turkey');
  });

  test('are grouped, countries before regions', async ({ page }) => {
    await searchFor(page, 'so');
    const names = await list(page)
      .getByRole('group')
      .evaluateAll((groups) => groups.map((group) => group.ariaLabel));
    expect(names).toEqual([search.groups.countries, search.groups.regions]);
    const region = list(page).getByRole('group', { name: search.groups.regions }).getByRole('option').first();
    await expect(region).toHaveAttribute('href', /^\/region\//);
  });

  test('have what matched underlined in them', async ({ page }) => {
    await searchFor(page, 'united k');
    await expect(options(page).locator('mark')).toHaveText(['United K']);
    await expect(options(page).locator('mark')).toHaveCSS('text-decoration-line', 'underline');
  });

  test('show picture, plans and the lowest price in the display currency', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'currency', value: 'EUR', url: baseURL ?? '' }]);
    await searchFor(page, 'germany');
    const row = options(page).first();
    expect(await row.locator('img').boundingBox()).toMatchObject({ width: 40, height: 40 });
    await expect(row).toContainText(/[\d,]+ plans/);
    await expect(row).toContainText(/from €\d+\.\d\d/);
    expect((await row.boundingBox())?.height).toBe(56);
  });

  test('are counted for who does not see them', async ({ page }) => {
    await searchFor(page, 'united k');
    await expect(dialog(page).getByRole('status')).toHaveText(search.count({ count: 1 }));
    await field(page).fill('atlantis');
    await expect(dialog(page).getByRole('status')).toHaveText(search.none.heading);
  });

  test('that are none are said to be none, with a way on', async ({ page }) => {
    expect(await searchFor(page, 'atlantis')).toEqual([]);
    await expect(dialog(page)).toContainText(search.none.text({ query: 'atlantis' }));
    const link = dialog(page).getByRole('link', { name: search.browse });
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/region');
  });

  test('stand in a panel of at most 600 px', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1400 });
    await openSearch(page);
    const panel = dialog(page).locator('> :last-child');
    expect((await panel.boundingBox())?.height).toBe(600);
    await page.keyboard.press('End');
    await expect(options(page).last()).toBeInViewport();
  });

  test('that cannot be loaded are said to be missing', async ({ page }) => {
    await page.route('**/api/countries*', (route) => route.fulfill({ status: 200, body: 'not a list' }));
    await open(page, quietPage);
    await page.keyboard.press('/');
    await expect(dialog(page)).toContainText(search.failed);
    await expect(dialog(page).getByRole('link', { name: search.browse })).toBeVisible();
  });
});

test.describe('the keys', () => {
  test('Down and Up move through the results and around their ends', async ({ page }) => {
    await openSearch(page);
    const names = await options(page).allTextContents();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeName(page)).toBe(names[0]);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => activeName(page)).toBe(names.at(-1));
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeName(page)).toBe(names[0]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeName(page)).toBe(names[1]);
    await expect(field(page)).toBeFocused();
  });

  test('Home and End go to the first and the last', async ({ page }) => {
    await openSearch(page);
    const names = await options(page).allTextContents();
    await page.keyboard.press('End');
    await expect.poll(() => activeName(page)).toBe(names.at(-1));
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('Home');
    await expect.poll(() => activeName(page)).toBe(names[0]);
  });

  test('letters search, and the first result is active', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type('united k');
    await expect(options(page)).toHaveCount(1);
    await expect.poll(() => activeName(page)).toContain('United Kingdom');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('the active result is told by its ground and a line of 2 px', async ({ page }) => {
    await searchFor(page, 'united k');
    await expect(options(page).first()).toHaveCSS('box-shadow', /2px 0px 0px 0px inset/);
  });

  test('Enter opens the active result', async ({ page }) => {
    await openSearch(page, 'fr');
    await page.keyboard.type('royaume');
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fr/united-kingdom');
  });

  test('Enter without an active result asks the page of all destinations', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type('atlantis');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/region?q=atlantis');
  });

  test('lead from a search to a destination without a pointer', async ({ page }) => {
    await open(page, quietPage);
    // Past the skip link, the mark and the links.
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.localName === 'input')) break;
    }
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('so');
    await expect(options(page).nth(1)).toBeVisible();
    const [, second = ''] = await options(page).allTextContents();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeName(page)).toBe(second);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(quietPage);
    expect(second).toContain(await page.locator('h1').innerText());
  });
});

test('a click opens the result', async ({ page }) => {
  await searchFor(page, 'united k');
  await options(page).first().click();
  await expect(page).toHaveURL('/united-kingdom');
});

test('a click with Ctrl opens the result in another tab', async ({ page, context }) => {
  await searchFor(page, 'united k');
  const other = context.waitForEvent('page');
  await options(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await other).toHaveURL('/united-kingdom');
  await expect(page).toHaveURL(quietPage);
});

test('the cross empties the field and keeps it open', async ({ page }) => {
  await searchFor(page, 'so');
  await dialog(page).getByRole('button', { name: search.clear }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(list(page).getByRole('group', { name: search.groups.popular })).toBeVisible();
});

for (const [name, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', phone],
] as const) {
  test(`the open search has no violation, ${name}, whatever it shows, light and dark`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openSearch(page);
    for (const query of ['', 'so', 'atlantis']) {
      await field(page).fill(query);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await findViolations(page), `"${query}", ${colorScheme}`).toEqual([]);
      }
    }
  });
}
