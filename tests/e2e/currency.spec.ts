import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { findViolationsLightAndDark, sidewaysOverflow } from './axe.ts';
import { extended } from './extended.ts';
import { untilIdle } from './visitor-calls.ts';
import { expect, open, test } from './visitor.ts';

const { currency: texts } = messagesFor('en').common;
const phone = { width: 390, height: 844 };

function opener(page: Page) {
  return page.getByRole('button', { name: /^Currency:/ });
}

function picker(page: Page) {
  return page.getByRole('dialog', { name: texts.heading });
}

function field(page: Page) {
  return picker(page).getByRole('combobox', { name: texts.search });
}

function options(page: Page) {
  return picker(page).getByRole('option');
}

function popularCards(page: Page) {
  return picker(page).getByRole('listitem').getByRole('button');
}

/** Opens the picker of the current page. */
async function reopenPicker(page: Page): Promise<void> {
  await opener(page).click();
  await expect(options(page).first()).toBeVisible();
}

/** Nothing moves, so that sizes are those that stay. */
async function openPicker(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  await reopenPicker(page);
}

async function pick(page: Page, code: string): Promise<void> {
  await opener(page).click();
  await field(page).fill(code);
  await expect(options(page).first()).toContainText(code);
  await page.keyboard.press('Enter');
  await expect(opener(page)).toHaveText(code);
}

async function listedCodes(page: Page): Promise<readonly string[]> {
  return options(page).locator('> b').allTextContents();
}

/** Null: no option is marked yet. */
function activeCode(page: Page): Promise<string | null> {
  return field(page).evaluate((input) => {
    const option = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    return option?.querySelector('b')?.textContent ?? null;
  });
}

test('the currency picker is loaded when it is wanted, lists all currencies and finds them', async ({ page }) => {
  await test.step('is loaded only when it is wanted', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const isOfPicker = (path: string): boolean => /currency-picker|\/api\/currencies/.test(path);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/about');
    expect(asked.filter(isOfPicker)).toEqual([]);
    await opener(page).click();
    await expect(options(page).first()).toBeVisible();
    expect(asked.filter(isOfPicker)).not.toEqual([]);
  });

  await test.step('begins in its search', async () => {
    await expect(field(page)).toBeFocused();
  });

  await test.step('lists all currencies', async () => {
    const all = (await (await page.request.get('/api/currencies')).json()) as { code: string }[];
    await expect(picker(page).getByRole('heading', { name: texts.all, exact: true })).toBeVisible();
    await expect(options(page).locator('> b')).toHaveText(all.map(({ code }) => code));
    expect(all.length).toBeGreaterThan(145);
  });

  await test.step('shows flag, name, sign and code in each row, and a check at the current one', async () => {
    const dollar = options(page).filter({ has: page.getByText('USD', { exact: true }) });
    await expect(dollar).toContainText('US Dollar');
    await expect(dollar).toContainText('$');
    expect(await dollar.locator('img').boundingBox()).toMatchObject({ width: 24, height: 18 });
    await expect(dollar).toContainText(texts.current);
    await expect(options(page).filter({ hasText: texts.current })).toHaveCount(1);
  });

  await test.step('is 600 px wide, with a list of 600 px', async () => {
    expect((await picker(page).boundingBox())?.width).toBe(600);
    expect((await picker(page).locator('> :last-child').boundingBox())?.height).toBe(600);
  });

  await test.step('is moved through with Up and Down, around the ends, and with Home and End', async () => {
    const codes = await listedCodes(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeCode(page)).toBe(codes[0]);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => activeCode(page)).toBe(codes.at(-1));
    await page.keyboard.press('Home');
    await expect.poll(() => activeCode(page)).toBe(codes[0]);
    await page.keyboard.press('End');
    await expect.poll(() => activeCode(page)).toBe(codes.at(-1));
    await expect(options(page).last()).toBeInViewport();
  });

  await test.step('shows Popular, EUR, GBP, USD and JPY, only while the query is empty', async () => {
    await expect(picker(page).getByRole('heading', { name: texts.popular })).toBeVisible();
    await expect(popularCards(page).locator('b')).toHaveText(['EUR', 'GBP', 'USD', 'JPY']);
    await field(page).fill('y');
    await expect(picker(page).getByRole('heading', { name: texts.popular })).toBeHidden();
    await expect(popularCards(page)).toHaveCount(0);
    await field(page).fill('');
    await expect(popularCards(page)).toHaveCount(4);
  });

  await test.step('finds names, plurals and codes by the starts of their words', async () => {
    for (const [what, query, code] of [
      ['the start of a name', 'swiss', 'CHF'],
      ['a later word of a name', 'kwanza', 'AOA'],
      ['the start of a plural', 'UAE', 'AED'],
      ['a code, whatever its case', 'krw', 'KRW'],
    ] as const) {
      await field(page).fill(query);
      await expect(options(page).first().locator('> b'), what).toHaveText(code);
    }
    await field(page).fill('ollar');
    await expect(options(page)).toHaveCount(0);
    await expect(picker(page)).toContainText(texts.none({ query: 'ollar' }));
  });

  await test.step('counts what it finds for who does not see it', async () => {
    await field(page).fill('japanese');
    await expect(picker(page).getByRole('status')).toHaveText(texts.count({ count: 1 }));
  });

  await test.step('forgets the query when it closes', async () => {
    await field(page).fill('yen');
    await page.keyboard.press('Escape');
    await expect(picker(page)).toBeHidden();
    await opener(page).click();
    await expect(field(page)).toHaveValue('');
    await expect(picker(page).getByRole('heading', { name: texts.popular })).toBeVisible();
  });

  await test.step('searches in the language of the page', async () => {
    await open(page, '/ja/about');
    const { currency } = messagesFor('ja').common;
    await page.getByRole('button', { name: /^通貨：/ }).click();
    const window = page.getByRole('dialog', { name: currency.heading });
    await window.getByRole('combobox').fill('すいす');
    await expect(window.getByRole('option').first()).toContainText('スイスフラン');
    await window.getByRole('combobox').fill('ポンド');
    await expect(window.getByRole('option').first()).toContainText('英国ポンド');
  });
});

