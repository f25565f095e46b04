import type { Locator, Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { findViolations, sidewaysOverflow } from './axe.ts';
import { inEveryLanguage } from '#tests/support/browser-site.ts';
import { extended } from './extended.ts';
import { questions, sheet, word } from './sentence-parts.ts';
import { shareServer } from './own-server.ts';
import { expect, hidePrivacyBanner, open, test, untilLive } from './visitor.ts';

const { compare, trip } = messagesFor('en');

const boxes = (page: Page): Locator => page.locator('#plans li > button[aria-pressed]');
const tray = (page: Page): Locator => page.getByRole('region', { name: compare.tray.label });

/** The box of the first answer's ticket. */
function ofAnswer(page: Page) {
  return page.locator('[data-pick=cheapest]').getByRole('checkbox', { name: /^Compare / });
}

/** Numbers of the plans that an address compares. */
function idsIn(address: string): readonly string[] {
  return (new URL(address, 'http://site.example').searchParams.get('plans') ?? '').split(',').filter(Boolean);
}

/** The page learns the height of the tray with the next frame, and keeps clear of it from then on. */
async function expectKeptClear(page: Page): Promise<void> {
  const margin = () =>
    tray(page).evaluate(
      (element) =>
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) -
        element.getBoundingClientRect().height,
    );
  await expect.poll(margin).toBeGreaterThanOrEqual(0);
}

async function addressOf(page: Page): Promise<string> {
  return (await tray(page).getByRole('link').first().getAttribute('href')) ?? '';
}

