import type { Page } from '@playwright/test';
import { viewNames } from '#domain/listing/list-query.ts';
import { messagesFor } from '#i18n/messages.ts';
import { sidewaysOverflow } from './axe.ts';
import { extended, extendedUnless } from './extended.ts';
import { expect, open, test } from './visitor.ts';

const { list, plan, common } = messagesFor('en');

/** Pictures may load later: no test here checks them. */
const soon = { waitUntil: 'domcontentloaded' } as const;

function rowsOf(page: Page) {
  return page.locator('#plans details[name=plan]');
}

async function linesOf(page: Page): Promise<readonly string[]> {
  return rowsOf(page).locator('> summary').allInnerTexts();
}

test('a row opens in place by keyboard, one at a time, and Escape closes it', async ({ page }) => {
  await open(page, '/germany');
  const [first, second] = [rowsOf(page).nth(0), rowsOf(page).nth(1)];
  await first.locator('> summary').focus();
  await page.keyboard.press('Enter');
  await expect(first.getByRole('heading', { name: plan.history.heading })).toBeVisible();
  const go = first.locator('..').getByRole('link', { name: /^Go to / });
  await expect(go).toHaveAttribute('href', /^\/go\/\d+$/);
  await expect(go).toHaveAttribute('target', '_blank');
  await expect(go).toHaveAttribute('rel', 'nofollow noopener');
  await second.locator('> summary').click();
  await expect(first).not.toHaveAttribute('open');
  await expect(second).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(second).not.toHaveAttribute('open');
  await expect(second.locator('> summary')).toBeFocused();

  await test.step('also when it comes right after the row has opened', async () => {
    await second.locator('> summary').evaluate((line: HTMLElement) => {
      line.click();
      line.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await expect(second).not.toHaveAttribute('open');
    await expect(second.getByRole('heading', { name: plan.history.heading })).toHaveCount(0);
  });
});

for (const [width, height, most] of [
  [390, 844, 104],
  [1440, 900, 104],
] as const)
  test(
    `rows are low and an opened one shows what decides at once, at ${width} px`,
    extendedUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of ['/germany', '/fr/region/europe', '/ja/germany']) {
        await open(page, path);
        const heights = await rowsOf(page)
          .locator('> summary')
          .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
        expect(Math.max(...heights), path).toBeLessThanOrEqual(most);
        const pitches = await page.locator('#plans ol').evaluate((rows) =>
          [...rows.children].flatMap((item, place, items) => {
            const next = items[place + 1];
            const isBetweenRows = [item, next].every((each) => each?.querySelector('details[name=plan]'));
            return isBetweenRows && next ? [next.getBoundingClientRect().top - item.getBoundingClientRect().top] : [];
          }),
        );
        expect(pitches.length, path).toBeGreaterThan(10);
        expect(Math.max(...pitches), path).toBeLessThanOrEqual(most);
        const row = rowsOf(page).first();
        await row.locator('> summary').click();
        const [top, facts, link] = await Promise.all([
          row.boundingBox(),
          row.locator('ul').first().boundingBox(),
          row.locator('..').locator('a[href^="/go/"]:visible').first().boundingBox(),
        ]);
        for (const box of [facts, link])
          expect((box?.y ?? NaN) + (box?.height ?? NaN) - (top?.y ?? NaN), path).toBeLessThanOrEqual(360);
      }
    },
  );

/** Of each row on a phone: the rating it hides, the facts that its line cuts, and the share of a region without room. */
function hiddenIn(page: Page) {
  return rowsOf(page)
    .locator('> summary')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const line = [...row.querySelectorAll('span')].find((each) =>
          ['meta', '3'].includes(getComputedStyle(each).gridRowStart),
        );
        if (line === undefined) throw new Error('a row without a line of facts');
        const { bottom, right } = line.getBoundingClientRect();
        const isIn = (box: DOMRect): boolean => box.height > 0 && box.top < bottom - 2;
        const facts = [...line.children].map((fact) => ({ fact, box: fact.getBoundingClientRect() }));
        return {
          words: line.textContent,
          ratings: row.querySelectorAll('span[role=img]').length,
          hasRating: [...row.querySelectorAll('span[role=img]')].some((rating) => rating.checkVisibility()),
          cut: facts.flatMap(({ fact, box }) => (isIn(box) && box.right > right + 1 ? [fact.textContent] : [])),
          shares: facts.flatMap(({ fact, box }) => (fact.matches('b') && !isIn(box) ? [fact.textContent] : [])),
        };
      }),
    );
}

const paths = ['/germany', '/region/europe', '/fr/region/europe', '/ja/region/europe', '/ja/germany?currency=IDR'];

