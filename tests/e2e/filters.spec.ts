import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { extended } from './extended.ts';
import { expect, open, test } from './visitor.ts';

const { list, plan } = messagesFor('en');

/** Pictures may load later: no test here checks them. */
const soon = { waitUntil: 'domcontentloaded' } as const;

/** The choices of the filter column with their counts. */
async function choices(page: Page): Promise<readonly { name: string; value: string; count: number }[]> {
  return page.locator('#filters').evaluate((form) =>
    [...form.querySelectorAll('label')].flatMap((label) => {
      const input = label.querySelector<HTMLInputElement>('input[type=checkbox]:not([role])');
      const count = Number((label.lastElementChild?.textContent ?? '').replaceAll(',', ''));
      return input === null ? [] : [{ name: input.name, value: input.value, count }];
    }),
  );
}

function choice(page: Page, name: string, value: string) {
  return page.locator(`#filters input[name="${name}"][value="${value}"]`);
}

/** Opens every group, and every fold in one: they are rendered then. */
async function openFilters(page: Page): Promise<void> {
  const closed = page.locator('#filters details:not([open])');
  for (let count = await closed.count(); count > 0; count = await closed.count()) {
    await closed.evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')));
    await expect(page.locator('#filters input[name=provider]').nth(3)).toBeAttached();
  }
}

/** Chooses a value, wherever it is folded. */
async function choose(page: Page, name: string, value: string): Promise<void> {
  const box = choice(page, name, value);
  if ((await box.count()) === 0) await openFilters(page);
  await box.click();
}

async function shownCount(page: Page): Promise<number> {
  const words = await page.locator('#plans').getByRole('status').first().innerText();
  return Number(/([\d,]+)(?: of [\d,]+)? (?:plans?$|sellers?,)/.exec(words)?.[1]?.replaceAll(',', ''));
}

function rowsOf(page: Page) {
  return page.locator('#plans details[name=plan] > summary');
}

/** Until the page around the list has updated to its address: before that, filters may move under a click. */
async function untilFollowed(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const shownView = page.locator(`#plans nav[aria-label="${list.views.label}"] a[aria-current]`);
  await expect(shownView).toHaveAttribute('href', pathname + search);
}

test('every choice leaves as many sellers as it says, and the server agrees', extended, async ({ page }) => {
  test.slow();
  await open(page, '/germany');
  await openFilters(page);
  const facets = new Map((await choices(page)).filter(({ count }) => count > 0).map((each) => [each.name, each]));
  // What the sentence asks is not asked again, and a country has no shares.
  expect([...facets.keys()].sort()).toEqual(['breakout', 'checked', 'kind', 'network', 'provider', 'refund', 'scope']);
  for (const { name, value, count } of facets.values()) {
    await choose(page, name, value);
    await expect(page, name).toHaveURL(new RegExp(`[?&]${name}=`));
    await expect.poll(() => shownCount(page), name).toBe(count);
    const html = await (await page.request.get(page.url())).text();
    expect(html, name).toContain(list.sellers({ count, currency: null }));
    await untilFollowed(page);
    await choose(page, name, value);
    await expect(choice(page, name, value)).not.toBeChecked();
    await expect(page, name).not.toHaveURL(new RegExp(`[?&]${name}=`));
    await untilFollowed(page);
  }
});

test('not stated is an answer of its own', async ({ page }) => {
  await open(page, '/germany');
  const named = rowsOf(page).getByText(/^\w+ Mast\b|^\d+ networks/);
  await expect(named).not.toHaveCount(0);
  await choose(page, 'network', 'unknown');
  await expect(rowsOf(page).filter({ hasText: plan.networkUnknown }).first()).toBeVisible();
  await expect(named).toHaveCount(0);
});