test.describe('the tray', () => {
  test.beforeEach(({ page }) => hidePrivacyBanner(page));

  test('collects plans by the keyboard, keeps them on other pages and later, and leads to them side by side', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await open(page, '/germany');
    const box = boxes(page).first();
    await expect(box).toHaveAccessibleName(/^Compare .+, .+, .+$/);
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toHaveAttribute('aria-pressed', 'true');
    await expect(tray(page)).toBeVisible();
    await boxes(page).nth(2).click();
    await expect(tray(page).getByRole('listitem')).toHaveCount(2);
    await open(page, '/fr/about');
    const french = messagesFor('fr').compare;
    const link = page.getByRole('region', { name: french.tray.label }).getByRole('link');
    await expect(link).toHaveAccessibleName(french.tray.compareLabel({ count: 2 }));
    await open(page, '/germany');
    await expect(boxes(page).first()).toHaveAttribute('aria-pressed', 'true');
    await tray(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/compare\?plans=\d+,\d+$/);
    await expect(page.locator('h1')).toHaveText(compare.heading({ count: 2 }));
    // The comparison itself needs no tray.
    await expect(tray(page)).toHaveCount(0);
  });

  test('asks which plan a fifth one replaces, and takes the answer or none', async ({ page }) => {
    await open(page, '/germany');
    for (const place of [0, 1, 2, 3]) await boxes(page).nth(place).click();
    await expect(tray(page).getByRole('listitem')).toHaveCount(4);
    const before = idsIn(await addressOf(page));
    await boxes(page).nth(4).click();
    await expect(tray(page).getByRole('status')).toHaveText(new RegExp(compare.tray.full({ plan: '.*' })));
    await tray(page).getByRole('button', { name: compare.tray.cancel }).click();
    expect(idsIn(await addressOf(page))).toEqual(before);
    await boxes(page).nth(4).click();
    await tray(page)
      .getByRole('button', { name: /^Replace / })
      .nth(1)
      .click();
    const after = idsIn(await addressOf(page));
    expect([after[0], after[2], after[3]]).toEqual([before[0], before[2], before[3]]);
    expect(after[1]).not.toBe(before[1]);
    await expect(boxes(page).nth(4)).toHaveAttribute('aria-pressed', 'true');
    await expect(boxes(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
  });

  test('is emptied plan by plan with the focus kept, and hides when it is told to', async ({ page }) => {
    await open(page, '/germany');
    for (const place of [0, 1]) await boxes(page).nth(place).click();
    await tray(page).getByRole('button', { name: compare.tray.close }).click();
    await expect(tray(page)).toHaveCount(0);
    await boxes(page).nth(2).click();
    await expect(tray(page).getByRole('listitem')).toHaveCount(3);
    const first = tray(page)
      .getByRole('button', { name: /^Remove / })
      .first();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(tray(page)).toBeFocused();
    await tray(page).getByRole('button', { name: compare.tray.clear }).click();
    await expect(tray(page)).toHaveCount(0);
    await expect(boxes(page).first()).toHaveAttribute('aria-pressed', 'false');
  });

  for (const width of [320, 390, 1440]) {
    test(`covers nothing that has the focus, and has no violation, ${width} px`, extended, async ({ page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 700 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/germany');
      // On phones the boxes stand there once one is ticked: the first answer is the first row.
      const isPhone = width < 808;
      if (isPhone) await ofAnswer(page).check();
      for (const place of isPhone ? [1, 2] : [0, 1, 2]) await boxes(page).nth(place).click();
      await expect(tray(page).getByRole('listitem')).toHaveCount(3);
      await expectKeptClear(page);
      const footer = page.getByRole('contentinfo').getByRole('link').last();
      await footer.focus();
      const [link, dock] = [await footer.boundingBox(), await tray(page).boundingBox()];
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
      expect(await sidewaysOverflow(page)).toBe(0);
      for (const button of await tray(page).getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await findViolations(page, 'all', `[aria-label="${compare.tray.label}"]`), colorScheme).toEqual([]);
        // On narrow windows axe measures links of the page that lie half under the tray, where the page can be scrolled.
        const scope = width === 1440 && colorScheme === 'light' ? 'all' : 'colour';
        expect(await findViolations(page, scope), colorScheme).toEqual([]);
      }
    });
  }

  test('of an opened row and of an answer does the same as the box of the row', async ({ page }) => {
    await open(page, '/germany');
    await ofAnswer(page).check();
    await expect(tray(page).locator('li img, li svg').first()).toBeVisible();
    await ofAnswer(page).uncheck();
    await expect(tray(page)).toHaveCount(0);
  });

  test('shows the kept plans to who comes to the comparison by its plain address', async ({ page }) => {
    test.setTimeout(60_000);
    await open(page, '/germany');
    for (const place of [0, 1]) await boxes(page).nth(place).click();
    const ids = idsIn(await addressOf(page));
    await page.goto('/compare', { waitUntil: 'commit' });
    await expect(page).toHaveURL(`/compare?plans=${ids.join(',')}`);
    await untilLive(page);
    await expect(page.locator('main')).toContainText(compare.saved);
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await expect(page).toHaveURL(`/compare?plans=${ids[1]}`);
    await open(page, '/germany');
    await expect(tray(page).getByRole('button', { name: /^Remove / })).toHaveCount(1);
  });
});

for (const { locale, path } of inEveryLanguage('/compare?plans=1,2,none')) {
  test(`a shared comparison in ${locale} is whole in its first HTML and for no search engine`, async ({ request }) => {
    // Japanese headings hold the places where they may break.
    const html = (await (await request.get(path)).text()).replaceAll('<wbr/>', '');
    const texts = messagesFor(locale).compare;
    expect(html).toContain(texts.heading({ count: 2 }));
    expect(html).toContain(texts.notices.unread({ words: 'none' }));
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/compare"\/>/);
    expect(html).toContain(texts.rows.cost);
  });
}

test('a shared comparison changes nothing until it is kept', async ({ page, context }) => {
  await open(page, '/compare?plans=1,2');
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 50);
  const keep = page.getByRole('button', { name: compare.save });
  await expect(keep).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('settings') ?? '')).not.toContain('compared');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('compare');
  await keep.click();
  await expect(page.locator('main')).toContainText(compare.saved);
  await open(page, '/about');
  await expect(tray(page).getByRole('button', { name: /^Remove / })).toHaveCount(2);
});

test('a changed trip updates the price of every column and the address', async ({ page }) => {
  await open(page, '/compare?plans=1,2');
  const heads = page.getByRole('columnheader');
  const before = await heads.allInnerTexts();
  await word(page, questions.days).click();
  await sheet(page).getByRole('spinbutton').fill('20');
  await sheet(page).getByRole('button', { name: trip.sentence.show }).click();
  await expect(page).toHaveURL(/\/compare\?plans=1,2&days=20&gb=5/);
  await expect(word(page, questions.days)).toContainText('20 days');
  await expect(heads).not.toHaveText(before);
});

test('on a phone four columns share the width, and their heads stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/compare?plans=1,2,3,4');
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
  const tops = await page
    .getByRole('columnheader')
    .evaluateAll((all) => all.map((head) => head.getBoundingClientRect()));
  expect(tops).toHaveLength(4);
  for (const { top, bottom, right } of tops) {
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(90);
    expect(right).toBeLessThanOrEqual(390);
  }
});