test('rows on phones show each rating, and leave out whole what has no room', async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await open(page, path);
      const rows = await hiddenIn(page);
      const { stale } = messagesFor(path.startsWith('/ja') ? 'ja' : path.startsWith('/fr') ? 'fr' : 'en').plan;
      // Since when a price is not confirmed comes first.
      const confirmed = rows.filter(({ words }) =>
        stale({ date: '|' })
          .split('|')
          .some((part) => !words.includes(part)),
      );
      expect(confirmed.filter(({ ratings }) => ratings > 0).length, path).toBeGreaterThan(2);
      const hidden = confirmed.filter(({ ratings, hasRating }) => ratings > 0 && !hasRating);
      expect(
        [
          ...hidden.map(({ words }) => words),
          ...confirmed.flatMap(({ shares }) => shares),
          ...rows.flatMap(({ cut }) => cut),
        ],
        `${path}, ${width} px`,
      ).toEqual([]);
      expect(await sidewaysOverflow(page), `${path}, ${width} px`).toBe(0);
    }
  }
});

test('an open row loads the price over time', async ({ page }) => {
  await open(page, '/germany');
  const asked = page.waitForRequest(/\/api\/plans\/\d+\?locale=en&currency=USD/);
  await rowsOf(page).first().locator('> summary').click();
  await asked;
  await expect(rowsOf(page).first().getByRole('region', { name: plan.history.heading })).toContainText(
    /Lowest in the last 30 days|unchanged since|before|No earlier price/,
  );
});

test('prices that cannot be loaded say so and can be asked for again', async ({ page }) => {
  await open(page, '/germany');
  await page.route('**/api/plans/**', (route) => route.fulfill({ status: 200, body: 'no' }), { times: 1 });
  await rowsOf(page).first().locator('> summary').click();
  const detail = rowsOf(page).first();
  await expect(detail.getByText(plan.detail.failed)).toBeVisible();
  await detail.getByRole('button', { name: plan.detail.retry }).click();
  await expect(detail.getByText(plan.detail.failed)).toBeHidden();
});

test('orders change without a new page, and the address gives the same list', async ({ page, context }) => {
  await open(page, '/germany');
  const byTrip = await linesOf(page);
  await page.locator('#plans').getByLabel(list.sort.label).selectOption('data');
  await expect(page).toHaveURL(/sort=data/);
  const fromServer = await context.newPage();
  await fromServer.goto(page.url(), soon);
  const byData = await linesOf(fromServer);
  expect(byData).not.toEqual(byTrip);
  await expect.poll(() => linesOf(page)).toEqual(byData);
  await page.goBack(soon);
  await expect.poll(() => linesOf(page)).toEqual(byTrip);
});

test('the heads of the columns order the list', async ({ page }) => {
  await open(page, '/germany');
  const head = page.locator('#plans').getByRole('link', { name: list.sort.by({ name: list.sort.names.data }) });
  await head.click();
  await expect(page).toHaveURL(/sort=data/);
  await expect(head).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#plans').getByLabel(list.sort.label)).toHaveValue('data');
});

test('every view has an address', async ({ page }) => {
  await open(page, '/germany');
  const views = page.getByRole('navigation', { name: list.views.label });
  await views.getByRole('link', { name: list.views.table }).click();
  await expect(page).toHaveURL(/view=table/);
  const box = page.getByRole('region', { name: list.table.label });
  await expect(box.getByRole('columnheader')).toHaveCount(8);
  await views.getByRole('link', { name: list.views.best }).click();
  await expect(page).not.toHaveURL(/view=/);
  await expect(rowsOf(page).first()).toBeVisible();
  await page.goBack(soon);
  await expect(box).toBeVisible();
});

test('further plans of a provider open in place, by an address that opens them too', async ({ page, context }) => {
  await open(page, '/germany');
  const further = page.locator('#plans a[aria-expanded]').first();
  await expect(further).toHaveAttribute('aria-expanded', 'false');
  const before = await rowsOf(page).count();
  await further.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]more=/);
  await expect(further).toHaveAttribute('aria-expanded', 'true');
  await expect(further).toBeFocused();
  await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(before);
  const opened = await linesOf(page);
  const again = await context.newPage();
  await again.goto(page.url(), soon);
  expect(await linesOf(again)).toEqual(opened);
  await page.goBack(soon);
  await expect(rowsOf(page)).toHaveCount(before);
});

test('more rows are added in place, with the focus on the first of them', async ({ page }) => {
  await open(page, '/germany');
  const first = await linesOf(page);
  const more = page.locator('#plans').getByRole('button', { name: list.showMore({ count: 20 }) });
  await more.press('Enter');
  await expect(rowsOf(page)).toHaveCount(40);
  const lines = await linesOf(page);
  expect(lines.slice(0, 20)).toEqual(first);
  expect(new Set(lines).size).toBeGreaterThan(20);
  await expect(rowsOf(page).nth(20).locator('> summary')).toBeFocused();
  await expect(page).toHaveURL('/germany');

  await test.step('and are there again on coming back', async () => {
    await page.locator('#plans').getByLabel(list.sort.label).selectOption('data');
    await expect(rowsOf(page)).toHaveCount(20);
    // The history is written after the rows are painted.
    await expect(page).toHaveURL(/sort=data/);
    await page.goBack(soon);
    await expect(rowsOf(page)).toHaveCount(40);
  });
});

