import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { extendedUnless } from './extended.ts';
import { bottomOf, questions, sheet, topOf, word } from './sentence-parts.ts';
import { expect, open, openLaidOut, test } from './visitor.ts';

const { trip, list } = messagesFor('en');
const phone = { width: 390, height: 844 };

/** The data that the page was rendered from, as far as these tests read it. */
interface ShownList {
  readonly view: {
    readonly fitCount: number;
    readonly planCount: number;
    readonly picks: Readonly<Record<string, { readonly plan: { readonly id: number } } | null>>;
    readonly list: {
      readonly rows: readonly {
        readonly plan: { readonly id: number };
        readonly trip: { readonly fit: string };
        readonly prices: { readonly cost: { readonly units: number } | null };
      }[];
    };
    readonly sellers: readonly { readonly name: string }[];
  };
}

async function listOf(page: Page): Promise<ShownList> {
  // The address changes before the page has arrived; the data is a long text that grows.
  await page.waitForLoadState('domcontentloaded');
  const json = await page.locator('#payload').textContent();
  return (JSON.parse(json ?? '') as { content: { data: { list: ShownList } } }).content.data.list;
}

function pick(page: Page, name: string) {
  return page.locator(`[data-pick="${name}"]`);
}

/** Of the provider with the cheapest answer in Germany. */
async function providerPath(page: Page): Promise<string> {
  const html = await (await page.request.get('/germany')).text();
  return /href="(\/germany\/[a-z0-9-]+)"><(?:img|svg)/.exec(html)?.[1] ?? '';
}

/** How many plans fit, beside the sentence. */
function fitCount(page: Page) {
  return page.getByRole('form', { name: trip.panel }).locator('> div > p');
}

test.describe('the answer', () => {
  test.use({ viewport: phone });

  for (const path of [
    '/germany',
    '/ja/germany',
    '/fr/germany',
    '/es/japan',
    '/it/region/europe',
    '/ja/region/europe',
    '/global',
    '/it/global',
  ]) {
    const details = extendedUnless(['/ja/germany', '/it/region/europe'].includes(path));
    test(
      `is on the first screen of a phone, and the smallest need not scroll sideways, ${path}`,
      details,
      async ({ page }) => {
        await page.setViewportSize(phone);
        await openLaidOut(page, `${path}?days=12&gb=10&hotspot=1&customer=returning`);
        const box = await pick(page, 'cheapest').boundingBox();
        expect(box).not.toBeNull();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
        await page.setViewportSize({ width: 320, height: 568 });
        await page.locator('summary').first().click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      },
    );
  }

  const aProvider = 'the page of a provider';
  for (const path of ['/germany', '/ja/germany', '/fr/region/europe', '/it/global', aProvider]) {
    const details = extendedUnless(path === '/ja/germany' || path === aProvider);
    test(`is on the first screen of a desk, over a low band, ${path}`, details, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openLaidOut(page, path === aProvider ? await providerPath(page) : path);
      const price = await page
        .locator('[data-pick] b')
        .filter({ hasText: /\$|USD/ })
        .first()
        .boundingBox();
      expect(price).not.toBeNull();
      expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThanOrEqual(450);
      await page.setViewportSize({ width: 1280, height: 720 });
      expect(await bottomOf(page, '[data-pick] a[href^="/go/"]')).toBeLessThanOrEqual(720);
      const [form, answers] = await Promise.all([bottomOf(page, 'main form'), topOf(page, '[data-pick]')]);
      expect(answers).toBeGreaterThan(form);
    });
  }

  test('folds all but the first on a phone, and on a desk none', async ({ page }) => {
    const first = pick(page, 'cheapest').getByRole('link', { name: /^Go to / });
    const value = pick(page, 'bestValue').getByRole('link', { name: /^Go to / });
    await page.setViewportSize(phone);
    await openLaidOut(page, '/germany');
    await expect(first).toBeVisible();
    await expect(value).toBeHidden();
    const row = pick(page, 'bestValue').locator('summary');
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(84);
    await row.click();
    await expect(value).toBeVisible();
    await row.click();
    await expect(value).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(value).toBeVisible();
    await expect(row).toBeHidden();
    const [left, right] = await Promise.all(['cheapest', 'bestValue'].map((name) => pick(page, name).boundingBox()));
    expect(right?.y).toBe(left?.y);
    expect(right?.width).toBeCloseTo(left?.width ?? 0);
  });

  test('comes before the plans, the ruler of prices and the rest', async ({ page }) => {
    await open(page, '/germany');
    const tops = await page.evaluate(() =>
      [
        '[data-pick="cheapest"]',
        '#plans',
        '#order',
        '#providers',
        '#market',
        '#market [role=img]',
        '#regional',
        '#networks',
        '#reviews',
        '#questions',
      ].map((selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? null),
    );
    expect(tops).not.toContain(null);
    expect(tops).toEqual(tops.toSorted((a, b) => Number(a) - Number(b)));
  });
});

