import type { Page } from '@playwright/test';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { findViolationsLightAndDark } from './axe.ts';
import {
  activeName,
  dialog,
  field,
  list,
  openSearch,
  openSearchHere,
  options,
  phone,
  quietPage,
  searchFor,
  searchHere,
} from './search-parts.ts';
import { extended } from './extended.ts';
import { expect, open, test } from './visitor.ts';

const { search } = messagesFor('en');

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

async function expectActive(page: Page, name: string | undefined): Promise<void> {
  await expect.poll(() => activeName(page)).toBe(name);
}

test('an empty query offers popular countries, through which keys move', async ({ page }) => {
  await openSearch(page);

  await test.step('an empty query offers the first 14 active countries', async () => {
    const answer = await page.request.get('/api/countries');
    const countries = (await answer.json()) as { name: string; providerNumber: number; path: string }[];
    const active = countries.filter(({ providerNumber }) => providerNumber > 0);
    await expect(list(page).getByRole('group')).toHaveCount(1);
    await expect(list(page).getByRole('group', { name: search.groups.popular })).toBeVisible();
    const hrefs = await options(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('href')));
    expect(hrefs).toEqual(active.slice(0, 14).map(({ path }) => path));
  });

  const names = await options(page).allTextContents();

  await test.step('Down and Up move through the results and around their ends', async () => {
    await page.keyboard.press('ArrowDown');
    await expectActive(page, names[0]);
    await page.keyboard.press('ArrowUp');
    await expectActive(page, names.at(-1));
    await page.keyboard.press('ArrowDown');
    await expectActive(page, names[0]);
    await page.keyboard.press('ArrowDown');
    await expectActive(page, names[1]);
    await expect(field(page)).toBeFocused();
  });

  await test.step('Home and End go to the first and the last', async () => {
    await page.keyboard.press('End');
    await expectActive(page, names.at(-1));
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('Home');
    await expectActive(page, names[0]);
  });

  await test.step('an empty query has no results', async () => {
    await field(page).fill('   ');
    await expect(list(page).getByRole('group', { name: search.groups.countries })).toHaveCount(0);
    await expect(list(page).getByRole('group', { name: search.groups.regions })).toHaveCount(0);
    await expect(dialog(page)).not.toContainText(search.none.heading);
    await expect(dialog(page).getByRole('status')).toHaveText('');
    await expectActive(page, '');
  });

  await test.step('an empty query asks for nothing', async () => {
    await page.keyboard.press('Enter');
    await field(page).fill('');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(quietPage);
  });
});

