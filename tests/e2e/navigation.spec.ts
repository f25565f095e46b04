import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import {
  addLink,
  collectRequests,
  expectShown,
  follow,
  isSameDocument,
  markDocument,
  openNavigable,
} from './navigation-parts.ts';
import { expect, test } from './visitor.ts';

// Error pages are the subject of some of these tests.
test.use({ tolerated: /Failed to load resource/ });

const payloads = (asked: readonly string[]): readonly string[] =>
  asked.filter((path) => path.includes('_payload.json'));
const voice = (page: Page) => page.locator('body > [role=status]').first();
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('a link shows the next page in the same document', async ({ page }) => {
  const asked = collectRequests(page);
  await test.step('from its payload alone, at its top, with its title spoken and the focus on it', async () => {
    await openNavigable(page, '/region');
    await markDocument(page);
    asked.length = 0;
    await page.evaluate(() => scrollTo(0, 400));
    await follow(page, '/germany');
    await expectShown(page, '/germany');
    await expect(page).toHaveTitle(/Germany/);
    expect(payloads(asked)).toEqual(['/germany/_payload.json']);
    expect(asked).not.toContain('/germany');
    expect(await scrolled(page)).toBe(0);
    await expect(page.locator('#main')).toBeFocused();
    await expect(voice(page)).toHaveText(await page.title());
    await expect(page.locator('#root')).toHaveCount(1);
  });

  await test.step('at the place that its fragment names', async () => {
    await addLink(page, '/japan#plans');
    await page.locator('#added').click();
    await expectShown(page, '/japan#plans');
    await expect(page.locator('#plans')).toBeInViewport();
    await expect(page.locator('#plans')).toBeFocused();
  });

  await test.step('under its one address where it has another spelling', async () => {
    await addLink(page, '/region/france/?days=9');
    await page.locator('#added').click();
    await expectShown(page, '/france?days=9');
    expect(await page.evaluate(() => navigation.entries().at(-1)?.url)).toMatch(/\/france\?days=9$/);
  });

  await test.step('for forms that are sent by a choice, too', async () => {
    await follow(page, '/reviews');
    await expectShown(page, '/reviews');
    await page.locator('select[name=rating]').selectOption('5');
    await expect(page).toHaveURL(/rating=5/);
    expect(await isSameDocument(page)).toBe(true);
  });

  await test.step('and for a page that does not exist, with its title', async () => {
    await addLink(page, '/atlantis');
    await page.locator('#added').click();
    await expect(page).toHaveTitle(/not found/i);
    await expect(page).toHaveURL('/atlantis');
    await expect(page.locator('main')).toContainText('/atlantis');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('errors are shown in place, and a broken connection is an ordinary load', async ({ page }) => {
  await openNavigable(page, '/region');
  await markDocument(page);
  for (const [status, title] of [
    [429, /a bit fast/i],
    [503, /right back/i],
  ] as const) {
    await test.step(`status ${status}`, async () => {
      await page.route('**/germany/_payload.json', (route) => route.fulfill({ status, json: { error: {} } }));
      await addLink(page, '/germany');
      await page.locator('#added').click();
      await expect(page).toHaveURL('/germany');
      await expect(page).toHaveTitle(title);
      await page.goBack();
      await expectShown(page, '/region');
      await page.locator('#added').evaluate((link) => link.remove());
    });
  }
  expect(await isSameDocument(page)).toBe(true);

  await test.step('no answer at all', async () => {
    await page.unroute('**/germany/_payload.json');
    await page.route('**/japan/_payload.json', (route) => route.abort('aborted'));
    await addLink(page, '/japan');
    await page.locator('#added').click();
    await expectShown(page, '/japan');
    expect(await isSameDocument(page)).toBe(false);
  });
});

test('a page of another build is an ordinary load', async ({ page }) => {
  await openNavigable(page, '/region');
  await markDocument(page);
  await page.route('**/germany/_payload.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'the-next' } });
  });
  await addLink(page, '/germany');
  await page.locator('#added').click();
  await expectShown(page, '/germany');
  expect(await isSameDocument(page)).toBe(false);
});

test('what is no page of the language, and who asks for it, gets an ordinary load', async ({ page }) => {
  for (const [what, href, attributes] of [
    ['another language', '/ja/germany', {}],
    ['the choice of a language', '/?locale=en', {}],
    ['a link that asks for it', '/germany', { 'data-reload': '' }],
  ] as const) {
    await test.step(what, async () => {
      await openNavigable(page, '/region');
      await markDocument(page);
      await addLink(page, href, attributes);
      await page.locator('#added').click();
      await page.waitForFunction(() => !('isMarked' in globalThis));
      expect(await isSameDocument(page)).toBe(false);
    });
  }

  await test.step('an offer is never asked for a payload', async () => {
    await openNavigable(page, '/region');
    const asked = collectRequests(page);
    await page.route('**/go/1', (route) => route.fulfill({ contentType: 'text/html', body: 'the offer' }));
    await addLink(page, '/go/1');
    await page.locator('#added').click();
    await expect(page.locator('body')).toHaveText('the offer');
    expect(asked).toEqual(['/go/1']);
  });
});

test('a page that takes its time shows that it is on its way', async ({ page, pauseClock }) => {
  await page.clock.install();
  await openNavigable(page, '/region');
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/germany/_payload.json', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const line = page.locator('body > div[hidden], body > div:empty').first();
  await pauseClock(Date.now() + 60_000);
  await addLink(page, '/germany');
  const asked = page.waitForRequest('**/germany/_payload.json');
  await page.locator('#added').click({ noWaitAfter: true });
  await asked;
  await page.clock.runFor(100);
  await expect(page.locator('#main')).not.toHaveAttribute('aria-busy');
  await expect(line).toHaveAttribute('hidden');
  await page.clock.runFor(40);
  await expect(line).toBeVisible();
  await expect(page.locator('#main')).toHaveAttribute('aria-busy', 'true');
  await page.clock.resume();
  gate.resolve(undefined);
  await expectShown(page, '/germany');
  await expect(line).toBeHidden();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('back and forward show the very page that was left, without asking', async ({ page }) => {
  await openNavigable(page, '/germany');
  await markDocument(page);
  const row = page.locator('#plans details[name=plan]').first();
  const overTime = row.getByRole('region', { name: messagesFor('en').plan.history.heading });
  const count = page.locator('#plans').getByRole('status').first();
  const asked = collectRequests(page);

  await test.step('with its filters, its open row and its place', async () => {
    const all = await count.innerText();
    await page.locator('#plans').getByRole('checkbox').first().check();
    await page.waitForFunction(() => location.search !== '');
    // The address changes before the list, whose first row may be another one.
    await expect(count).not.toHaveText(all);
    await row.locator('> summary').click();
    await expect(row).toHaveAttribute('open');
    // Parts of the row that are missing when the page is left are loaded when the page returns.
    await expect(overTime.locator('> div:not([aria-busy])')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 1700));
    const { search } = new URL(page.url());
    await addLink(page, '/reviews');
    // What the row loads may move the page until the very moment.
    const y = await page.locator('#added').evaluate((link: HTMLElement) => {
      link.click();
      return scrollY;
    });
    await expectShown(page, '/reviews');
    asked.length = 0;
    await page.goBack();
    await expectShown(page, `/germany${search}`);
    await expect(page).toHaveTitle(/Germany/);
    await expect(row).toHaveAttribute('open');
    await expect(page.locator('#plans').getByRole('checkbox').first()).toBeChecked();
    expect(await scrolled(page)).toBe(y);
    expect(asked).toEqual([]);
  });

  await test.step('with what was half typed, and the focus in it', async () => {
    await page.goForward();
    await expectShown(page, '/reviews');
    await addLink(page, '/about');
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')));
    await page.locator('main > input').fill('half');
    await page.locator('#added').evaluate((link: HTMLElement) => link.click());
    await expectShown(page, '/about');
    asked.length = 0;
    await page.goBack();
    await expectShown(page, '/reviews');
    await expect(page.locator('main > input')).toHaveValue('half');
    await expect(page.locator('main > input')).toBeFocused();
    expect(asked).toEqual([]);
  });

  await test.step('at the state of the entry, also when it is not the one that was left', async () => {
    await page.evaluate(() => history.go(-2));
    await expectShown(page, '/germany');
    await expect(page.locator('#plans').getByRole('checkbox').first()).not.toBeChecked();
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('hidden pages rest: keys, tips and floating windows are those of the shown page', async ({ page }) => {
  await openNavigable(page, '/germany');
  await page.getByRole('button', { name: /^Currency:/ }).click();
  const picker = page.getByRole('dialog', { name: 'Currency' });
  await expect(picker).toBeVisible();
  await page.evaluate(() => navigation.navigate('/japan'));
  await expectShown(page, '/japan');
  await expect(picker).toHaveCount(0);
  await page.goBack();
  await expectShown(page, '/germany');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goForward();
  await expectShown(page, '/japan');
  const heading = await page.locator('main h1').textContent();
  await page.locator('#plans').getByRole('checkbox').first().check();
  // The rest of the page updates a moment after the list.
  await page.locator('#plans input[type=hidden][name=kind]').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => location.search !== '');
  await page.goBack();
  await expectShown(page, '/japan');
  await expect(page.locator('main h1')).toHaveText(heading ?? '');
  await expect(page.locator('#plans').getByRole('checkbox').first()).not.toBeChecked();
});

test('a kept page never shows prices in a currency that was given up', async ({ page }) => {
  await openNavigable(page, '/ethiopia');
  await expect(page.locator('main')).toContainText('$');
  await addLink(page, '/about');
  await page.locator('#added').click();
  await expectShown(page, '/about');
  const opener = page.getByRole('button', { name: /^Currency:/ });
  await opener.click();
  await page.getByRole('dialog').getByRole('button', { name: /^EUR/ }).click();
  await expect(opener).toHaveText('EUR');
  await page.goBack();
  await expectShown(page, '/ethiopia');
  await expect(page.locator('main')).toContainText(/€\d/);
  await expect(opener).toHaveText('EUR');
});

test('links are loaded ahead by who may follow them', async ({ page }) => {
  await openNavigable(page, '/region');
  const asked = collectRequests(page);
  const link = (path: string) => page.locator(`main a[href="${path}"]`).first();

  await test.step('on hover, once, and the click uses it', async () => {
    const answered = page.waitForResponse('**/germany/_payload.json');
    await link('/germany').hover();
    await answered;
    await link('/germany').click();
    await expectShown(page, '/germany');
    expect(payloads(asked).filter((path) => path === '/germany/_payload.json')).toHaveLength(1);
  });

  await test.step('on focus', async () => {
    await page.goBack();
    await expectShown(page, '/region');
    // Where the focus returns to first.
    await expect(link('/germany')).toBeFocused();
    const answered = page.waitForResponse('**/japan/_payload.json');
    await link('/japan').focus();
    await answered;
  });

  await test.step('on touch', async () => {
    const answered = page.waitForResponse('**/france/_payload.json');
    await link('/france').dispatchEvent('touchstart');
    await answered;
  });

  await test.step('but not for who pays for every byte', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await link('/italy').dispatchEvent('touchstart');
    await page.evaluate(() => Object.defineProperty(navigator, 'language', { value: 'en', configurable: true }));
    expect(asked).not.toContain('/italy/_payload.json');
  });
});