test('a change loads no page, keeps the focus on the control and goes into the history', async ({ page }) => {
  await open(page, '/germany');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const before = await shownCount(page);
  await choose(page, 'kind', 'payg');
  await expect(choice(page, 'kind', 'payg')).toBeFocused();
  await expect.poll(() => shownCount(page)).toBeLessThan(before);
  const narrowed = await shownCount(page);
  await choose(page, 'scope', 'local');
  await expect(page).toHaveURL(/scope=local/);
  await page.goBack(soon);
  await expect(page).toHaveURL(/kind=payg$/);
  await expect.poll(() => shownCount(page)).toBe(narrowed);
  await page.goBack(soon);
  await expect(page).toHaveURL('/germany');
  await expect.poll(() => shownCount(page)).toBe(before);
  await expect(choice(page, 'kind', 'payg')).not.toBeChecked();
  await page.goForward(soon);
  await expect.poll(() => shownCount(page)).toBe(narrowed);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('going back before the plans are there takes the tick off', async ({ page }) => {
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/api/destinations/**', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await open(page, '/germany');
  const before = await shownCount(page);
  await choose(page, 'kind', 'payg');
  await expect(page).toHaveURL(/kind=payg/);
  await expect(choice(page, 'kind', 'payg')).toBeChecked();
  await page.goBack(soon);
  await expect(page).toHaveURL('/germany');
  await expect(choice(page, 'kind', 'payg')).not.toBeChecked();
  const answered = page.waitForResponse('**/api/destinations/**');
  gate.resolve(undefined);
  await answered;
  await expect(page.locator('#plans [aria-busy=true]')).toHaveCount(0);
  expect(await shownCount(page)).toBe(before);
  await expect(choice(page, 'kind', 'payg')).not.toBeChecked();
});

test('going back before a tick has its address leaves neither', async ({ page }) => {
  await open(page, '/germany');
  await choose(page, 'kind', 'payg');
  await expect(page).toHaveURL(/kind=payg/);
  await choice(page, 'kind', 'daily').evaluate((box: HTMLInputElement) => {
    // The browser goes back before it paints, after which addresses are written.
    const paint = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (draw) => {
      addEventListener('popstate', () => paint(draw), { once: true });
      return 0;
    };
    box.click();
    history.back();
    return new Promise<void>((resolve) => {
      addEventListener('popstate', () => {
        globalThis.requestAnimationFrame = paint;
        // What was put off has had its turn.
        paint(() => setTimeout(() => setTimeout(resolve)));
      });
    });
  });
  expect(new URL(page.url()).search).toBe('');
  await expect(choice(page, 'kind', 'daily')).not.toBeChecked();
  await expect(choice(page, 'kind', 'payg')).not.toBeChecked();
});

test('coming back from another page shows the list that was left', async ({ page }) => {
  await open(page, '/germany');
  const before = await shownCount(page);
  await choose(page, 'kind', 'payg');
  await expect(page).toHaveURL(/kind=payg/);
  await expect.poll(() => shownCount(page)).toBeLessThan(before);
  const narrowed = await shownCount(page);
  await page.goto('/about', soon);
  await page.goBack(soon);
  await expect(page).toHaveURL(/kind=payg/);
  await expect.poll(() => shownCount(page)).toBe(narrowed);
  await expect(choice(page, 'kind', 'payg')).toBeChecked();
});

test('chosen filters are taken off one by one or all at once', async ({ page }) => {
  await open(page, '/germany?kind=payg&scope=local&min=5');
  const chosen = page.getByRole('list', { name: list.filters.chosen });
  await expect(chosen.getByRole('link')).toHaveCount(4);
  await chosen.getByRole('link', { name: list.filters.remove({ name: list.scope.local }) }).click();
  await expect(chosen.getByRole('link')).toHaveCount(3);
  await expect(page).not.toHaveURL(/scope=/);
  await chosen.getByRole('link', { name: list.filters.clear }).click();
  await expect(chosen).toHaveCount(0);
  await expect(page).not.toHaveURL(/kind=payg|min=/);
});

test('the price is narrowed by keyboard, in one step of the history', async ({ page }) => {
  await open(page, '/germany');
  const all = await shownCount(page);
  const lowest = page.locator('#filters').getByRole('slider', { name: list.lowestPrice });
  await lowest.focus();
  for (let press = 0; press < 4; press += 1) await lowest.press('ArrowRight');
  await expect(page).toHaveURL(/min=\d/);
  await expect(lowest).toBeFocused();
  await expect.poll(() => shownCount(page)).toBeLessThan(all);
});

test('providers are found by typing', async ({ page }) => {
  await open(page, '/germany');
  const group = page.locator('#filters details', { hasText: list.facets.provider }).first();
  await group.locator('> summary').click();
  await expect(group.getByRole('searchbox')).toBeVisible();
  await group.locator('details > summary').click();
  await expect(group.getByRole('checkbox').nth(9)).toBeVisible();
  const names = await group.locator('label span:first-of-type').allInnerTexts();
  const sought = names[2] ?? '';
  await group.getByRole('searchbox').fill(sought);
  await expect(group.getByRole('checkbox', { name: sought })).toBeVisible();
  expect(await group.getByRole('checkbox').count()).toBeLessThan(names.length);
  await group.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/germany');
  await group.getByRole('checkbox', { name: sought }).check();
  await expect(page).toHaveURL(/provider=/);
});

test('nothing that passes all filters leads to the nearest way on', async ({ page }) => {
  await page.goto('/germany?kind=payg&data=1-3', soon);
  const way = page.locator('#plans').getByRole('link', { name: /^Remove “/ });
  await expect(page.getByRole('heading', { name: list.empty.heading })).toBeVisible();
  await way.click();
  await expect(rowsOf(page).first()).toBeVisible();
});

test('a connection that breaks leads to the page of the server', async ({ page }) => {
  await page.route('**/api/destinations/**', (route) => route.fulfill({ status: 200, body: 'no' }));
  await open(page, '/germany');
  await choose(page, 'kind', 'payg');
  await expect(page).toHaveURL(/kind=payg/);
  await expect(choice(page, 'kind', 'payg')).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a sheet filters behind itself and says how many plans it shows', async ({ page }) => {
    await open(page, '/germany');
    await expect(page.locator('#filters')).toBeHidden();
    const all = await shownCount(page);
    await page.locator('#plans').getByRole('link', { name: list.filters.heading }).click();
    const sheet = page.getByRole('dialog', { name: list.filters.heading });
    await sheet.getByRole('checkbox', { name: list.kind.payg }).first().check();
    await expect(page).toHaveURL(/kind=payg/);
    // The address does not wait for the plans.
    await expect.poll(() => shownCount(page)).toBeLessThan(all);
    const count = await shownCount(page);
    await sheet.getByRole('button', { name: list.filters.show({ rows: list.countProviders({ count }) }) }).click();
    await expect(sheet).toBeHidden();
    const opener = page.locator('#plans').getByRole('link', { name: list.filters.button({ count: 1 }) });
    await expect(opener).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form that gives the same list', async ({ page }) => {
    await page.goto('/germany?sort=price', soon);
    const count = (await choices(page)).find(({ name, value }) => name === 'kind' && value === 'payg')?.count;
    await choice(page, 'kind', 'payg').check();
    await page.locator('#filters').getByRole('button', { name: list.filters.apply }).click();
    await expect(page).toHaveURL(/kind=payg/);
    await expect(page).toHaveURL(/sort=price/);
    await expect.poll(() => shownCount(page)).toBe(count);
  });

  test('what was chosen is taken off by links', async ({ page }) => {
    await page.goto('/germany?kind=payg', soon);
    await page.getByRole('link', { name: list.filters.clear }).click();
    await expect(choice(page, 'kind', 'payg')).not.toBeChecked();
  });
});

/** Rows in the window right after the change of a key press, before the next rendering, and after all updates. */
async function rowsInSightAfter(page: Page, key: string): Promise<readonly [readonly string[], readonly string[]]> {
  await page.evaluate(() => {
    const inSight = (): string[] =>
      [...document.querySelectorAll('#plans ol > li')].flatMap((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > 0 && top < innerHeight ? [row.querySelector('summary')?.textContent ?? ''] : [];
      });
    const first = new Promise<string[]>((resolve) => {
      // React renders an event's changes in a microtask queued during the event, before this one.
      const look = (): void => queueMicrotask(() => resolve(inSight()));
      for (const name of ['click', 'change']) addEventListener(name, look, { once: true });
    });
    Object.assign(globalThis, { inSight, firstRows: first });
  });
  const before = page.url();
  await page.keyboard.press(key);
  const first = await page.evaluate(() => (globalThis as unknown as { firstRows: Promise<string[]> }).firstRows);
  await expect(page).not.toHaveURL(before);
  await untilFollowed(page);
  return [first, await page.evaluate(() => (globalThis as unknown as { inSight: () => string[] }).inSight())];
}

for (const [name, viewport] of [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`the first picture after a change shows every row in sight as it stays, on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/germany?kind=total&scope=local');
    // What loads the plans once; the address does not wait for them.
    const firstRow = rowsOf(page).first();
    const cheapest = await firstRow.textContent();
    const orders = page.locator('#plans').getByLabel(list.sort.label);
    await orders.selectOption('data');
    await expect(page).toHaveURL(/sort=data/);
    await expect(firstRow).not.toHaveText(cheapest ?? '');
    const chosen = page.getByRole('list', { name: list.filters.chosen });
    // A window that ends with a row but for a pixel: whatever moves up brings the next one into sight.
    // The answers, which follow after the list, are above it.
    const toEndOfRow = () =>
      page
        .locator('#plans ol > li')
        .nth(10)
        .evaluate((row) => scrollBy(0, row.getBoundingClientRect().bottom - 1 - innerHeight));
    for (const count of [3, 2]) {
      await expect(chosen.getByRole('link')).toHaveCount(count);
      await chosen.getByRole('link').first().focus();
      await toEndOfRow();
      const [first, last] = await rowsInSightAfter(page, 'Enter');
      expect(first.length).toBeGreaterThan(2);
      expect(first).toEqual(last);
    }
    await expect(chosen).toHaveCount(0);
    await orders.focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) {
      await toEndOfRow();
      const [first, last] = await rowsInSightAfter(page, key);
      expect(first.length, key).toBeGreaterThan(2);
      expect(first, key).toEqual(last);
    }
  });

test('links to other languages follow the filters and the way back', async ({ page }) => {
  await open(page, '/germany');
  const french = page.getByRole('contentinfo').locator('a[data-locale="fr"]');
  await expect(french).toHaveAttribute('href', '/fr/germany');
  await choose(page, 'scope', 'local');
  await expect(page).toHaveURL(/scope=local/);
  await expect(french).toHaveAttribute('href', `/fr${await page.evaluate(() => location.pathname + location.search)}`);
  await page.goBack();
  await expect(french).toHaveAttribute('href', '/fr/germany');
});
