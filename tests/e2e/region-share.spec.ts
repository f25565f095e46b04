import type { Page } from '@playwright/test';
import { globalRegion, regions } from '#domain/place/regions.ts';
import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { extended } from './extended.ts';
import { expect, open, test } from './visitor.ts';

const { list } = messagesFor('en');

const rowsOf = (page: Page) => page.locator('#plans details[name=plan] > summary');

/** In how many countries of how many each row says that its plan works. */
async function sharesOf(page: Page): Promise<readonly { readonly covered: number; readonly of: number }[]> {
  const rows = await rowsOf(page).allTextContents();
  return rows.map((text) => {
    const [, covered, of] = /(?<![\d,])([\d,]+) of ([\d,]+) countries/.exec(text) ?? [];
    return { covered: Number(covered?.replaceAll(',', '')), of: Number(of?.replaceAll(',', '')) };
  });
}

const isFalling = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number <= (numbers[index - 1] ?? Infinity));

async function shownCount(page: Page): Promise<number> {
  const words = await page.locator('#plans').getByRole('status').first().innerText();
  return Number(/([\d,]+)(?: of [\d,]+)? (?:plans?$|sellers?,)/.exec(words)?.[1]?.replaceAll(',', ''));
}

test('a region is filtered and ordered by how much of it works, and the server agrees', async ({ page }) => {
  await open(page, '/region/europe?view=plans');
  const sort = page.locator('#plans').getByLabel(list.sort.label);

  await test.step('most countries first', async () => {
    await sort.selectOption('share');
    await expect(page).toHaveURL(/sort=share/);
    const html = await (await page.request.get(page.url())).text();
    const covered = async (): Promise<readonly number[]> => (await sharesOf(page)).map((each) => each.covered);
    await expect.poll(async () => isFalling(await covered())).toBe(true);
    const [first] = await sharesOf(page);
    expect(await covered()).toHaveLength(20);
    expect(html).toContain(`${first?.covered} of ${first?.of} countries`);
    await sort.selectOption('trip');
  });

  await test.step('each choice leaves as many sellers as it says', async () => {
    await open(page, '/region/europe');
    const boxes = page.locator('#filters input[name=share]');
    const values = await boxes.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(values.length).toBeGreaterThan(1);
    for (const value of values) {
      const label = page.locator('#filters label', { has: page.locator(`input[name=share][value="${value}"]`) });
      const count = Number((await label.locator('span').last().innerText()).replaceAll(',', ''));
      await label.click();
      await expect(page).toHaveURL(new RegExp(`share=${value}`));
      await expect.poll(() => shownCount(page)).toBe(count);
      const html = await (await page.request.get(page.url())).text();
      expect(html).toContain(list.sellers({ count, currency: null }));
      await label.click();
      await expect(page).not.toHaveURL(/share=/);
    }
  });
});

test('the list of a country has nothing of it', async ({ page }) => {
  await open(page, '/germany');
  await page.locator('#plans').getByLabel(list.sort.label).hover();
  await expect(page.locator('option[value=share], input[name=share]')).toHaveCount(0);
  await expect(rowsOf(page).first()).not.toContainText(/ of \d+ countries/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/region/europe', '/global']) {
    test(
      `${path} says the share in each row and each language, filters and orders by it`,
      extended,
      async ({ page }) => {
        for (const locale of locales) {
          await page.goto(localizePath(path, locale));
          const { share } = messagesFor(locale).plan.scope;
          const of = share({ count: 7777, total: 8888 }).replaceAll(/[.,\s\u00a0\u00a0]/g, '');
          const pattern = new RegExp(of.replace(/7777/, '\\d+').replace(/8888/, '\\d+'));
          for (const text of await rowsOf(page).allInnerTexts())
            expect(text.replaceAll(/[.,\s\u00a0\u00a0]/g, ''), locale).toMatch(pattern);
        }
        await page.goto(`${path}?view=plans`);
        const all = await shownCount(page);
        await page.locator('#plans').getByLabel(list.sort.label).selectOption('share');
        await page.locator('#plans').getByRole('button', { name: list.sort.submit }).click();
        await expect(page).toHaveURL(/sort=share/);
        const [first] = await sharesOf(page);
        await page.locator('#filters input[name=share][value="50"]').check();
        await page.getByRole('button', { name: list.filters.apply }).click();
        await expect(page).toHaveURL(/share=50/);
        expect(await shownCount(page)).toBeLessThanOrEqual(all);
        expect((await sharesOf(page))[0]).toEqual(first);
        expect((await sharesOf(page)).every(({ covered, of }) => covered * 2 >= of)).toBe(true);
      },
    );
  }
});

test('no region puts a plan for less than half of it before one that may serve the trip', async ({ page }) => {
  for (const { slug } of regions) {
    const path = slug === globalRegion ? '/global' : `/region/${slug}`;
    const payload = await page.request.get(`${path}/_payload.json?view=plans`);
    // No plan of the small catalogue is for it.
    if (payload.status() === 404) continue;
    const { content } = (await payload.json()) as {
      content: {
        data: {
          list: {
            view: {
              list: {
                rows: {
                  trip: { fit: string };
                  plan: { coverage: { coveredHere: number; countriesHere: number } };
                }[];
              };
            };
          };
        };
      };
    };
    const kinds = content.data.list.view.list.rows.map(({ trip: { fit }, plan: { coverage } }) =>
      coverage.coveredHere * 2 >= coverage.countriesHere && fit !== 'short' ? 0 : 1,
    );
    expect(kinds, slug).toEqual(kinds.toSorted());
  }
});