test('a page after the first leads back', async ({ page }) => {
  await open(page, '/germany?page=2');
  const second = await linesOf(page);
  await page.locator('#plans').getByRole('link', { name: common.paging.previous }).click();
  await expect.poll(() => linesOf(page)).not.toEqual(second);
  await expect(page).toHaveURL('/germany');
  await expect(page.locator('#plans h2')).toBeInViewport();
});

test('plans that their seller outdoes are folded away behind their number', async ({ page }) => {
  await open(page, '/germany');
  const plans = page.locator('#plans');
  await plans.getByRole('link', { name: list.unfold }).click();
  await expect(plans).toContainText(list.unfolded);
  await plans.getByRole('link', { name: list.fold, exact: true }).click();
  await expect(plans).not.toContainText(list.unfolded);
});

test('a wrong price is reported and thanked for', async ({ page }) => {
  await open(page, '/germany?sort=price');
  const row = rowsOf(page).nth(2);
  await row.locator('> summary').click();
  await row.getByText(plan.detail.smallPrint, { exact: true }).click();
  await row.getByText(plan.report.summary).click();
  await row.getByLabel(plan.report.reasons['not-available']).check();
  await row.getByRole('textbox', { name: /^Price on the seller’s site/ }).fill('12,90');
  await row.getByRole('button', { name: plan.report.send }).click();
  await expect(page).toHaveURL(/reported=\d+/);
  await expect(page.getByText(plan.report.thanks)).toBeVisible();
});

test('what changed last is what is shown', async ({ page, context }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/destinations/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, '/germany');
  const sort = page.locator('#plans').getByLabel(list.sort.label);
  await sort.selectOption('price');
  await expect(page).toHaveURL(/sort=price/);
  await sort.selectOption('data');
  await expect(page.locator('#plans [aria-busy=true]')).toBeVisible();
  await expect(page).toHaveURL(/sort=data/);
  held.resolve();
  await expect(page.locator('#plans [aria-busy=true]')).toHaveCount(0);
  await expect(sort).toHaveValue('data');
  const fromServer = await context.newPage();
  await fromServer.goto(page.url(), soon);
  const byData = await linesOf(fromServer);
  // Rows out of sight follow a moment later.
  await expect.poll(() => linesOf(page)).toEqual(byData);
});

test(
  'no list scrolls sideways on narrow screens in the languages with the longest words',
  extended,
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/ja/germany', '/fr/germany', '/it/germany'])
      for (const view of viewNames) {
        await open(page, `${path}?view=${view}&hotspot=unknown&network=unknown`);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `${path} ${view}`).toBeLessThanOrEqual(320);
      }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a row is a link to the page on which it alone is open', async ({ page }) => {
    await page.goto('/germany', soon);
    const lines = await linesOf(page);
    const seller = (await rowsOf(page).nth(5).locator('> summary b').first().innerText()).trim();
    await rowsOf(page).nth(5).locator('> summary').click();
    await expect(page).toHaveURL(/\?open=\d+#open-\d+$/);
    const row = page.locator('#plans details[name=plan][open]');
    await expect(row).toHaveCount(1);
    await expect(row).toBeInViewport();
    await expect(row.locator('> summary')).toContainText(seller);
    await expect(row.getByRole('link', { name: /^Go to / })).toBeVisible();
    await expect(row.getByRole('heading', { name: plan.detail.trip })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/germany$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect((await linesOf(page)).length).toBe(lines.length);
    await row.locator('> summary').click();
    await expect(row).toHaveCount(0);
  });

  test('further plans of a provider open by a link', async ({ page }) => {
    await page.goto('/germany', soon);
    const before = await rowsOf(page).count();
    await page.locator('#plans a[aria-expanded=false]').first().click();
    await expect(page.locator('#plans a[aria-expanded=true]')).toHaveCount(1);
    expect(await rowsOf(page).count()).toBeGreaterThan(before);
  });

  test('the list is ordered and turned by forms and links', async ({ page }) => {
    await page.goto('/germany?hotspot=yes', soon);
    await page.locator('#plans').getByLabel(list.sort.label).selectOption('data');
    await page.locator('#plans').getByRole('button', { name: list.sort.submit }).click();
    await expect(page).toHaveURL(/hotspot=yes/);
    await expect(page).toHaveURL(/sort=data/);
    await page.locator('#plans').getByRole('link', { name: common.paging.next }).click();
    await expect(page).toHaveURL(/sort=data&page=2/);
    await page.getByRole('link', { name: list.views.table, exact: true }).click();
    await expect(page.getByRole('region', { name: list.table.label })).toBeVisible();
  });
});
