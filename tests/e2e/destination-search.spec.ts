import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { sidewaysOverflow } from './axe.ts';
import {
  closedField,
  dialog,
  field,
  openSearch,
  openSearchHere,
  options,
  phone,
  quietPage,
  toggle,
} from './search-parts.ts';
import { expect, open, test } from './visitor.ts';

const { search } = messagesFor('en');
const start = new Date('2026-11-20T10:00:00Z').getTime();

test('the search opens', async ({ page }) => {
  await test.step('and is loaded only then', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const isOfSearch = (path: string): boolean => /search-overlay|\/api\/(countries|regions)/.test(path);
    await open(page, quietPage);
    expect(asked.filter(isOfSearch)).toEqual([]);
    await page.keyboard.press('/');
    await expect(options(page).first()).toBeVisible();
    expect(asked.filter(isOfSearch)).not.toEqual([]);
  });

  await test.step('with /', async () => {
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  await test.step('in place of the button, twice as wide', async () => {
    await expect(toggle(page)).toBeHidden();
    await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(480);
  });

  await test.step('not with a / that belongs to a text', async () => {
    await field(page).pressSequentially('a/b');
    await expect(field(page)).toHaveValue('a/b');
    await closeSearch(page);
  });

  await test.step('on a click', async () => {
    await closedField(page).click();
    await expect(field(page)).toBeFocused();
    await closeSearch(page);
  });

  await test.step('on the focus', async () => {
    // The focus came back to it, and has to leave it first.
    await page.locator('main').focus();
    await closedField(page).focus();
    await expect(field(page)).toBeFocused();
    await closeSearch(page);
  });

  await test.step('and closes without moving the page under it', async () => {
    await page.evaluate(() => scrollTo(0, 700));
    await openSearchHere(page);
    await closeSearch(page);
    await expect(closedField(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });
});

test('the search opens for who was faster than the scripts, with what was typed', async ({ page }) => {
  await page.route(/search-overlay-[^/]*\.js$/, async (route) => {
    await page.getByRole('banner').getByRole('searchbox').pressSequentially('sou');
    await route.continue();
  });
  await open(page, quietPage);
  await closedField(page).focus();
  await expect(field(page)).toHaveValue('sou');
  await page.keyboard.type('th k');
  await expect(field(page)).toHaveValue('south k');
  await expect(options(page)).toHaveCount(1);
});

async function closeSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

test('the search closes', async ({ page }) => {
  const reopen = async (): Promise<void> => {
    await openSearchHere(page);
    await expect(options(page)).toHaveCount(14);
  };
  await openSearch(page);

  await test.step('on Escape, and gives the focus back without opening again', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(closedField(page)).toBeFocused();
  });

  await test.step('on a click outside', async () => {
    await reopen();
    await page.locator('main').click({ position: { x: 5, y: 5 } });
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('on blur with no results', async () => {
    await reopen();
    await field(page).fill('atlantis');
    await expect(dialog(page)).toContainText(search.none.heading);
    await field(page).blur();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('not on blur with results', async () => {
    await reopen();
    await field(page).fill('so');
    await field(page).blur();
    await expect(options(page).first()).toBeVisible();
  });

  await test.step('on Escape, wherever the focus is', async () => {
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(closedField(page)).toBeFocused();
  });

  await test.step('with Tab, which goes on to what follows', async () => {
    await reopen();
    await field(page).fill('so');
    await page.keyboard.press('Tab');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Currency:/ })).toBeFocused();
  });

  await test.step('with Shift and Tab, which goes back to what precedes', async () => {
    await reopen();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('navigation').getByRole('link').last()).toBeFocused();
  });

  await test.step('when the page goes to another address', async () => {
    await page.evaluate(() => history.pushState(null, '', '?days=9'));
    await openSearchHere(page);
    await page.evaluate(() => history.back());
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('on selecting a result', async () => {
    await reopen();
    // The page stays, so that only the search closes.
    await page.route('**/south-korea', (route) => route.fulfill({ status: 204 }));
    await field(page).fill('south k');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
  });
});

test('closing the search clears the query', async ({ page }) => {
  await open(page, quietPage);

  for (const [how, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click outside', () => page.locator('main').click({ position: { x: 5, y: 5 } })],
    ['Tab', () => page.keyboard.press('Tab')],
  ] as const) {
    await test.step(`${how} clears the query`, async () => {
      await openSearchHere(page);
      await field(page).fill('so');
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(closedField(page)).toHaveValue('');
      await openSearchHere(page);
      await expect(field(page)).toHaveValue('');
      await closeSearch(page);
    });
  }
});

test.describe('on phones', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the search lies over the upper edge, with a toggle that knows a double click', async ({ page }) => {
    /** Opens the search at a time in milliseconds after the start. */
    const openAt = async (time: number): Promise<void> => {
      await page.clock.setFixedTime(start + time);
      await toggle(page).click();
      await expect(field(page)).toBeFocused();
    };
    const cancelAt = async (time: number): Promise<void> => {
      await page.clock.setFixedTime(start + time);
      await page.getByRole('button', { name: search.cancel }).click();
    };
    await page.clock.setFixedTime(start);
    await open(page, quietPage);

    await test.step('with the field on top, and the page behind does not scroll', async () => {
      await openAt(0);
      expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: phone.width });
      expect((await field(page).boundingBox())?.y).toBeLessThan(60);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      expect(await sidewaysOverflow(page)).toBe(0);
    });

    await test.step('the list scrolls under the field', async () => {
      await expect(options(page)).toHaveCount(14);
      await options(page).last().scrollIntoViewIfNeeded();
      await expect(field(page)).toBeInViewport();
    });

    await test.step('in a panel of at most 600 px', async () => {
      const panel = dialog(page).locator('> :last-child');
      await expect.poll(async () => (await panel.boundingBox())?.height).toBe(600);
    });

    await test.step('Escape closes it', async () => {
      await field(page).focus();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
    });

    await test.step('a tap beside it closes it, clears the query, and goes no further', async () => {
      await openAt(5000);
      await field(page).fill('so');
      const heard = page.evaluate(
        () =>
          new Promise((resolve) => {
            document.body.addEventListener('click', ({ target }) => resolve((target as Element).localName));
          }),
      );
      await page.touchscreen.tap(phone.width / 2, phone.height - 20);
      expect(await heard).toBe('dialog');
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(quietPage);
      await openAt(6000);
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    });

    await test.step('"Cancel" closes it and gives the focus back', async () => {
      await openAt(10_000);
      await field(page).fill('so');
      await cancelAt(11_000);
      await expect(dialog(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await openAt(12_000);
      await expect(field(page)).toHaveValue('');
      await cancelAt(13_000);
      await expect(dialog(page)).toBeHidden();
    });

    await test.step('the toggle does nothing for a second click within 200 ms', async () => {
      await openAt(20_000);
      await cancelAt(20_199);
      await expect(dialog(page)).toBeVisible();
      await cancelAt(21_000);
      await expect(dialog(page)).toBeHidden();
    });

    await test.step('the toggle closes after 200 ms', async () => {
      await openAt(30_000);
      await cancelAt(30_200);
      await expect(dialog(page)).toBeHidden();
    });

    await test.step('the toggle does not open again within 200 ms', async () => {
      await toggle(page).click();
      await expect(dialog(page)).toBeHidden();
      await openAt(30_400);
      await expect(dialog(page)).toBeVisible();
    });
  });
});

test('the list of countries is asked for as seldom as can be', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/countries') calls.push(request.url());
  });
  const openAndClose = async (): Promise<void> => {
    await openSearchHere(page);
    await expect(options(page).first()).toBeVisible();
    await closeSearch(page);
  };
  await open(page, quietPage);
  // Only now: until hydration ends, the page needs running timers.
  await page.clock.setFixedTime(start);

  await test.step('is asked for once at a time', async () => {
    const gate = Promise.withResolvers<undefined>();
    await page.route('**/api/countries*', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await openSearchHere(page);
    gate.resolve(undefined);
    await expect(options(page).first()).toBeVisible();
    expect(calls.length).toBe(1);
    await closeSearch(page);
  });

  await test.step('is kept for ten minutes, and then asked for again', async () => {
    await page.clock.setFixedTime(start + 10 * 60 * 1000);
    await openAndClose();
    expect(calls.length).toBe(1);
    await page.clock.setFixedTime(start + 10 * 60 * 1000 + 1);
    await openSearchHere(page);
    await expect.poll(() => calls.length).toBe(2);
  });

  await test.step('is asked for in the language of the page', async () => {
    const languages = (): (string | null)[] => calls.map((call) => new URL(call).searchParams.get('locale'));
    expect(new Set(languages())).toEqual(new Set(['en']));
    await openSearch(page, 'ja');
    expect(languages().at(-1)).toBe('ja');
  });
});