test('the currency picker closes, and lets the page behind it go', async ({ page }) => {
  await test.step('locks the page behind it, closes on Escape, lets the page go and gives the focus back', async () => {
    await openPicker(page);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(picker(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(opener(page)).toBeFocused();
  });

  await test.step('closes on a click outside', async () => {
    await reopenPicker(page);
    await page.mouse.click(20, 450);
    await expect(picker(page)).toBeHidden();
  });

  await test.step('closes with its button', async () => {
    await reopenPicker(page);
    await picker(page).getByRole('button', { name: texts.close }).click();
    await expect(picker(page)).toBeHidden();
  });

  await test.step('closes when the page goes to another address', async () => {
    await page.evaluate(() => history.pushState(null, '', '?days=9'));
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await page.evaluate(() => history.back());
    await expect(picker(page)).toBeHidden();
  });

  await test.step('closes on picking', async () => {
    await reopenPicker(page);
    await picker(page).getByRole('button', { name: /^GBP/ }).click();
    await expect(picker(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  await test.step('is used without a pointer', async () => {
    await expect(opener(page)).toHaveText('GBP');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('japanese');
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(opener(page)).toHaveText('JPY');
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL('/about');
  });

  await test.step('says when its list cannot be loaded', async () => {
    await page.route('**/api/currencies*', (route) => route.fulfill({ status: 200, body: 'not a list' }));
    await open(page, '/about');
    await opener(page).click();
    await expect(picker(page)).toContainText(texts.failed);
  });
});

test('picking a currency changes what is shown and what is remembered', async ({ page, context }) => {
  await test.step('changes the prices at once, without a reload, and the page stays where it is', async () => {
    await open(page, '/ethiopia');
    await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
    await page.evaluate(() => scrollTo(0, 700));
    const before = await page.evaluate(() => scrollY);
    expect(before).toBe(700);
    await expect(page.getByRole('main')).toContainText('$');
    // By its place: a click by name would first scroll to it, although it is in view.
    const { x = 0, y = 0 } = (await opener(page).boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + 10);
    await field(page).fill('EUR');
    await expect(options(page).first()).toContainText('EUR');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText(/€\d/);
    await expect(opener(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') as unknown)).toBe(true);
    await expect(page).toHaveURL('/ethiopia');
  });

  await test.step('reports change_currency with a category, the code as its label and a value of 1', async () => {
    expect(await page.evaluate(() => Reflect.get(globalThis, 'dataLayer') as unknown)).toEqual([
      { event: 'change_currency', category: expect.stringMatching(/\S/), label: 'EUR', value: 1 },
    ]);
  });

  await test.step('is in the first HTML of the next page', async () => {
    const html = await (await page.request.get('/ethiopia')).text();
    expect(html).toContain('"currency":"EUR"');
    await open(page, '/about');
    await expect(opener(page)).toHaveText('EUR');
  });

  await test.step('is stored under "settings" and in the cookie', async () => {
    await pick(page, 'CHF');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? '{}') as unknown)).toEqual({
      acceptPrivacy: true,
      showPromoPrice: false,
      currency: 'CHF',
    });
    const [cookie, ...others] = await context.cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: 'currency', value: 'CHF', path: '/', sameSite: 'Lax', httpOnly: false });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
  });

  await test.step('keeps what the address says', async () => {
    await open(page, '/ethiopia?days=12&gb=20');
    await pick(page, 'EUR');
    await expect(page).toHaveURL('/ethiopia?days=12&gb=20');
    await expect(page.getByRole('main')).toContainText(/€\d/);
  });

  await test.step('goes by the last choice when answers overtake each other', async () => {
    const gate = Promise.withResolvers<undefined>();
    await page.route('**/_payload.json*', async (route) => {
      const isFirst = (await route.request().headerValue('cookie'))?.includes('USD') === true;
      if (isFirst) await gate.promise;
      await route.continue();
    });
    await opener(page).click();
    await picker(page).getByRole('button', { name: /^USD/ }).click();
    await expect(picker(page)).toBeHidden();
    await opener(page).click();
    await picker(page).getByRole('button', { name: /^GBP/ }).click();
    await expect(opener(page)).toHaveText('GBP');
    const late = page.waitForResponse('**/_payload.json*');
    gate.resolve(undefined);
    await (await late).finished();
    await untilIdle(page);
    await expect(opener(page)).toHaveText('GBP');
  });
});

test('the currency picker is sound on wide and narrow screens, light and dark', extended, async ({ page }) => {
  await openPicker(page);
  const findInEveryState = async (): Promise<void> => {
    for (const query of ['', 'do', 'xyz']) {
      await field(page).fill(query);
      expect(await findViolationsLightAndDark(page), `"${query}"`).toEqual([]);
    }
  };

  await test.step('has no violation, wide, whatever it shows', findInEveryState);

  await test.step('is a sheet on phones, with a list of 70 % of the screen', async () => {
    await page.setViewportSize(phone);
    await field(page).fill('');
    await expect(options(page).first()).toBeVisible();
    const box = await picker(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    expect(box?.y).toBeGreaterThan(0);
    const list = await picker(page).locator('> :last-child').boundingBox();
    expect(Math.round(list?.height ?? 0)).toBe(Math.round(844 * 0.7));
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  await test.step('has no violation, narrow, whatever it shows', findInEveryState);
});
