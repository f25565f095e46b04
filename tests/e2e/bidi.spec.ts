import type { Locator, Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import { findLooseTexts } from '#tests/support/loose-texts.ts';
import { extended } from './extended.ts';
import { ReviewFormParts } from './review-form-parts.ts';
import { dialog, field, openSearchHere } from './search-parts.ts';
import { shareServer } from './own-server.ts';
import { expect, hidePrivacyBanner, open, test } from './visitor.ts';

/** Names, some of which would reorder the text after them. */
const names = ['منى', 'שירה 5', 'A\u202e', '\u2067B', 'Ann'];

/** The characters of a line in visual order from left to right, with their edges in pixels. */
function readPlaces(line: Locator): Promise<{ readonly text: string; readonly left: number; readonly right: number }> {
  return line.evaluate((element) => {
    const found: { readonly character: string; readonly left: number; readonly right: number }[] = [];
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const { data } = node as Text;
      for (let at = 0; at < data.length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, right, width } = range.getBoundingClientRect();
        if (width > 0) found.push({ character: data.charAt(at), left, right });
      }
    }
    const seen = found.toSorted((a, b) => a.left - b.left);
    return {
      text: seen.map(({ character }) => character).join(''),
      left: Math.min(...seen.map(({ left }) => left)),
      right: Math.max(...seen.map(({ right }) => right)),
    };
  });
}

test('the time of a review stays behind the name of its author, in whatever direction that is written', async ({
  page,
}) => {
  await open(page, '/reviews');
  const card = page.locator('li[id^=review-]').first();
  const [author, time] = [card.locator('b + *'), card.locator('time')];
  for (const name of names) {
    await author.evaluate((element, text) => {
      element.textContent = text;
    }, name);
    await time.evaluate((element) => {
      element.textContent = '12 days ago';
    });
    const [nameAt, timeAt] = [await readPlaces(author), await readPlaces(time)];
    expect(timeAt.text, name).toBe('12 days ago');
    expect(timeAt.left, name).toBeGreaterThanOrEqual(nameAt.right);
  }
});

test('the review form shows a name as it will look, without what turns text around', async ({ page }) => {
  const form = new ReviewFormParts(page);
  await open(page, '/about');
  await form.openForm();
  await form.fillIn();
  await form.name.fill('\u202eمنى 5');
  await form.text.fill('سريع في القطار.');
  await expect(form.text).toHaveCSS('direction', 'rtl');
  await expect(form.name).toHaveCSS('direction', 'rtl');
  await form.button(form.texts.continue).click();
  const name = form.confirmation.locator('article bdi', { hasText: 'منى' });
  await expect(name).toHaveText('منى 5');
  const [nameAt, lineAt] = [await readPlaces(name), await readPlaces(name.locator('..'))];
  expect(lineAt.text).toMatch(/· today$/);
  expect(lineAt.right).toBeGreaterThan(nameAt.right);
  await expect(form.confirmation.locator('article p', { hasText: 'سريع' })).toHaveCSS('direction', 'rtl');
});

test.describe('a site whose sellers are called from right to left', extended, () => {
  // One server for all of them.
  test.describe.configure({ mode: 'default' });
  const { compare, list, search } = messagesFor('en');
  const typed = 'שלום (5)';
  const server = shareServer(import.meta.resolve('#tests/e2e/servers/turned-names-server.ts'));
  test.beforeEach(({ page }) => hidePrivacyBanner(page));

  async function expectNoneLoose(page: Page): Promise<void> {
    expect(findLooseTexts(await page.content())).toEqual([]);
  }

  test('isolates them in everything that opens on the page of a destination', async ({ page }) => {
    await open(page, `${server.address}/japan`);
    await test.step('after another order, with a row open', async () => {
      await page.locator('#plans').getByLabel(list.sort.label).selectOption('data');
      await expect(page).toHaveURL(/sort=data/);
      const row = page.locator('#plans details[name=plan]').first();
      await row.locator('summary').first().click();
      await expect(row).toContainText('שימוש הוגן 1');
      await expectNoneLoose(page);
    });
    await test.step('in the tray of compared plans', async () => {
      await page.locator('#plans li > button[aria-pressed=false]').first().click();
      await expect(page.getByRole('region', { name: compare.tray.label }).getByRole('listitem')).toHaveCount(1);
      await expectNoneLoose(page);
    });
    await test.step('in the table of what all sellers ask', async () => {
      await page.locator('#market').getByText(list.ruler.table).click();
      await expect(page.locator('#market tbody')).toContainText('שירה');
      await expectNoneLoose(page);
    });
    await test.step('in what a search finds nothing for', async () => {
      await openSearchHere(page);
      await field(page).fill(typed);
      await expect(dialog(page)).toContainText(search.none.heading);
      await expectNoneLoose(page);
    });
  });

  test('isolates them in the review form', async ({ page }) => {
    const form = new ReviewFormParts(page);
    await open(page, `${server.address}/about`);
    await form.openForm();
    await form.provider.click();
    await expect(form.dialog.getByRole('option').first()).toContainText('שירה');
    await expectNoneLoose(page);
    await form.dialog.getByRole('option').first().click();
    await form.country.fill(typed);
    await expect(form.dialog).toContainText(typed);
    await expectNoneLoose(page);
  });
});
