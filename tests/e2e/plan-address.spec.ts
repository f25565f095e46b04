import type { Locator, Page } from '@playwright/test';
import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { formsOf } from '#tests/support/forms-of.ts';
import { messagesFor } from '#i18n/messages.ts';
import { findViolations, sidewaysOverflow } from './axe.ts';
import { extendedUnless } from './extended.ts';
import { expect, open, test } from './visitor.ts';

const { plan, compare } = messagesFor('en');

/** Two days and little data: far from the trip that a plain address has. */
const trip = '?days=2&gb=0.5';

/** Opens the first row of a list, and all its terms. */
async function openRow(page: Page): Promise<Locator> {
  const row = page.locator('#plans details[name=plan]').first();
  await row.locator('> summary').click();
  await expect(row.getByRole('heading', { name: plan.history.heading })).toBeVisible();
  await row.getByText(plan.detail.smallPrint, { exact: true }).click();
  return row;
}

const addressIn = async (row: Locator): Promise<string> =>
  (await row.locator('a', { hasText: plan.share.link }).getAttribute('href')) ?? '';

/** What the trip costs in a row. A page of converted prices alone says that once, above its list. */
async function costIn(row: Locator): Promise<string> {
  const words = await row.locator('> summary').locator('b').last().textContent();
  return (words ?? '').replace(/≈\s*about\s*/u, '');
}

const openedPlan = (page: Page): Locator => page.locator('#plan details').first();

test('a plan is found at its own address, open, with the same cost for another visitor', async ({ page, context }) => {
  await open(page, `/germany${trip}`);
  const row = await openRow(page);
  const address = await addressIn(row);
  expect(address).toMatch(/^\/germany\/[a-z0-9-]+\?plan=\d+&days=2&gb=0\.5$/);
  const cost = await costIn(row);
  await context.clearCookies();
  await open(page, address);
  const own = openedPlan(page);
  await expect(own).toHaveAttribute('open');
  expect(await costIn(own)).toBe(cost);

  await test.step('with everything about it, and nothing loaded twice', async () => {
    await own.scrollIntoViewIfNeeded();
    await expect(own.getByRole('region', { name: plan.history.heading })).toContainText(
      /Lowest in the last 30 days|unchanged since|before|No earlier price/,
    );
    expect(await addressIn(own)).toBe(address);
  });

  await test.step('and stays open while the list below it is read and filtered', async () => {
    await openRow(page);
    await expect(own).toHaveAttribute('open');
    await page.locator('#plans').getByLabel(messagesFor('en').list.sort.label).selectOption('data');
    await expect(page).toHaveURL(/plan=\d+&days=2&gb=0\.5&sort=data/);
    await expect(own).toHaveAttribute('open');
    await page.goBack();
    await expect(page).toHaveURL(address);
  });
});

/** What was copied last. The policy of the site lets no page read the clipboard. */
async function keepCopied(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void (document.documentElement.dataset['copied'] = text);
  });
  return () => page.evaluate(() => document.documentElement.dataset['copied']);
}

test('its link is copied where the device has no share sheet, and the visitor is told', async ({ page }) => {
  const copied = await keepCopied(page);
  await open(page, `/germany${trip}`);
  const row = await openRow(page);
  await row.getByRole('button', { name: compare.copy }).click();
  await expect(row.getByRole('status')).toHaveText(compare.copied);
  expect(await copied()).toBe(new URL(await addressIn(row), page.url()).href);
});

test('a link that cannot be copied says so, and what to do instead', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await open(page, `/germany${trip}`);
  const row = await openRow(page);
  await row.getByRole('button', { name: compare.copy }).click();
  await expect(row.getByRole('status')).toHaveText(plan.share.copyFailed);
});