test('the answer and the picture say what the data says', async ({ page }) => {
  await open(page, '/germany?days=10&gb=10');

  await test.step('the picks are the first of the list that keep their promise', async () => {
    const { view } = await listOf(page);
    const full = view.list.rows.filter(({ trip: { fit } }) => fit === 'full');
    const least = Math.min(...full.map(({ prices }) => prices.cost?.units ?? Infinity));
    const cheapest = view.list.rows.find(({ plan }) => plan.id === view.picks['cheapest']?.plan.id);
    expect(cheapest?.prices.cost?.units).toBe(least);
    await expect(pick(page, 'cheapest').getByRole('link', { name: /^Go to / })).toHaveAttribute(
      'href',
      `/go/${cheapest?.plan.id}`,
    );
    // Theirs alone is the primary button.
    const fills = await page
      .locator('[data-pick] a[href^="/go/"]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
    expect(new Set(fills).size).toBe(2);
    expect(fills.filter((fill) => fill === fills[0])).toHaveLength(1);
  });

  await test.step('the ruler of prices has a table that says the same', async () => {
    const { sellers } = (await listOf(page)).view;
    const market = page.locator('#market');
    await market.getByText(list.ruler.table).click();
    const names = market.locator('tbody th');
    await expect(names).toHaveCount(sellers.length);
    await expect(names.first()).toHaveText(sellers[0]?.name ?? '');
    // They come with the plans.
    await expect(names.filter({ hasText: /^$/ })).toHaveCount(0);
  });

  await test.step('where nothing serves the trip the page says so', async () => {
    await page.goto('/germany?provider=nobody-at-all');
    await expect(page.getByText(trip.picks.none)).toBeVisible();
    await expect(pick(page, 'cheapest')).toHaveCount(0);
  });
});

test('the trip is changed, and remembered', async ({ page }) => {
  await open(page, '/germany');

  await test.step('a change of the trip is answered at once, has an address and can be gone back from', async () => {
    const before = await fitCount(page).textContent();
    await word(page, questions.data).click();
    const result = sheet(page).getByRole('status');
    const earlier = await result.textContent();
    await sheet(page).getByRole('radio', { name: trip.unlimited }).check({ force: true });
    await expect(page).toHaveURL(/gb=unlimited/);
    await expect(result).not.toHaveText(earlier ?? '');
    await expect(sheet(page), 'stays open').toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/germany');
    await expect(fitCount(page)).toHaveText(before ?? '');
    await expect(result).toHaveText(earlier ?? '');
    await expect(sheet(page).getByRole('radio', { name: '5\u00a0GB' })).toBeChecked();
  });

  await test.step('the result says what the first answer costs, and Show closes the sheet', async () => {
    const answer = (await sheet(page).getByRole('status').locator('b').textContent()) ?? '';
    await expect(pick(page, 'cheapest')).toContainText(/\$.*/.exec(answer)?.[0] ?? 'a price');
    await sheet(page).getByRole('button', { name: trip.sentence.show }).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(word(page, questions.data)).toBeFocused();
  });

  await test.step('a must-have narrows the list, stands above it and is said', async () => {
    await word(page, questions.mustHaves).click();
    await sheet(page).getByRole('checkbox', { name: '5G' }).check();
    await expect(page).toHaveURL(/5g=yes/);
    await sheet(page).getByRole('checkbox', { name: trip.hotspot }).check();
    await expect(word(page, questions.mustHaves)).toContainText(`${trip.sentence.words.hotspot} + 1`);
    await expect(page.locator('#plans').getByText(trip.fiveG).first()).toBeVisible();
  });

  await test.step('a press outside closes the sheet', async () => {
    await page.locator('h1').click();
    await expect(sheet(page)).toHaveCount(0);
  });

  await test.step('a trip is remembered from one place to the next', async () => {
    await word(page, questions.days).click();
    // By the keyboard: a press of the mouse that a busy machine makes long is a hold, which counts on.
    await page.getByRole('button', { name: trip.moreDays }).press('Enter');
    await expect(page).toHaveURL(/days=8/);
    await expect(sheet(page).locator('input:checked')).toHaveCount(0);
    await sheet(page).getByRole('radio', { name: '10\u00a0days' }).check({ force: true });
    await expect(page).toHaveURL(/days=10/);
    await open(page, '/france');
    await expect(word(page, questions.days)).toContainText('10\u00a0days');
  });

  await test.step('who does not know how much data it takes is helped', async () => {
    await open(page, '/germany?days=10&gb=5');
    await word(page, questions.data).click();
    await page.getByRole('link', { name: trip.estimate.heavy }).click();
    await expect(page).toHaveURL(/gb=20/);
    await expect(page.getByRole('radio', { name: '20\u00a0GB' })).toBeChecked();
  });

  await test.step('a provider has the same sentence over its own answers', async () => {
    await open(page, await providerPath(page));
    await word(page, questions.customer).click();
    await sheet(page).getByRole('radio', { name: trip.sentence.customer.returning.name }).check();
    await expect(page).toHaveURL(/\/germany\/[a-z0-9-]+\?.*customer=returning/);
    await expect(word(page, questions.customer)).toContainText(trip.sentence.words.returning);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a trip is asked for with a form and remembered', async ({ page, context }) => {
    await page.goto('/germany?provider=nobody-at-all');
    await page.goto('/germany');
    await word(page, questions.days).click();
    await page.locator('#trip-days').fill('12');
    await word(page, questions.data).click();
    await expect(page.locator('#trip-days'), 'one sheet is open').toBeHidden();
    await page.getByRole('radio', { name: '20\u00a0GB' }).check({ force: true });
    await word(page, questions.mustHaves).click();
    await sheet(page).getByRole('checkbox', { name: trip.hotspot }).check();
    await sheet(page).getByRole('button', { name: trip.sentence.show }).click();
    await expect(page).toHaveURL('/germany?days=12&gb=20&hotspot=1&customer=new');
    expect((await listOf(page)).view.list.rows.length).toBeGreaterThan(0);
    expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['promo', 'trip']);
    await page.goto('/fr/france');
    await expect(page.locator('main summary').first()).toContainText('12\u00a0jours');
    await expect(page.locator('[name=gb]:checked')).toHaveValue('20');
  });

  test('on phones a sheet opens, is sent, and closes by a press beside it', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/germany');
    await word(page, questions.days).click();
    await page.mouse.click(180, 60);
    await expect(sheet(page)).toHaveCount(0);
    await word(page, questions.days).click();
    await page.locator('#trip-days').fill('3');
    await sheet(page).getByRole('button', { name: trip.sentence.show }).click();
    await expect(page).toHaveURL(/days=3/);
    await expect(word(page, questions.days)).toContainText('3\u00a0days');
  });

  test('the data of another profile is a link', async ({ page }) => {
    await page.goto('/germany?days=10&gb=5');
    await word(page, questions.data).click();
    await page.getByRole('link', { name: trip.estimate.medium }).click();
    await expect(page).toHaveURL(/gb=10/);
  });
});

test('a link to a section shows its heading right under the header', async ({ page }) => {
  await open(page, '/germany#reviews');
  const bar = page.getByRole('banner');
  const distance = async () => {
    const [above, heading] = await Promise.all([bar.boundingBox(), page.locator('#reviews h2').boundingBox()]);
    return (heading?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  // The page may still have to go there, and lies below the header until then.
  const isUnderHeader = async () => {
    const pixels = await distance();
    return pixels >= 0 && pixels < 40;
  };
  await expect.poll(isUnderHeader).toBe(true);
});