test('the results are those that match, grouped, marked and counted', async ({ page }) => {
  await openSearch(page);

  await test.step('match the starts of words, in every language, with or without accents', async () => {
    for (const [rule, query, path] of rules) {
      await field(page).fill(query);
      await expect(options(page).first(), rule).toHaveAttribute('href', path);
    }
    await field(page).fill('rmany');
    await expect(options(page), 'no part of a word but its start').toHaveCount(0);
  });

  await test.step('are what is spelled nearly so where nothing matches, and it is said', async () => {
    await field(page).fill('itlay');
    const similar = search.none.similar({ query: 'itlay' });
    await expect(list(page).getByRole('group', { name: similar })).toBeVisible();
    await expect(options(page).first()).toHaveAttribute('href', '/italy');
    await expect(dialog(page).getByRole('status')).toHaveText(similar);
    await field(page).fill('italy');
    await expect(list(page).getByRole('group', { name: similar })).toHaveCount(0);
  });

  await test.step('are grouped, countries before regions and cities', async () => {
    await field(page).fill('so');
    const groups = list(page).getByRole('group');
    await expect(groups).toHaveCount(3);
    const names = await groups.evaluateAll((all) => all.map((group) => group.ariaLabel));
    expect(names).toEqual([search.groups.countries, search.groups.regions, search.groups.parts]);
    const region = list(page).getByRole('group', { name: search.groups.regions }).getByRole('option').first();
    await expect(region).toHaveAttribute('href', /^\/region\//);
  });

  await test.step('the cross empties the field and keeps it open', async () => {
    await dialog(page).getByRole('button', { name: search.clear }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(list(page).getByRole('group', { name: search.groups.popular })).toBeVisible();
  });

  await test.step('letters search, and the first result is active', async () => {
    await page.keyboard.type('united k');
    await expect(options(page)).toHaveCount(1);
    await expect.poll(() => activeName(page)).toContain('United Kingdom');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the active result is told by its ground and a line of 2 px', async () => {
    await expect(options(page).first()).toHaveCSS('box-shadow', /2px 0px 0px 0px inset/);
  });

  await test.step('have what matched underlined in them', async () => {
    await expect(options(page).locator('mark')).toHaveText(['United K']);
    await expect(options(page).locator('mark')).toHaveCSS('text-decoration-line', 'underline');
  });

  await test.step('are counted for who does not see them', async () => {
    await expect(dialog(page).getByRole('status')).toHaveText(search.count({ count: 1 }));
    await field(page).fill('atlantis');
    await expect(dialog(page).getByRole('status')).toHaveText(search.none.heading);
  });

  await test.step('that are none are said to be none, with a way on', async () => {
    expect(await options(page).all()).toEqual([]);
    await expect(dialog(page)).toContainText(search.none.text({ query: 'atlantis' }));
    const link = dialog(page).getByRole('link', { name: search.browse });
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/region');
  });
});

test('the results match names of the language, and lead to it', async ({ page }) => {
  await test.step('en', async () => {
    expect((await searchFor(page, 'japan', 'en'))[0]).toBe(localizePath('/japan', 'en'));
  });

  await test.step('ja', async () => {
    expect((await searchFor(page, '日本', 'ja'))[0]).toBe(localizePath('/japan', 'ja'));
  });

  await test.step('match a Japanese query by its katakana and by the reading of kanji', async () => {
    await field(page, 'ja').fill('とる');
    await expect(options(page).first()).toHaveAttribute('href', '/ja/turkey');
    expect(await searchHere(page, 'にほん', 'ja')).toEqual(['/ja/japan']);
  });
});

test('the results show what there is, in a panel that fits', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'currency', value: 'EUR', url: baseURL ?? '' }]);
  await searchFor(page, 'germany');

  await test.step('show picture, plans and the lowest price in the display currency', async () => {
    const row = options(page).first();
    expect(await row.locator('img').boundingBox()).toMatchObject({ width: 40, height: 40 });
    await expect(row).toContainText(/[\d,]+ plans/);
    await expect(row).toContainText(/≈\s€\d+\.\d\d/);
    await expect(dialog(page)).toContainText(messagesFor('en').common.fares.caption);
    // The panel still grows wider, and its words need fewer lines.
    await expect.poll(async () => (await row.boundingBox())?.height).toBe(56);
  });

  await test.step('stand in a panel of at most 600 px', async () => {
    await page.setViewportSize({ width: 1440, height: 1400 });
    await field(page).fill('');
    await expect(options(page)).toHaveCount(14);
    const panel = dialog(page).locator('> :last-child');
    await expect.poll(async () => (await panel.boundingBox())?.height).toBe(600);
    await page.keyboard.press('End');
    await expect(options(page).last()).toBeInViewport();
  });

  await test.step('that cannot be loaded are said to be missing, and asked for again', async () => {
    await page.route('**/api/countries*', (route) => route.fulfill({ status: 200, body: 'not a list' }));
    await open(page, quietPage);
    await page.keyboard.press('/');
    await expect(dialog(page)).toContainText(search.failed);
    await page.unroute('**/api/countries*');
    await dialog(page).getByRole('button', { name: search.retry }).click();
    await expect(options(page).first()).toBeVisible();
  });
});

test('keys lead to a destination, or to the page of all', async ({ page }) => {
  await test.step('Enter opens the active result', async () => {
    await openSearch(page, 'fr');
    await page.keyboard.type('royaume');
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fr/united-kingdom');
  });

  await test.step('Enter without an active result asks the page of all destinations', async () => {
    await openSearch(page);
    await page.keyboard.type('atlantis');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/region?q=atlantis');
  });

  await test.step('lead from a search to a destination without a pointer', async () => {
    await open(page, quietPage);
    // Past the skip link, the mark and the links.
    for (let presses = 0; presses < 7; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.localName === 'input')) break;
    }
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('so');
    await expect(options(page).nth(1)).toBeVisible();
    const [, second = ''] = await options(page).allTextContents();
    await page.keyboard.press('ArrowDown');
    await expectActive(page, second);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(quietPage);
    expect(second).toContain(await page.locator('h1').innerText());
  });
});

test('a click opens the result', async ({ page, context }) => {
  await searchFor(page, 'united k');

  await test.step('a click with Ctrl opens the result in another tab', async () => {
    const other = context.waitForEvent('page');
    await options(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await other).toHaveURL('/united-kingdom');
    await expect(page).toHaveURL(quietPage);
    await (await other).close();
  });

  await test.step('a click opens the result', async () => {
    await openSearch(page);
    await field(page).fill('united k');
    await options(page).first().click();
    await expect(page).toHaveURL('/united-kingdom');
  });
});

test(
  'the open search has no violation, whatever it shows, wide and narrow, light and dark',
  extended,
  async ({ page }) => {
    await openSearch(page);
    const findInEveryState = async (): Promise<void> => {
      for (const query of ['', 'so', 'atlantis']) {
        await field(page).fill(query);
        expect(await findViolationsLightAndDark(page), `"${query}"`).toEqual([]);
      }
    };

    await test.step('wide', findInEveryState);

    await test.step('narrow', async () => {
      await page.setViewportSize(phone);
      // The other width closes the search.
      await expect(dialog(page)).toBeHidden();
      await openSearchHere(page);
      await expect(options(page)).toHaveCount(14);
      await findInEveryState();
    });
  },
);
