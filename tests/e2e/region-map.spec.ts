import type { Locator, Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { launchOptions } from '#tests/support/browser-launch.ts';
import { extendedUnless } from './extended.ts';
import { expect, open, test } from './visitor.ts';

test.use({ launchOptions: launchOptions({ hasPictures: true }) });

const texts = messagesFor('en').coverage;
const section = '#coverage';

interface PlanAnswer {
  readonly coverage: readonly { readonly code: string }[];
  readonly networks: readonly {
    readonly country: { readonly code: string };
    readonly operators: readonly { readonly name: string }[];
  }[];
}

/** Codes of the list's items that are marked as covered. */
const coveredCodes = `[...document.querySelectorAll('${section} li[data-code]')]
  .filter((item) => item.textContent.includes(${JSON.stringify(texts.covered)}))
  .map((item) => item.dataset.code).sort()`;

/** The picture's file, drawn on the first request for the region. */
async function mapPicture(page: Page): Promise<void> {
  const source = await page.locator(`${section} img[src^="/assets/maps/"]`).getAttribute('src');
  expect((await page.request.get(source ?? '')).status()).toBe(200);
}

/** Brings the map to the screen and waits until its countries answer. */
async function showLiveMap(page: Page): Promise<Locator> {
  await mapPicture(page);
  await page.locator(section).scrollIntoViewIfNeeded();
  const map = page.locator(`${section} svg[role="group"]`);
  await expect(map).toBeVisible();
  // The words above it grow, and the content below moves.
  await expect(page.locator(section)).toContainText(texts.networksLead);
  return map;
}

/** Many plans of a region cover the same countries. */
async function planWithAnotherMap(page: Page, plans: readonly string[], source: string): Promise<string> {
  for (const plan of plans) {
    const html = await (await page.request.get(`/region/europe?plan=${plan}`)).text();
    if (!html.includes(`src="${source.replaceAll('&', '&amp;')}"`)) return plan;
  }
  throw new Error('Every plan has the same map.');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a picture, and another plan changes map, list and count', async ({ page }) => {
    await page.goto('/region/europe', { waitUntil: 'domcontentloaded' });
    const image = page.locator(`${section} img[src^="/assets/maps/"]`);
    await mapPicture(page);
    const before = { source: await image.getAttribute('src'), list: await page.locator(section).innerText() };
    const options = page.locator(`${section} select[name="plan"] option`);
    const values = await options.evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? ''));
    const value = await planWithAnotherMap(page, values.slice(1), before.source ?? '');
    await page.locator(`${section} select[name="plan"]`).selectOption(value);
    await page.locator(section).getByRole('button', { name: texts.submit }).click();
    await expect(page).toHaveURL(new RegExp(`[?&]plan=${value}(&|#)`));
    await expect(page.locator(`${section} select[name="plan"]`)).toHaveValue(value);
    await expect(image).not.toHaveAttribute('src', before.source ?? '');
    expect(await page.locator(section).innerText()).not.toBe(before.list);
  });
});

/** The rest of the list is rendered when it is opened. */
async function openWholeList(page: Page): Promise<void> {
  const countries = page.locator(`${section} li[data-code]`);
  const shown = await countries.count();
  await page.locator(`${section} details > summary`).first().click();
  await expect.poll(() => countries.count()).toBeGreaterThan(shown);
}

for (const path of ['/region/europe', '/global']) {
  test(`${path} counts what the API states`, extendedUnless(path === '/region/europe'), async ({ page, request }) => {
    await open(page, path);
    const id = await page.locator('[data-coverage]').getAttribute('data-coverage');
    const plan = (await (await request.get(`/api/plans/${id}`)).json()) as PlanAnswer;
    const stated = new Set(plan.coverage.map(({ code }) => code));
    await openWholeList(page);
    const listed = await page
      .locator(`${section} li[data-code]`)
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-code') ?? ''));
    const covered = listed.filter((code) => stated.has(code)).toSorted();
    expect(await page.evaluate(coveredCodes)).toEqual(covered);
    await expect(page.locator(section).getByRole('status')).toHaveText(
      texts.count({ covered: covered.length, total: listed.length }),
    );
  });
}

test('a country of the map says its name and networks, and lights up with its item', async ({ page }) => {
  await open(page, '/region/europe');
  const map = await showLiveMap(page);
  await openWholeList(page);
  const austria = map.locator('[data-code="AT"]');
  const item = page.locator(`${section} li[data-code="AT"]`);
  const tip = (await item.getAttribute('data-tip')) ?? '';
  expect(tip).toContain('Austria\u00a0· ');
  await item.hover();
  await expect(austria).toHaveAttribute('data-lit', '');
  await expect(page.getByRole('tooltip')).toHaveText(tip);
  await map.locator('[data-code="ES"]').hover();
  await expect(austria).not.toHaveAttribute('data-lit');
  await expect(page.locator(`${section} li[data-code="ES"]`)).toHaveAttribute('data-lit', '');
  await expect(page.getByRole('tooltip')).toContainText('Spain · ');
});

test('arrow keys go from country to country', async ({ page }) => {
  await open(page, '/region/europe');
  const map = await showLiveMap(page);
  const stop = map.locator('[tabindex="0"]');
  await expect(stop).toHaveCount(1);
  await stop.focus();
  await page.keyboard.press('ArrowRight');
  await expect(stop).toHaveCount(1);
  await expect(stop).toBeFocused();
  await expect(map.locator(':focus')).toHaveAttribute('aria-label', /\u00a0· /);
});

test('another plan changes map and list in place', async ({ page }) => {
  await open(page, '/region/europe');
  const plans = page.locator(`${section} select[name="plan"]`);
  const values = await plans
    .locator('option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? ''));
  const address = page.url();
  for (const value of values.slice(1)) {
    await plans.selectOption(value);
    await expect(page.locator('[data-coverage]')).toHaveAttribute('data-coverage', value);
  }
  expect(page.url()).toBe(address);
  await openWholeList(page);
  const total = await page.locator(`${section} li[data-code]`).count();
  const covered = (await page.evaluate(coveredCodes)) as readonly string[];
  await expect(page.locator(section).getByRole('status')).toHaveText(texts.count({ covered: covered.length, total }));
  const map = await showLiveMap(page);
  const parts = map.locator('[data-part="covered"] [data-code]');
  await expect(parts).not.toHaveCount(0);
  for (const code of await parts.evaluateAll((all) => all.map((path) => path.getAttribute('data-code') ?? '')))
    expect(covered).toContain(code);
});