test.describe('with a share sheet', () => {
  /** Each call leaves what it was given on the page; the answer is the one that the address asks for. */
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
        const { refusal } = document.documentElement.dataset;
        if (refusal !== undefined) throw new DOMException('no', refusal);
      };
    }),
  );

  test('its link goes there', async ({ page }) => {
    await open(page, `/germany${trip}`);
    const row = await openRow(page);
    await row.getByRole('button', { name: plan.share.button }).click();
    const shared = page.locator('html[data-shared]');
    const { url, title } = JSON.parse((await shared.getAttribute('data-shared')) ?? '{}') as Record<string, string>;
    expect(url).toBe(new URL(await addressIn(row), page.url()).href);
    expect(title).toMatch(/.+, .+, .+/);
    await expect(row.getByRole('status')).toHaveText('');
  });

  test('closing it says nothing; where it is refused, the link is copied', async ({ page }) => {
    await keepCopied(page);
    await open(page, `/germany${trip}`);
    const row = await openRow(page);
    const refuse = (name: string): Promise<void> =>
      page.evaluate((refusal) => void (document.documentElement.dataset['refusal'] = refusal), name);
    await refuse('AbortError');
    await row.getByRole('button', { name: plan.share.button }).click();
    await expect(page.locator('html[data-shared]')).toHaveCount(1);
    await expect(row.getByRole('status')).toHaveText('');
    await refuse('NotAllowedError');
    await row.getByRole('button', { name: plan.share.button }).click();
    await expect(row.getByRole('status')).toHaveText(compare.copied);
  });
});

for (const width of [320, 1440]) {
  test(`the page of a plan has no violation and fits, ${width} px`, extendedUnless(width === 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/germany${trip}`);
    await open(page, await addressIn(await openRow(page)));
    await openedPlan(page).hover();
    await openedPlan(page).getByText(plan.detail.smallPrint, { exact: true }).click();
    await expect(openedPlan(page).getByRole('button', { name: compare.copy })).toBeVisible();
    const button = await openedPlan(page).getByRole('button', { name: compare.copy }).boundingBox();
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await sidewaysOverflow(page)).toBe(0);
    // What the header covers half is no small target: the page can be scrolled.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const place of ['/germany', '/region/europe', '/global']) {
    test(
      `a plan of ${place} is found at its address, in every language`,
      extendedUnless(place === '/germany'),
      async ({ page }) => {
        await page.goto(`${place}${trip}`);
        const row = page.locator('#plans details[name=plan]').first();
        const cost = await costIn(row);
        await row.locator('> summary').click();
        await expect(row).toHaveAttribute('open');
        await row.getByText(plan.detail.smallPrint, { exact: true }).click();
        await row.getByRole('link', { name: plan.share.link }).click();
        await expect(page).toHaveURL(new RegExp(`${place}/[a-z0-9-]+\\?plan=\\d+&days=2&gb=0\\.5$`));
        expect(await costIn(openedPlan(page))).toBe(cost);
        const { pathname, search } = new URL(page.url());
        for (const locale of locales) {
          await page.goto(localizePath(pathname + search, locale));
          await expect(openedPlan(page)).toHaveAttribute('open');
          await expect(
            openedPlan(page).getByRole('heading', { name: messagesFor(locale).plan.history.heading }),
          ).toBeVisible();
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
            'href',
            new RegExp(`${localizePath(pathname, locale)}$`),
          );
          await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        }
      },
    );
  }

  test('a plan that is not sold there leaves the page as usual, with a sentence, in every language', async ({
    page,
  }) => {
    await page.goto('/germany');
    const link = await page.locator('a[href^="/germany/"]').first().getAttribute('href');
    const [path = ''] = (link ?? '').split('?');
    for (const locale of locales) {
      const answer = await page.goto(`${localizePath(path, locale)}?plan=999999999`);
      expect(answer?.status()).toBe(200);
      const provider = await page.locator('h1').innerText();
      const { notSold } = messagesFor(locale).provider.named;
      await expect(page.getByText(notSold({ provider, destination: formsOf('DE', locale) }))).toBeVisible();
      await expect(page.locator('#plans details[name=plan]').first()).toBeVisible();
      await expect(page.locator('#plan')).toHaveCount(0);
    }
  });
});
