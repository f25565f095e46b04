import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { expect, open, openLaidOut, test } from './visitor.ts';

const { trip, destination } = messagesFor('en');
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
    readonly plot: { readonly frontier: readonly { readonly dataMb: number }[] };
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

test.describe('the answer', () => {
  test.use({ viewport: phone });

  test('is on the first screen of a phone, and the smallest phones need not scroll sideways', async ({ page }) => {
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
      await test.step(path, async () => {
        await page.setViewportSize(phone);
        await openLaidOut(page, `${path}?days=12&gb=10&hotspot=1&customer=returning`);
        const box = await pick(page, 'cheapest').boundingBox();
        expect(box).not.toBeNull();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
        await page.setViewportSize({ width: 320, height: 568 });
        await page.locator('summary').first().click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
    }
  });

  test('comes before the market, the picture, the plans and the rest', async ({ page }) => {
    await open(page, '/germany');
    const tops = await page.evaluate(() =>
      [
        '[data-pick="cheapest"]',
        'figure',
        '#market',
        '#plans',
        '#order',
        '#regional',
        '#networks',
        '#providers',
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
    await expect(pick(page, 'cheapest').getByRole('link', { name: /^View plan: / })).toHaveAttribute(
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

  await test.step('the picture of prices has a table that says the same, and is read with the arrow keys', async () => {
    const { frontier } = (await listOf(page)).view.plot;
    await page.getByText(destination.plot.table).click();
    const rows = page.locator('figure tbody tr');
    await expect(rows).toHaveCount(frontier.length);
    const slider = page.getByRole('slider', { name: destination.plot.slider });
    await slider.focus();
    await page.keyboard.press('Home');
    const first = await rows.first().locator('th').textContent();
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${first}: `));
    await page.keyboard.press('ArrowRight');
    const second = await rows.nth(1).locator('td').first().textContent();
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(RegExp.escape(second ?? '')));
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
    const count = page.locator('form p[aria-hidden]');
    const before = await count.textContent();
    await page.getByRole('radio', { name: trip.unlimited }).check({ force: true });
    await expect(page).toHaveURL(/gb=unlimited/);
    await expect(count).not.toHaveText(before ?? '');
    await page.goBack();
    await expect(page).toHaveURL('/germany');
    await expect(count).toHaveText(before ?? '');
    await expect(page.getByRole('radio', { name: '5\u00a0GB' })).toBeChecked();
  });

  await test.step('the parts of the page are reached by links that stay in view', async () => {
    const nav = page.getByRole('navigation', { name: destination.sections.label });
    await nav.getByRole('link', { name: destination.sections.questions }).click();
    await expect(page.locator('#questions h2')).toBeInViewport();
    await expect(nav).toBeInViewport();
    await expect(nav.getByRole('link', { name: destination.sections.questions })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  await test.step('a condition narrows the list and shows in the filters', async () => {
    await page.locator('#trip').getByRole('checkbox', { name: '5G' }).check({ force: true });
    await expect(page).toHaveURL(/5g=yes/);
    await expect(page.locator('#trip').getByRole('checkbox', { name: '5G' })).toBeChecked();
  });

  await test.step('a trip is remembered from one place to the next', async () => {
    // By the keyboard: a press of the mouse that a busy machine makes long is a hold, which counts on.
    await page.getByRole('button', { name: trip.moreDays }).press('Enter');
    await expect(page).toHaveURL(/days=8/);
    await open(page, '/france');
    await expect(
      page.getByRole('spinbutton', { name: destination.sections.trip }).or(page.locator('#trip-days')),
    ).toHaveValue('8');
  });

  await test.step('who does not know how much data it takes is helped', async () => {
    await open(page, '/germany?days=10&gb=5');
    await page.getByText(trip.estimate.summary).click();
    await page.getByRole('link', { name: trip.estimate.heavy }).click();
    await expect(page).toHaveURL(/gb=20/);
    await expect(page.getByRole('radio', { name: '20\u00a0GB' })).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a trip is asked for with a form and remembered', async ({ page, context }) => {
    await page.goto('/germany?provider=nobody-at-all');
    await page.goto('/germany');
    await page.locator('#trip-days').fill('12');
    await page.getByRole('radio', { name: '20\u00a0GB' }).check({ force: true });
    await page.locator('#trip').getByRole('checkbox', { name: trip.hotspot }).check({ force: true });
    await page.getByRole('button', { name: trip.submit }).click();
    await expect(page).toHaveURL(/\/germany\?days=12&gb=20&hotspot=1/);
    expect((await listOf(page)).view.list.rows.length).toBeGreaterThan(0);
    expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['promo', 'trip']);
    await page.goto('/fr/france');
    await expect(page.locator('#trip-days')).toHaveValue('12');
    await expect(page.getByRole('radio', { name: '20\u00a0Go' })).toBeChecked();
  });

  test('on phones the trip opens and is sent', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/germany');
    await expect(page.locator('#trip-days')).toBeHidden();
    await page.locator('#trip summary').first().click();
    await page.locator('#trip-days').fill('3');
    await page.getByRole('button', { name: trip.submit }).click();
    await expect(page).toHaveURL(/days=3/);
    await expect(page.locator('#trip summary').first()).toContainText('3\u00a0days');
  });

  test('the data of another profile is a link', async ({ page }) => {
    await page.goto('/germany?days=10&gb=5');
    await page.getByText(trip.estimate.summary).click();
    await page.getByRole('link', { name: trip.estimate.medium }).click();
    await expect(page).toHaveURL(/gb=10/);
  });
});

test('the bar of sections marks the first one again after a jump from the foot to the top of the page', async ({
  page,
}) => {
  await open(page, '/germany');
  const current = page.getByRole('navigation', { name: destination.sections.label }).locator('[aria-current]');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(current).toHaveAttribute('href', '#questions');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(current).toHaveAttribute('href', '#trip');
});

test('a link to a section shows its heading right under the bars', async ({ page }) => {
  await open(page, '/germany#plans');
  const bar = page.getByRole('navigation', { name: destination.sections.label });
  const distance = async () => {
    const [above, heading] = await Promise.all([bar.boundingBox(), page.locator('#plans h2').boundingBox()]);
    return (heading?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  // The page may still have to go there, and lies below the bars until then.
  const isUnderBars = async () => {
    const pixels = await distance();
    return pixels >= 0 && pixels < 40;
  };
  await expect.poll(isUnderBars).toBe(true);
});