test('on a phone the check box has a line of its own, and an edge ends the head', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/germany');
  for (const place of [0, 1, 2]) await boxes(page).nth(place).dispatchEvent('click');
  await tray(page).getByRole('link').click();
  await expect(page.getByLabel(compare.onlyDifferences)).toBeVisible();
  const table = page.locator('main table');
  const bottomOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom);
  const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
  const label = table.locator('label', { hasText: compare.onlyDifferences });
  expect(await topOf(table.locator('tbody th').first())).toBeGreaterThanOrEqual(await bottomOf(label));
  expect(await topOf(label)).toBeGreaterThanOrEqual(await bottomOf(table.locator('tbody td p').first()));
  expect((await topOf(table.locator('thead td'))) - (await topOf(table))).toBeGreaterThanOrEqual(10);
  await expect(table.locator('thead tr')).toHaveCSS('border-bottom-width', '1px');
});

test('paper gets the table without what only a screen can use', async ({ page }) => {
  await open(page, '/compare?plans=1,2');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Remove / }).first()).toBeHidden();
  await expect(page.getByText(compare.onlyDifferences)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('boxes of tickets and of an opened row add plans, a form asks for another trip, and differences alone are shown', async ({
    page,
    context,
  }) => {
    const compareTicked = page.locator('form#compared').getByRole('button');
    await page.goto('/germany');
    await expect(boxes(page).first()).toBeHidden();
    await expect(compareTicked).toBeHidden();
    await ofAnswer(page).check();
    await compareTicked.click();
    await expect(page).toHaveURL(/\/compare\?plans=\d+$/);
    await page.goto('/germany');
    await page.locator('#plans li > details > summary').nth(2).getByRole('link').click();
    await page
      .locator('#plans')
      .getByRole('checkbox', { name: /^Compare / })
      .check();
    await compareTicked.click();
    await expect(page).toHaveURL(/\/compare\?plans=\d+,\d+$/);
    expect(await context.cookies()).toContainEqual(
      expect.objectContaining({ name: 'compare', sameSite: 'Lax', value: idsIn(page.url()).join('.') }),
    );
    // The address changes before all rows are rendered.
    await page.waitForLoadState('domcontentloaded');
    const facts = page.locator('tbody tr:has(td)');
    const all = await facts.count();
    await page.getByLabel(compare.onlyDifferences).check();
    await expect(facts.filter({ visible: true })).not.toHaveCount(all);
    await word(page, questions.days).click();
    await page.locator('main details[name=trip][open]').getByRole('spinbutton').fill('20');
    await page.locator('main details[name=trip][open]').getByRole('button', { name: trip.sentence.show }).click();
    await expect(page).toHaveURL(/days=20&gb=5.*&plans=\d+%2C\d+/);
    await expect(page.locator('main')).toContainText('20 days');
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/compare\?plans=\d+&days=20/);
    await expect(page.getByRole('link', { name: /^Go to / }).first()).toBeVisible();
  });
});

test.describe('without a connection', extended, () => {
  const server = shareServer(import.meta.resolve('#tests/e2e/servers/offline-server.ts'));
  test.use({ serviceWorkers: 'allow', tolerated: /\/builds\/meta\/|net::ERR_CONNECTION_REFUSED/ });

  test('the kept comparison opens, whole, however it was reached', async ({ page }) => {
    test.setTimeout(90_000);
    await open(page, `${server.address}/about`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await open(page, `${server.address}/compare?plans=1,2`);
    await page.mouse.wheel(0, 50);
    await page.getByRole('button', { name: compare.save }).click();
    await expect(page.locator('main')).toContainText(compare.saved);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const store = await caches.open('roamchart-saved-1');
          return (await store.keys()).map(({ url }) => new URL(url).search);
        }),
      )
      .toEqual(['?plans=1,2']);
    // Other caches may be cleared; saved pages stay.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (/-(?:page|payload)-/.test(name)) await caches.delete(name);
    });
    await server.ask('stop');
    await open(page, `${server.address}/compare?plans=1,2`);
    await expect(page.locator('.kept-note')).toBeVisible();
    await expect(page.getByRole('table')).toContainText(compare.rows.cost);
  });
});
