import type { Page } from '@playwright/test';
import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { formsOf } from '#tests/support/forms-of.ts';
import { messagesFor } from '#i18n/messages.ts';
import { expect, open, test } from './visitor.ts';

/** Pages of providers in Germany, the one with most plans first. */
async function providersOf(page: Page, destination = '/germany'): Promise<readonly string[]> {
  const html = await (await page.request.get(destination)).text();
  const paths = [...html.matchAll(new RegExp(`href="(${destination}/[a-z0-9-]+)"`, 'g'))].map(([, path = '']) => path);
  return [...new Set(paths)];
}

test('says what a provider states and where its prices stand', async ({ page }) => {
  const [path = ''] = await providersOf(page, '/ethiopia');
  for (const locale of locales) {
    await test.step(`in ${locale}`, async () => {
      await open(page, localizePath(path, locale));
      const { provider, plan } = messagesFor(locale);
      const { facts } = plan;
      const headings = page.getByRole('heading', { level: 2 });
      for (const name of [facts.heading, provider.cheaper.heading, provider.reviews.heading])
        await expect(headings.filter({ hasText: name })).toHaveCount(1);
      await expect(page.locator('dt', { hasText: facts.hotspot.label })).toBeVisible();
      await expect(page.locator('h1')).toHaveText(/\S/);
    });
  }
});

test('its rating stands beside the name on phones too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [path = ''] = await providersOf(page);
  await open(page, path);
  await expect(page.locator('main a[href="#reviews"]').first()).toBeVisible();
});

test('lists what is its own, and leads to the seller’s own site', async ({ page }) => {
  const [path = ''] = await providersOf(page);
  await open(page, path);

  await test.step('its plans are all its own, and all are listed', async () => {
    const name = (await page.locator('h1').textContent()) ?? '';
    const payload = (await (await page.request.get(`${path}/_payload.json`)).json()) as {
      content: { data: { list: { view: { list: { rows: { plan: { provider: { name: string } } }[] } } } } };
    };
    const sellers = payload.content.data.list.view.list.rows.map(({ plan }) => plan.provider.name);
    expect(sellers.length).toBeGreaterThan(0);
    expect(new Set(sellers)).toEqual(new Set([name]));
  });

  await test.step('the way to the seller’s own site is not marked as paid and counts nobody', async () => {
    const visit = page.locator('main a[href^="https://"]', { hasText: /^Go to / }).first();
    await expect(visit).toHaveAttribute('rel', 'nofollow noopener');
    await expect(visit).toHaveAttribute('href', /^https:\/\//);
  });
});

test('the places of one seller’s prices agree with what the others ask', async ({ page }) => {
  const [path = ''] = await providersOf(page, '/luxembourg');
  const body = (await (await page.request.get(`${path}/_payload.json`)).json()) as {
    content: { data: { list: { ranks: { byPlan: Record<string, { place: number; of: number }> } }; cheaper: Cheaper } };
  };
  type Cheaper = { sellers: readonly { price: { units: number } }[] };
  const { list, cheaper } = body.content.data;
  for (const { place, of } of Object.values(list.ranks.byPlan)) {
    expect(place).toBeLessThanOrEqual(of);
    expect(of).toBeLessThanOrEqual(cheaper.sellers.length);
  }
});

test('rows of one seller have two lines on a phone, the days right below the amount', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [path = ''] = await providersOf(page, '/japan');
  await open(page, path);
  const rows = await page.locator('#plans ol > li > details > summary').evaluateAll((summaries) =>
    summaries.flatMap((summary) => {
      const [amount, days] = [...summary.querySelectorAll('b + span, b')].map((part) => part.getBoundingClientRect());
      return amount && days ? [{ gap: days.top - amount.bottom, height: summary.clientHeight }] : [];
    }),
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(Math.max(...rows.map(({ gap }) => gap))).toBeLessThanOrEqual(4);
  expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(104);
});

test('what costs the trip less belongs to others, and each has its page', async ({ page }) => {
  const paths = await providersOf(page);
  const dear = paths.at(-1) ?? '';
  await open(page, `${dear}?days=7&gb=5`);
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: messagesFor('en').provider.cheaper.heading }),
  });
  const links = section.locator('li a');
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/germany\/[a-z0-9-]+$/);
    expect(href).not.toBe(dear);
    expect((await page.request.get(href)).status()).toBe(200);
  }
  await expect(section.getByText('7 days, 5 GB').first()).toBeVisible();
});

test('reads without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env['BASE_URL'] ?? '' });
  const page = await context.newPage();
  const [path = ''] = await providersOf(page);
  // Not until "load": a picture may still have to be drawn.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: messagesFor('en').provider.cheaper.heading })).toBeVisible();
  const all = page.getByRole('link', { name: messagesFor('en').provider.allPlans({ destination: formsOf('DE') }) });
  await expect(all).toHaveAttribute('href', '/germany');
  await context.close();
});
